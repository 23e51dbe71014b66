import { addMissingAssets } from '@escapade/gateway/capabilities/assets/asset-repository'
import { writeHotels as writeFiles } from '@escapade/gateway/capabilities/catalogue/upkeep'
import type { Db } from '@escapade/gateway/platform/database/database'
import { upsertRows } from '@escapade/gateway/platform/json-files/upsert-rows'
import { openRooms } from '../rates/open-rooms'
import type { FurnishedHotel } from './furnish-hotel'

/** Writes furnished hotels and puts their rooms on sale from today on. Bulk loads wrap it in `inBulk`. */
export async function writeHotels(db: Db, furnished: FurnishedHotel[], today: string): Promise<void> {
  await insertHotels(db, furnished)
  await openRooms(
    db,
    furnished.flatMap(({ file }) => file.rooms.map(({ id }) => id)),
    today,
  )
}

/** Writes furnished hotels with all but their nights, by the door through which every hotel comes. */
export async function insertHotels(db: Db, furnished: FurnishedHotel[]): Promise<void> {
  await addMissingAssets(
    db,
    furnished.flatMap(({ assets }) => assets),
  )
  await writeFiles(db, furnished)
  await upsertRows(
    db,
    furnished.flatMap(({ rooms }) => rooms.map(({ plan }) => plan)),
    { table: 'ratePlan', key: ['roomId'] },
  )
  await upsertRows(
    db,
    furnished.flatMap(({ reviews }) => reviews),
    { table: 'review' },
  )
}
