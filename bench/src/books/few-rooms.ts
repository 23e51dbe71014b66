import { seedGifts } from '@escapade/demo/gifts/seed-gifts'
import { addHotel, addStay, setNights } from '@escapade/gateway/capabilities/availability/stay-fixture'
import { migrateToLatest } from '@escapade/gateway/db/migrate'
import { openDatabase } from '@escapade/gateway/platform/database/database'
import type { Place } from '@escapade/gateway/testing/drill/drilled-gateway'
import { addDays, daysBetween } from '@escapade/shared-contracts/rules/dates/days'

/** A run's first moment; its clock moves on by some days. */
export const start = '2027-03-01T09:00:00Z'
export const firstNight = '2027-05-03'
/** Few enough for buyers to fight over them. */
export const nightsOnSale = 84
const lastNight = addDays(firstNight, nightsOnSale - 1)

export type Stay = { id: string; kind: 'FLEXIBLE' | 'PARTIAL'; keptShare: number; rooms: number }

/** Stays of one room each, with what of the price a cancelled one keeps. */
export const stays: readonly Stay[] = [
  { id: 'free', kind: 'FLEXIBLE', keptShare: 0, rooms: 24 },
  { id: 'half', kind: 'PARTIAL', keptShare: 0.5, rooms: 24 },
  { id: 'few', kind: 'FLEXIBLE', keptShare: 0, rooms: 6 },
  { id: 'last', kind: 'FLEXIBLE', keptShare: 0, rooms: 2 },
]

/** Prices that differ from night to night, so that a stay gets dearer and cheaper by moving. */
const nightCents = (day: string) => 7_001 + (Number(day.slice(-2)) % 5) * 1_375

export const priceOf = (checkin: string, nights: number): number =>
  daysBetween(checkin, addDays(checkin, nights - 1)).reduce((sum, day) => sum + nightCents(day), 0)

/** One hotel, its stays, and what the shop needs to sell gifts. */
export async function furnishFewRooms(place: Place): Promise<void> {
  const { db, close } = await openDatabase(place)
  await migrateToLatest(db)
  await addHotel(db, { id: 'h' })
  for (const { id, kind, rooms } of stays)
    await addStay(db, {
      hotelId: 'h',
      id,
      days: [firstNight, lastNight],
      available: rooms,
      cancellation: { type: kind, daysBefore: 3, hour: 18 },
    })
  await setNights(db, {}, ({ day }) => ({ priceCents: nightCents(day) }))
  await seedGifts(db, start.slice(0, 10))
  await close()
}
