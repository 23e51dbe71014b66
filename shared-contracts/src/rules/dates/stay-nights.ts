/** Nights that a search, a quote or an order may ask for. */
export const mostNights = 30

/** Nights that are sold in one stay: a month's row of nights reaches so far into the next (decision 046). */
export const longestSoldStay = 14

/** A stay for which no number of nights is given (spec A §9). */
export const defaultNights = 1

/** What a search, a quote or an order takes as its number of nights. */
export const nightBounds = { min: 1, max: mostNights, whole: true } as const
