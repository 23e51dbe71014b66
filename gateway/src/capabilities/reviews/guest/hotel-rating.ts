import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database'
import { setHotelRating } from '../../catalogue/upkeep'

/**
 * Counts what guests of ours sent into number and score of a hotel, on top of those that it came with: from the whole
 * each time, so that no rounding adds up. In the transaction that shows or hides a review.
 * Limit: a hotel that is imported anew with other numbers keeps counting on its former ones (decision 080).
 */
export async function rateHotel(db: Db, hotelId: string): Promise<void> {
  await sql`insert into hotel_rating_base (hotel_id, review_count, review_score)
    select id, review_count, review_score from hotel where id = ${hotelId} for update
    on conflict (hotel_id) do nothing`.execute(db)
  const { rows } = await sql<{ count: number; score: number | null }>`
    select (b.review_count + g.count)::integer as count, round(
        (coalesce(b.review_score, 0) * b.review_count + g.total) / nullif(b.review_count + g.count, 0), 1
      )::float8 as score
    from hotel_rating_base b, (
      select count(*) as count, coalesce(sum(average), 0)::numeric as total from review
      where hotel_id = ${hotelId} and verified
    ) g
    where b.hotel_id = ${hotelId} for update of b`.execute(db)
  const [rating] = rows
  if (rating) await setHotelRating(db, { hotelId, ...rating })
}
