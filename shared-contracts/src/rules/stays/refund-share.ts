import type { CancellationPolicy } from '../../api/stays/catalogue-schemas'

type Terms = CancellationPolicy['type']

/** Of the price of a stay, in percent: what comes back when it is cancelled before its deadline. */
export const refundPercents: Readonly<Record<Terms, number>> = { FLEXIBLE: 100, PARTIAL: 50, NCNR: 0 }

/** Terms under which every cent comes back. */
export const freeTerms = (Object.keys(refundPercents) as Terms[]).filter(
  (type) => refundPercents[type] === 100,
)

/** "Free cancellation" is said only where every cent comes back (D123). */
export const isFreeToCancel = ({
  type,
  cancellable,
}: Pick<CancellationPolicy, 'type' | 'cancellable'>): boolean => cancellable && freeTerms.includes(type)
