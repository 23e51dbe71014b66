import { formatCents } from '../money/format-cents'
import type { Locale } from '../visitor/locale'
import { formatDeadline, formatShortDeadline } from './format-deadline'
import {
  type CancellationTerms,
  type RefundTerms,
  refundTerms,
  type UndatedTerms,
  undatedTerms,
} from './refund-share'

type TitleKey = 'title.free' | 'title.partial' | 'title.nonRefundable'
type WordKey =
  | TitleKey
  | 'title.freeInsured'
  | 'addDates'
  | 'free'
  | 'partial'
  | 'nonRefundable'
  | 'over'
  | 'premium'
type LineKey = TitleKey | 'addDates' | 'line' | 'lineBefore'

/** Looks up a text about cancelling. */
type Say<Key> = (key: Key, values: Record<string, string | number>) => string
export type SayOfRefunds = Say<WordKey | LineKey>

type Spoken<Key> = {
  say: Say<Key>
  /** BCP 47 tag of days and hours. */
  language: string
}

export type RefundQuestion = {
  hasDates: boolean
  policy: CancellationTerms | null
  /** Wall clock of the visitor; left out where the deadline is known to be ahead. */
  now?: string | undefined
  /** Premium of an insurance, in cents, which is not paid back. */
  premiumCents?: number | undefined
  /** Of the premium. */
  locale?: Locale | undefined
}

export type RefundWords = RefundTerms & {
  /** "Free cancellation"; null while it depends on dates. */
  title: string | null
  /** Sentences with day and hour. */
  text: string
  /** The deadline in words; empty without one. */
  until: string
}

/** Words about cancelling on pages, in mails and on invoices (D65, D123), from the rule that refunds. */
export function refundWords(question: RefundQuestion, { say, language }: Spoken<WordKey>): RefundWords {
  const terms = refundTerms(question)
  const { notice, percent, deadline } = terms
  const until = deadline ? formatDeadline({ deadline, language }) : ''
  const premium = premiumInWords(question)
  const comesBack = notice === 'free' || notice === 'partial'
  const stays = premium && comesBack ? say('premium', { premium }) : ''
  return {
    ...terms,
    until,
    title: titleOf(),
    text: [say(notice, { deadline: until }), stays].filter(Boolean).join(' '),
  }

  function titleOf(): string | null {
    if (notice === 'addDates') return null
    if (notice === 'over') return say('title.nonRefundable', {})
    // Every cent comes back of the stay alone.
    return say(notice === 'free' && premium ? 'title.freeInsured' : `title.${notice}`, { percent })
  }
}

const premiumInWords = ({ premiumCents = 0, locale }: RefundQuestion) =>
  premiumCents > 0 && locale ? formatCents({ cents: premiumCents, locale }) : null

/** "Free cancellation until 2 Dec., 18:00", "Partly refundable (50%) until 3 days before arrival": terms in a line. */
export function refundLine(
  { hasDates, policy }: { hasDates: boolean; policy: CancellationTerms },
  { say, language }: Spoken<LineKey>,
): { notice: UndatedTerms['notice']; text: string } {
  if (!hasDates) {
    const { notice, percent, daysBefore } = undatedTerms(policy)
    if (notice === 'addDates') return { notice, text: say(notice, {}) }
    const title = say(`title.${notice}`, { percent })
    return { notice, text: daysBefore === null ? title : say('lineBefore', { title, count: daysBefore }) }
  }
  const { notice: ofDates, percent, deadline } = refundTerms({ hasDates, policy })
  const notice = ofDates === 'free' || ofDates === 'partial' ? ofDates : 'nonRefundable'
  const title = say(`title.${notice}`, { percent })
  const until = deadline && formatShortDeadline({ deadline, language })
  return { notice, text: until ? say('line', { title, deadline: until }) : title }
}
