import type { Insurance } from '@escapade/shared-contracts/api/orders/insurance-schemas'

/** The flag of the hash; null for undecided, which is what every other text means. */
export const readChoice = (text: unknown): boolean | null =>
  text === 'true' ? true : text === 'false' ? false : null

/** One of the two must be chosen; what is insured has a price (CH-024). */
export const isUndecided = ({ hasInsurance, amount, isFetching }: Insurance): boolean =>
  hasInsurance === null || (hasInsurance && amount === 0 && !isFetching)

/** Cents that the choice adds to the total (CH-031). */
export const premiumOf = ({ hasInsurance, amount }: Insurance): number => (hasInsurance ? amount : 0)
