import type { Review } from '@escapade/shared-contracts/api/stays/reviews-schemas'

const highlighted = 4

/** The first four reviews that praise something (spec A §9). */
export const positiveReviews = (list: readonly Review[]): Review[] =>
  list.filter(({ positive }) => positive?.trim()).slice(0, highlighted)
