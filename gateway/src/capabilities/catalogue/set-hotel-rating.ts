import type { Db } from '../../platform/database/database'

type Rating = { hotelId: string; count: number; score: number | null }

/** Writes the rating that cards, pages and search show and sort by. */
export const setHotelRating = (db: Db, { hotelId, count, score }: Rating) =>
  db.updateTable('hotel').set({ reviewCount: count, reviewScore: score }).where('id', '=', hotelId).execute()
