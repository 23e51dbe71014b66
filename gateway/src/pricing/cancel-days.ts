/**
 * Days before arrival until which a stay can be cancelled at least, as hotels say them of the nights on which it starts.
 * 0: its own terms. They only make the terms of a stay stricter (`cancellationPolicy` of the catalogue).
 */
export const ownTerms = 0

/** Farther ahead nothing is sold: so early nothing can be cancelled. */
export const neverCancelled = 999
