import type { CancellationPolicy } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { formatDeadline, formatShortDeadline } from '@escapade/shared-contracts/rules/stays/format-deadline'
import { type RefundTerms, refundTerms } from '@escapade/shared-contracts/rules/stays/refund-share'
import { useTranslation } from 'react-i18next'

type Input = {
  hasDates: boolean
  policy: CancellationPolicy | null
  /** BCP 47 tag. */
  language: string
}

export type RefundWords = RefundTerms & {
  /** "Free cancellation"; null while it depends on dates. */
  title: string | null
  /** One sentence with day and hour. */
  text: string
  /** The deadline in words; empty without one. */
  until: string
  /** `until` in few words. */
  shortUntil: string
}

/** Words of every page about cancelling (D65, D123), from the rule that refunds. */
export function useRefundTerms({ hasDates, policy, language }: Input): RefundWords {
  const { t } = useTranslation('ui')
  const terms = refundTerms({ hasDates, policy })
  const { notice, percent, deadline } = terms
  const until = deadline ? formatDeadline({ deadline, language }) : ''
  return {
    ...terms,
    until,
    shortUntil: deadline ? formatShortDeadline({ deadline, language }) : '',
    title: notice === 'addDates' ? null : t(`cancellation.title.${notice}`, { percent }),
    text: t(`cancellation.${notice}`, { deadline: until }),
  }
}
