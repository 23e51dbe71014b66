import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { Message } from '@escapade/shared-ui/message/Message'
import { useTranslation } from 'react-i18next'
import type { Reductions } from './use-reductions'

type Props = { reductions: Reductions; held: boolean }

/** Pay was pressed while a code stood unapplied in its field: what became of it. Nothing was charged. */
export function CodeNotice({ reductions, held }: Props) {
  const { t } = useTranslation('checkout')
  const { locale } = useVisit()
  if (!held || reductions.busy) return null
  if (reductions.isOpen)
    return (
      <Message tone="danger" announce title={t('reductions.refusedTitle')}>
        {t('reductions.refused')}
      </Message>
    )
  const amount = formatCents({ cents: reductions.toPay, locale })
  return (
    <Message tone="success" announce title={t('reductions.heldTitle')}>
      {t('reductions.held', { amount })}
    </Message>
  )
}
