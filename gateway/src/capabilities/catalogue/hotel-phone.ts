import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { Db } from '../../platform/database/database'

/** A number with its country's code, `+33 3 80 22 35 56`, in E.164. */
export function phoneOf(typed: string): string {
  const parsed = parsePhoneNumberFromString(typed)
  if (!parsed?.isPossible()) throw new Error(`${typed} is no telephone number such as "+33 3 53 01 00 12"`)
  return parsed.number
}

/** Says where guests call the hotel, or nowhere; answers the number before. */
export async function changeHotelPhone(
  db: Db,
  { hotelId, phone }: { hotelId: string; phone: string | null },
): Promise<string | null> {
  const hotel = await db
    .selectFrom('hotel')
    .select('phone')
    .where('id', '=', hotelId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!hotel) throw new Error(`There is no hotel ${hotelId}`)
  await db.updateTable('hotel').set({ phone }).where('id', '=', hotelId).execute()
  return hotel.phone
}
