import type { Review, ReviewSummary, Reviews } from '@escapade/shared-contracts/api/stays/reviews-schemas'
import { reviewsPageSize } from '@escapade/shared-contracts/rules/stays/review-pages'
import { type Locale, languageOf } from '@escapade/shared-contracts/rules/visitor/locale'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database'

type ReviewSort = 'DATE_DESC' | 'DATE_ASC' | 'SCORE_DESC' | 'SCORE_ASC'
export type ReviewPage = { hotelId: string; locale: Locale | undefined; sort: ReviewSort; page: number }

const orders = {
  DATE_DESC: sql`day desc, id`,
  DATE_ASC: sql`day, id`,
  SCORE_DESC: sql`average desc, day desc, id`,
  SCORE_ASC: sql`average, day desc, id`,
}

/** There is one review language for both sides of a border: Belgian locales read those of France and the Netherlands. */
const languagePattern = (locale: Locale) => `${languageOf(locale)}\\_%`

export const createReviewsRepository = (db: Db) => ({
  /** The hotel's own count and score; null for an unknown hotel. */
  async findSummary(hotelId: string): Promise<(ReviewSummary & { criteria: Record<string, number> }) | null> {
    const hotel = await db
      .selectFrom('hotel')
      .select(['reviewCount as totalCount', 'reviewScore as score', 'criteriaScores as criteria'])
      .where('id', '=', hotelId)
      .executeTakeFirst()
    return hotel ?? null
  },

  async findPage({
    hotelId,
    locale,
    sort,
    page,
  }: ReviewPage): Promise<{ list: Reviews['list']; count: number }> {
    const inLanguage = locale ? sql`and locale like ${languagePattern(locale)}` : sql``
    const { rows } = await sql<{ count: number; list: Review[] | null }>`
      with wanted as (select * from review where hotel_id = ${hotelId} ${inLanguage}),
      page as (
        select id, locale, customer, type, day::text as date, average, positive, negative, verified,
          row_number() over (order by ${orders[sort]}) as place
        from wanted order by place limit ${reviewsPageSize} offset ${page * reviewsPageSize}
      )
      select (select count(*)::integer from wanted) as count,
        (select jsonb_agg(to_jsonb(page) - 'place' order by place) from page) as list`.execute(db)
    return { count: rows[0]?.count ?? 0, list: rows[0]?.list ?? [] }
  },
})
