import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database'

type Wanted = { hotelId: string; from: string; to: string }

/**
 * Arrivals at a hotel from one day to another, both included: the facts that its reception has to know, with the
 * words that buyers left for it. Unlike other lists of orders it names people, and is made for the hotel alone.
 */
export async function listArrivals(db: Db, { hotelId, from, to }: Wanted) {
  const rows = await db
    .selectFrom('customerOrder')
    .select(['bookingNumber', 'checkin', 'checkout', 'rooms', 'buyer', 'stay', 'specialRequest'])
    .where('status', '=', 'confirmed')
    .where(sql<string>`stay->>'hotelId'`, '=', hotelId)
    .where('checkin', '>=', from)
    .where('checkin', '<=', to)
    .orderBy('checkin')
    .orderBy('bookingNumber')
    .execute()
  return rows.map(({ bookingNumber, checkin, checkout, rooms, buyer, stay, specialRequest }) => ({
    checkin,
    checkout,
    bookingNumber,
    guest: `${buyer.firstName} ${buyer.lastName}`,
    phone: buyer.phoneNumber,
    rooms,
    adults: stay?.adult ?? 0,
    children: stay?.child ?? 0,
    babies: stay?.baby ?? 0,
    stay: stay?.label ?? '',
    activities: stay?.activityDates ?? [],
    request: specialRequest,
  }))
}
