import { useApi } from '@escapade/remote-kit/runtime/query'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '../../common/Section'
import { ExtraItem } from './ExtraItem'
import styles from './Extras.module.scss'
import { type Extra, readExtra } from './extra'
import { upsellsQuery } from './upsells-query'

const ExtraDialog = lazy(() => import('./ExtraDialog').then((module) => ({ default: module.ExtraDialog })))

/** Time to read the message before the page is that of the other stay (spec A §4). */
const leaveAfterMs = 500

type Props = { productId: string; nights: number; criteria: Criteria }

/** The same stay with something more. A gift shows extras for one night only (PR-018). */
export function Extras({ productId, nights, criteria }: Props) {
  const { t } = useTranslation('product')
  const { visit } = useShell()
  const { data = [] } = useQuery(upsellsQuery(useApi(), { id: productId, locale: visit.locale }))
  const [changed, setChanged] = useState<Extra | null>(null)
  useLeave(changed, criteria)
  if (data.length === 0 || (criteria.giftNights ?? 1) !== 1) return null
  return (
    <Section id="extras" title={t('extras.title')}>
      <ul>
        {data.map((upsell) => {
          const extra = readExtra(upsell, nights)
          return <ExtraItem key={extra.id} extra={extra} onToggle={() => setChanged(extra)} />
        })}
      </ul>
      <p className={styles.note}>{t('extras.note')}</p>
      {changed && (
        <Suspense fallback={null}>
          <ExtraDialog removed={changed.included} onClose={() => setChanged(null)} />
        </Suspense>
      )}
    </Section>
  )
}

/** Goes to the stay with the extra, unless the message is closed before. */
function useLeave(changed: Extra | null, criteria: Criteria) {
  const { navigate } = useShell()
  useEffect(() => {
    if (!changed) return
    const hash = serializeCriteria({ criteria })
    const uri = `/product/${encodeURIComponent(changed.id)}${hash && `#${hash}`}`
    const timer = setTimeout(() => navigate(uri), leaveAfterMs)
    return () => clearTimeout(timer)
  }, [changed, criteria, navigate])
}
