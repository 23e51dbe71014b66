/** Nights that a search, a quote or an order may ask for. */
export const mostNights = 30

/**
 * Nights that are sold in one stay: a month's row of nights reaches so far into the next (decision 046).
 * Limit: longer stays need wider arrays in the database.
 */
export const longestSoldStay = 14

/** A stay for which no number of nights is given (spec A §9). */
export const defaultNights = 1

/** Bounds of the number of nights in a search, a quote or an order. */
export const nightBounds = { min: 1, max: mostNights, whole: true } as const

/** Days that an arrival may lie before or after the one that was chosen. */
export const flexBounds = { min: 1, max: 3, whole: true } as const

/** Any day of a month, or any of its weekends: `2026-12`, `2026-12-weekend`. */
export const whenPattern = /^2\d{3}-(0[1-9]|1[0-2])(-weekend)?$/
