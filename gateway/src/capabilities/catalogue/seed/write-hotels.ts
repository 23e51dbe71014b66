import { addDays } from '@escapade/shared-contracts/rules/days'
import type { Insertable } from 'kysely'
import type { Db } from '../../../platform/database'
import type { Database } from '../../../platform/tables'
import type { FurnishedHotel } from './furnish-hotel'
import { horizonDays, openFlashDeals, openSale, writePastPrices } from './generated-rates'

/** A statement takes 65,535 parameters at most. */
const longestStatement = 30_000

async function insertRows<T extends 'hotel' | 'room' | 'package' | 'activity' | 'review' | 'rate_plan'>(
  db: Db,
  table: T,
  rows: Insertable<Database[T]>[],
): Promise<void> {
  const width = Object.keys(rows[0] ?? {}).length
  const size = Math.max(1, Math.floor(longestStatement / Math.max(1, width)))
  for (let start = 0; start < rows.length; start += size) {
    await db
      .insertInto(table)
      .values(rows.slice(start, start + size))
      .execute()
  }
}

/** Writes furnished hotels and puts their rooms on sale from today on. Bulk loads wrap it in `inBulk`. */
export async function writeHotels(db: Db, furnished: FurnishedHotel[], today: string): Promise<void> {
  await insertHotels(db, furnished)
  const rooms = furnished.flatMap((each) => each.rooms)
  await putOnSale(
    db,
    rooms.map(({ row }) => row.id),
    today,
  )
}

/** Opens 13 months of nights of rooms that have a rate plan. */
export async function putOnSale(db: Db, rooms: string[], today: string): Promise<void> {
  await openSale(db, { rooms, from: today, to: addDays(today, horizonDays), today })
  await writePastPrices(db, { rooms, today })
  await openFlashDeals(db, { rooms, today })
}

/** Writes furnished hotels with all but their nights. */
export async function insertHotels(db: Db, furnished: FurnishedHotel[]): Promise<void> {
  await insertRows(
    db,
    'hotel',
    furnished.map(({ hotel }) => hotel),
  )
  const rooms = furnished.flatMap((each) => each.rooms)
  await insertRows(
    db,
    'room',
    rooms.map(({ row }) => row),
  )
  await insertRows(
    db,
    'rate_plan',
    rooms.map(({ plan }) => plan),
  )
  await insertRows(
    db,
    'activity',
    furnished.flatMap(({ activities }) => activities),
  )
  await insertRows(
    db,
    'package',
    furnished.flatMap(({ packages }) => packages),
  )
  await insertRows(
    db,
    'review',
    furnished.flatMap(({ reviews }) => reviews),
  )
}
