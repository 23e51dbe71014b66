/**
 * Rhythm of a room's special offers, in days. The time between two of them is longer than the thirty days whose
 * lowest price is the reference: else an offer would be compared with the one before it.
 */
export const longOffers = { days: 18, cycle: 56 } as const
export const flashOffers = { days: 5, cycle: 36 } as const
