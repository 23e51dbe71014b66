import * as z from 'zod/mini'
import { Day, Id, LocaleCode, queryFlag, queryNumber } from '../common-schemas'
import { reviewCriteria } from './review-criteria'

export const Review = z.object({
  id: Id,
  locale: LocaleCode,
  customer: z.string(),
  /** Code of the kind of traveller: couple, family, friends, solo. */
  type: z.string(),
  date: Day,
  /** 0 to 10. */
  average: z.number(),
  positive: z.nullable(z.string()),
  negative: z.nullable(z.string()),
  /**
   * True when its guest booked with us and stayed; absent or false: nobody has checked. Pages have to say which
   * (Directive 2005/29/EC, article 7(6), https://eur-lex.europa.eu/eli/dir/2005/29/oj).
   */
  verified: z.optional(z.boolean()),
})
export type Review = z.infer<typeof Review>

export const ReviewSummary = z.object({ totalCount: z.int(), score: z.nullable(z.number()) })
export type ReviewSummary = z.infer<typeof ReviewSummary>

export const Reviews = z.extend(ReviewSummary, {
  list: z.array(Review),
  details: z.array(z.object({ label: z.enum(reviewCriteria), score: z.number() })),
})
export type Reviews = z.infer<typeof Reviews>

export const ReviewsQuery = z.object({
  client: z.optional(z.string()),
  withOtherLanguageFallback: z.optional(queryFlag),
  /** Absent: every language. */
  locale: z.optional(LocaleCode),
  sort: z._default(z.enum(['DATE_DESC', 'DATE_ASC', 'SCORE_DESC', 'SCORE_ASC']), 'DATE_DESC'),
  /** Zero-based, ten reviews a page. */
  page: z._default(queryNumber(0, 10_000), 0),
})
export type ReviewsQuery = z.input<typeof ReviewsQuery>
