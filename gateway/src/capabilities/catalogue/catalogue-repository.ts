import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database'
import { prepared } from '../../platform/database/prepared-statements'
import type { Texts } from '../../platform/texts/texts'
import { townNames } from '../destinations/town-names'
import type { ActivityRow, HotelRow, PackageRow, RoomRow } from './catalogue-tables'

/** With the names of its town. */
export type StoredHotel = Selectable<HotelRow> & { town: Texts }
export type StoredRoom = Selectable<RoomRow>
export type StoredPackage = Selectable<PackageRow>
export type StoredActivity = Selectable<ActivityRow>
export type StoredStay = { package: StoredPackage; room: StoredRoom; hotel: StoredHotel }

/** Reads hotels, rooms, packages and activities as they are stored. */
export const createCatalogueRepository = (db: Db) => ({
  /** A package with its room and hotel; null when there is none, published or not. */
  async findStay(packageId: string): Promise<StoredStay | null> {
    const { rows } = await sql<StoredStay>`
      select ${prepared} to_jsonb(p) as package, to_jsonb(r) as room,
        to_jsonb(h) || jsonb_build_object('town', ${townNames('h')}) as hotel
      from package p join room r on r.id = p.room_id join hotel h on h.id = p.hotel_id
      where p.id = ${packageId}`.execute(db)
    return rows[0] ?? null
  },

  async findHotel(hotelId: string): Promise<StoredHotel | null> {
    const hotel = await db
      .selectFrom('hotel')
      .selectAll()
      .select(townNames('hotel').as('town'))
      .where('id', '=', hotelId)
      .executeTakeFirst()
    return hotel ?? null
  },

  findRooms: (hotelId: string): Promise<StoredRoom[]> =>
    db.selectFrom('room').selectAll().where('hotel_id', '=', hotelId).orderBy('sort').orderBy('id').execute(),

  /** Those that are sold. */
  findRoomPackages: (roomId: string): Promise<StoredPackage[]> =>
    db
      .selectFrom('package as p')
      .selectAll()
      .where('room_id', '=', roomId)
      .where(sql<boolean>`is_sellable(p)`)
      .orderBy('id')
      .execute(),

  findActivities: (ids: string[]): Promise<StoredActivity[]> =>
    db
      .selectFrom('activity')
      .selectAll()
      .where('id', 'in', ids.length ? ids : [''])
      .orderBy('id')
      .execute(),
})

export type CatalogueRepository = ReturnType<typeof createCatalogueRepository>
