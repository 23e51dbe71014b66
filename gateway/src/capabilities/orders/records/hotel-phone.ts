import type { HotelPhone } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { Db } from '../../../platform/database/database'
import type { Order } from './orders-repository'

/** The number that the hotel of a booked stay has today, not the one at the time of the sale: guests are to reach it. */
export async function readHotelPhone(db: Db, { status, stay }: Order): Promise<HotelPhone | null> {
  if (!stay || status !== 'confirmed') return null
  const hotel = await db.selectFrom('hotel').select('phone').where('id', '=', stay.hotelId).executeTakeFirst()
  return hotel?.phone ? { number: hotel.phone, text: asRead(hotel.phone) } : null
}

/** `+33199001234` → `+33 1 99 00 12 34`: guests call from any country. */
const asRead = (number: string) => parsePhoneNumberFromString(number)?.formatInternational() ?? number
