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

/** "Free cancellation" is said only where every cent comes back (D123). */
export const isFreeToCancel = ({
  type,
  cancellable,
}: {
  type: CancellationType
  cancellable: boolean
}): boolean => cancellable && freeTerms.includes(type)

export type RefundTerms = {
  /** `partial`: some of it comes back, and pages name the percentage (D123). */
  notice: CancellationNotice | 'partial'
  /** Percent of the price that comes back until the deadline. */
  percent: number
  /** Wall clock of the hotel; null where nothing comes back, or without dates. */
  deadline: string | null
}

/** Terms of cancelling: the words of every page and mail, and the refund itself, follow from them. */
export function refundTerms({
  hasDates,
  policy,
}: {
  hasDates: boolean
  policy: { type: CancellationType; cancellable: boolean; cancellationDeadline: string | null } | null
}): RefundTerms {
  const notice = cancellationNotice({ hasDates, policy })
  if (notice !== 'free' || !policy) return { notice, percent: 0, deadline: null }
  const percent = refundPercents[policy.type]
  return { notice: percent === 100 ? 'free' : 'partial', percent, deadline: policy.cancellationDeadline }
}
