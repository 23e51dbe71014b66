import type { Db } from '../../platform/database/database'

/** Tells a hotel of the catalogue from an unknown id. */
export const createHotelLookup = (db: Db) => async (hotelId: string) =>
  (await db.selectFrom('hotel').select('id').where('id', '=', hotelId).executeTakeFirst()) !== undefined

/** Tells a package, on sale or not, from an unknown id. */
export const createPackageLookup = (db: Db) => async (packageId: string) =>
  (await db.selectFrom('package').select('id').where('id', '=', packageId).executeTakeFirst()) !== undefined
