import type { Selectable } from 'kysely'
import { type RawBuilder, sql } from 'kysely'
import { fieldsOf } from '../../platform/database/camel-case'
import type { Db } from '../../platform/database/database'
import { prepared } from '../../platform/database/prepared-statements'
import type { Texts } from '../../platform/texts/texts'
import type { StoredPicture } from '../assets/public'
import { townNames } from '../destinations/public'
import type { ActivityRow, HotelRow, PackageRow, ProgramPart, RoomRow } from './catalogue-tables'

/** A row with its assets in the place of their ids. */
type Illustrated<Row> = Omit<Row, 'pictures'> & { pictures: StoredPicture[] }

/** With the names of its town. */
export type StoredHotel = Illustrated<Selectable<HotelRow>> & { town: Texts }
export type StoredRoom = Illustrated<Selectable<RoomRow>>
export type StoredPackage = Illustrated<Omit<Selectable<PackageRow>, 'program'>> & {
  program: ProgramPart<StoredPicture>[]
}
export type StoredActivity = Illustrated<Selectable<ActivityRow>>
export type StoredStay = { package: StoredPackage; room: StoredRoom; hotel: StoredHotel }

/** The row with its assets; `table` is an alias of the statement. */
const illustrated = (table: string) => {
  const row = sql.ref(table)
  return sql`to_jsonb(${row}) || jsonb_build_object('pictures', asset_pictures(${row}.pictures))`
}

const wholePackage = sql`${illustrated('p')} || jsonb_build_object('program', asset_programme(p.program))`
const wholeHotel = sql`${illustrated('h')} || jsonb_build_object('town', ${townNames('h')})`

/** Reads hotels, rooms, packages and activities as they are stored. */
export const createCatalogueRepository = (db: Db) => {
  const rowsOf = async <Row>(statement: RawBuilder<{ row: object }>): Promise<Row[]> =>
    (await statement.execute(db)).rows.map(({ row }) => fieldsOf<Row>(row))

  return {
    /** A package with its room and hotel; null when there is none, published or not. */
    async findStay(packageId: string): Promise<StoredStay | null> {
      const { rows } = await sql<Record<keyof StoredStay, object>>`
        select ${prepared} ${wholePackage} as package, ${illustrated('r')} as room, ${wholeHotel} as hotel
        from package p join room r on r.id = p.room_id join hotel h on h.id = p.hotel_id
        where p.id = ${packageId}`.execute(db)
      const [stay] = rows
      return stay
        ? { package: fieldsOf(stay.package), room: fieldsOf(stay.room), hotel: fieldsOf(stay.hotel) }
        : null
    },

    async findHotel(hotelId: string): Promise<StoredHotel | null> {
      const [hotel] = await rowsOf<StoredHotel>(
        sql<{ row: object }>`select ${wholeHotel} as row from hotel h where h.id = ${hotelId}`,
      )
      return hotel ?? null
    },

    findRooms: (hotelId: string): Promise<StoredRoom[]> =>
      rowsOf(sql`
        select ${illustrated('r')} as row from room r where r.hotel_id = ${hotelId} order by r.sort, r.id`),

    /** Those that are sold. */
    findRoomPackages: (roomId: string): Promise<StoredPackage[]> =>
      rowsOf(sql`
        select ${wholePackage} as row from package p where p.room_id = ${roomId} and is_sellable(p) order by p.id`),

    findActivities: (ids: string[]): Promise<StoredActivity[]> =>
      rowsOf(sql`
        select ${illustrated('a')} as row from activity a where a.id = any(${ids}::text[]) order by a.id`),
  }
}

export type CatalogueRepository = ReturnType<typeof createCatalogueRepository>
