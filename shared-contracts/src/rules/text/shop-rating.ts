import { formatNumber } from './format-number'

/** Rating of the shop by its customers: the score out of five, and the number of reviews. */
export type ShopRating = { score: number; count: number }

/** Rating where no setting says otherwise (D112). */
const documentedRating: ShopRating = { score: 4.5, count: 4146 }

type Said = { rating?: ShopRating | null | undefined; textLanguage: string }

/** Score and count as texts of the language write them; null in a shop without reviews. The source text is `4.5/5 from 4146 reviews`, without groups. */
export function ratingValues({ rating = documentedRating, textLanguage: language }: Said) {
  if (rating === null) return null
  const { score, count } = rating
  return {
    score: formatNumber({ value: score, language }),
    reviews: language.startsWith('en') ? String(count) : formatNumber({ value: count, language }),
  }
}
