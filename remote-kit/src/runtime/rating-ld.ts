import { roundScore } from '@escapade/shared-contracts/rules/stays/format-score'

type Review = { score: number | null; count: number }

/** What guests say of a hotel, for search engines: the figure that the page shows, or nothing without reviews. */
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
