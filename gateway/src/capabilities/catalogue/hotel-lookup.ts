import type { Db } from '../../platform/database/database'

/** Whether a hotel is in the catalogue. */
export const createHotelLookup = (db: Db) => async (hotelId: string) =>
  (await db.selectFrom('hotel').select('id').where('id', '=', hotelId).executeTakeFirst()) !== undefined

/** Whether a package is, on sale or not. */
export const createPackageLookup = (db: Db) => async (packageId: string) =>
  (await db.selectFrom('package').select('id').where('id', '=', packageId).executeTakeFirst()) !== undefined
