import { roundScore } from '@escapade/shared-contracts/rules/stays/format-score'

type Review = { score: number | null; count: number }

/**
 * Rating of a hotel by its guests, for search engines (https://schema.org/AggregateRating): the figure that the page
 * shows, or nothing without reviews.
 */
export const ratingLd = ({ score, count }: Review): object =>
  score !== null && count > 0
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: roundScore(score),
          bestRating: 10,
          reviewCount: count,
        },
      }
    : {}
