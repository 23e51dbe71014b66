import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database'
import { groupBy } from '../../../platform/group-by'
import { fromColumns } from '../../../platform/json-files/columns'
import { activityColumns, hotelColumns, placeColumns, roomColumns, stayColumns } from './hotel-columns'
import { type CompleteHotelFile, hotelFormat } from './hotel-file'

/** Hotels of the catalogue as their files, by id. */
export async function readHotels(db: Db, ids: readonly string[]): Promise<Map<string, CompleteHotelFile>> {
  const wanted = sql<string>`any(${ids}::text[])`
  const [hotels, rooms, activities, stays] = await Promise.all([
    db.selectFrom('hotel').selectAll().where('id', '=', wanted).execute(),
    db.selectFrom('room').selectAll().where('hotelId', '=', wanted).orderBy('sort').orderBy('id').execute(),
    db.selectFrom('activity').selectAll().where('hotelId', '=', wanted).orderBy('id').execute(),
    db
      .selectFrom('package')
      .selectAll()
      .where('hotelId', '=', wanted)
      .orderBy('sort')
      .orderBy('id')
      .execute(),
  ])
  const [roomsOf, activitiesOf, staysOf] = [
    groupBy(rooms, ofHotel),
    groupBy(activities, ofHotel),
    groupBy(stays, ofHotel),
  ]
  return new Map(
    hotels.map((hotel) => {
      const { id, name, stars, phone, published, ...rest } = fromColumns(hotelColumns, hotel)
      const file: CompleteHotelFile = {
        format: hotelFormat,
        id,
        name,
        stars,
        phone,
        published,
        place: fromColumns(placeColumns, hotel),
        ...rest,
        rooms: (roomsOf.get(id) ?? []).map((room) => fromColumns(roomColumns, room)),
        activities: (activitiesOf.get(id) ?? []).map((activity) => fromColumns(activityColumns, activity)),
        stays: (staysOf.get(id) ?? []).map((stay) => fromColumns(stayColumns, stay)),
      }
      return [id, file]
    }),
  )
}

const ofHotel = ({ hotelId }: { hotelId: string }) => hotelId
