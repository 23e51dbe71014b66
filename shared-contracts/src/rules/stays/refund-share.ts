import { type CancellationNotice, cancellationNotice } from './cancellation-notice'

/** `NCNR`: neither cancellable nor refundable. */
export const cancellationTypes = ['NCNR', 'FLEXIBLE', 'PARTIAL'] as const
type CancellationType = (typeof cancellationTypes)[number]

/** Percent of the price of a stay that comes back when it is cancelled before its deadline. */
export const refundPercents: Readonly<Record<CancellationType, number>> = {
  FLEXIBLE: 100,
  PARTIAL: 50,
  NCNR: 0,
}

/** Terms under which every cent comes back. */
export const freeTerms = cancellationTypes.filter((type) => refundPercents[type] === 100)

export type RefundTerms = {
  /**
   * `partial`: some of it comes back, and pages name the percentage (D123). `over`: it did until the deadline, which
   * has passed.
   */
  notice: CancellationNotice | 'partial' | 'over'
  /** Percent of the price that comes back until the deadline. */
  percent: number
  /** Wall clock of the hotel; null where nothing ever came back, or without dates. */
  deadline: string | null
}

/** Terms of an offer; its `CancellationPolicy` has them. */
export type CancellationTerms = {
  type: CancellationType
  cancellable: boolean
  cancellationDeadline: string | null
  daysBefore?: number | null | undefined
  /** True without dates where some have stricter terms. */
  variesByDates?: boolean | undefined
}

export type UndatedTerms = Pick<RefundTerms, 'percent'> & {
  notice: 'free' | 'partial' | 'nonRefundable' | 'addDates'
  /** Days before arrival until which it comes back. */
  daysBefore: number | null
}

/** Terms of an offer whose dates are not chosen: what comes back until how many days before any arrival. */
export function undatedTerms({
  type,
  daysBefore,
  variesByDates = false,
}: Pick<CancellationTerms, 'type' | 'daysBefore' | 'variesByDates'>): UndatedTerms {
  const percent = refundPercents[type]
  if (percent === 0 || daysBefore == null) return { notice: 'nonRefundable', percent: 0, daysBefore: null }
  if (variesByDates) return { notice: 'addDates', percent, daysBefore: null }
  return { notice: percent === 100 ? 'free' : 'partial', percent, daysBefore }
}

/** Terms of cancelling: the words of every page and mail, and the refund itself, follow from them. */
export function refundTerms({
  hasDates,
  policy,
  now,
}: {
  hasDates: boolean
  policy: CancellationTerms | null
  /** Wall clock; left out where the deadline is known to be ahead. */
  now?: string | undefined
}): RefundTerms {
  const notice = cancellationNotice({ hasDates, policy })
  if (notice !== 'free' || !policy) return { notice, percent: 0, deadline: null }
  const { cancellationDeadline: deadline } = policy
  if (now && deadline && now >= deadline) return { notice: 'over', percent: 0, deadline }
  const percent = refundPercents[policy.type]
  return { notice: percent === 100 ? 'free' : 'partial', percent, deadline: policy.cancellationDeadline }
}
