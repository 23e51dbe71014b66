import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { CancellationPolicy } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { formatClock } from '@escapade/shared-contracts/rules/dates/format-clock'
import {
  type CancellationNotice,
  cancellationNotice,
} from '@escapade/shared-contracts/rules/stays/cancellation-notice'
import { useTranslation } from 'react-i18next'

type Input = { hasDates: boolean; policy: CancellationPolicy | null }

/** What is said about cancelling (D65), with the deadline in words. */
export function useCancellation({ hasDates, policy }: Input): { notice: CancellationNotice; text: string } {
  const { t } = useTranslation('product')
  const { textLanguage } = useVisit()
  const notice = cancellationNotice({ hasDates, policy })
  const until = policy?.cancellationDeadline
  const deadline = notice === 'free' && until ? deadlineText(until, textLanguage) : ''
  return { notice, text: t(`cancellation.${notice}`, { deadline }) }
}

/** "jeudi 17 septembre 2026 à 18 h": a wall clock of the market, never shifted. */
export function deadlineText(deadline: string, language: string): string {
  const hasTime = deadline.includes('T')
  const moment = new Date(`${deadline.slice(0, hasTime ? 16 : 10)}${hasTime ? ':00Z' : 'T00:00:00Z'}`)
  const text = new Intl.DateTimeFormat(language, {
    dateStyle: 'full',
    ...(hasTime ? { timeStyle: 'short' } : {}),
    timeZone: 'UTC',
  }).format(moment)
  return formatClock({ text, language })
}
