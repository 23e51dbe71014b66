import type { Db } from '../../../platform/database/database'
import type { CompleteHotelFile } from './complete-place'
import {
  activityColumns,
  fromColumns,
  hotelColumns,
  placeColumns,
  roomColumns,
  stayColumns,
} from './hotel-columns'
import { hotelFormat } from './hotel-file'

/** A hotel of the catalogue as its file; null where there is none. */
export async function readHotel(db: Db, hotelId: string): Promise<CompleteHotelFile | null> {
  const hotel = await db.selectFrom('hotel').selectAll().where('id', '=', hotelId).executeTakeFirst()
  if (!hotel) return null
  const rooms = await db
    .selectFrom('room')
    .selectAll()
    .where('hotelId', '=', hotelId)
    .orderBy('sort')
    .orderBy('id')
    .execute()
  const activities = await db
    .selectFrom('activity')
    .selectAll()
    .where('hotelId', '=', hotelId)
    .orderBy('id')
    .execute()
  const stays = await db
    .selectFrom('package')
    .selectAll()
    .where('hotelId', '=', hotelId)
    .orderBy('sort')
    .orderBy('id')
    .execute()
  const { id, name, stars, phone, published, ...rest } = fromColumns(hotelColumns, hotel)
  return {
    format: hotelFormat,
    id,
    name,
    stars,
    phone,
    published,
    place: fromColumns(placeColumns, hotel),
    ...rest,
    rooms: rooms.map((room) => fromColumns(roomColumns, room)),
    activities: activities.map((activity) => fromColumns(activityColumns, activity)),
    stays: stays.map((stay) => fromColumns(stayColumns, stay)),
  }
}
