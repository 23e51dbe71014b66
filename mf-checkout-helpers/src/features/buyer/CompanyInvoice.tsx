import { onDemand } from '@escapade/shared-ui/layer/on-demand'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './BuyerForm.module.scss'
import type { BuyerDraftState } from './use-buyer-draft'

const CompanyFields = onDemand(async () => ({ default: (await import('./CompanyFields')).CompanyFields }))

type Props = { draft: BuyerDraftState; submitted: boolean }

/** Asks for a company to make the invoice out to, of those few who want that. */
export function CompanyInvoice({ draft, submitted }: Props) {
  const { t } = useTranslation('checkout')
  const { buyer } = useAtomValue(draft.atom)
  const [isAsked, setAsked] = useState(false)
  if (isAsked || buyer.companyName || buyer.vatNumber)
    return <CompanyFields draft={draft} submitted={submitted} />
  return (
    <button type="button" className={styles.suggestion} onClick={() => setAsked(true)}>
      {t('buyer.company')}
    </button>
  )
}
