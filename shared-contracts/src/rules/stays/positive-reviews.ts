/** Reviews that a page quotes (spec A §9). */
export const highlightedReviews = 4

/** The first reviews that praise something. */
export const positiveReviews = <R extends { positive: string | null }>(list: readonly R[]): R[] =>
  list.filter(({ positive }) => positive?.trim()).slice(0, highlightedReviews)
