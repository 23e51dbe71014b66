import type { Db } from '../../platform/database'

/** Whether a hotel is in the catalogue. */
export const createHotelLookup = (db: Db) => async (hotelId: string) =>
  (await db.selectFrom('hotel').select('id').where('id', '=', hotelId).executeTakeFirst()) !== undefined
