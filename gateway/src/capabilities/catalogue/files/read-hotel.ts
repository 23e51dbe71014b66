import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/database/database'
import type { ActivityRow, HotelRow, PackageRow, RoomRow } from '../catalogue-tables'
import { type HotelFile, hotelFormat } from './hotel-file'

/** A hotel of the catalogue as its file; null where there is none. */
export async function readHotel(db: Db, hotelId: string): Promise<HotelFile | null> {
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
  return {
    ...hotelPart(hotel),
    rooms: rooms.map(roomPart),
    activities: activities.map(activityPart),
    stays: stays.map(stayPart),
  }
}

const hotelPart = (hotel: Selectable<HotelRow>): Omit<HotelFile, 'rooms' | 'activities' | 'stays'> => ({
  format: hotelFormat,
  id: hotel.id,
  name: hotel.label,
  stars: hotel.stars,
  phone: hotel.phone,
  published: hotel.published,
  place: {
    city: hotel.cityId,
    cityLabel: hotel.cityLabel,
    department: hotel.departmentId,
    region: hotel.regionId,
    country: hotel.countryCode,
    street: hotel.streetAddress,
    zip: hotel.zipCode,
    latitude: hotel.latitude,
    longitude: hotel.longitude,
    locale: hotel.placeLocale,
  },
  checkIn: hotel.checkIn,
  checkOut: hotel.checkOut,
  pets: hotel.pets,
  localTax: hotel.localTax,
  facilities: hotel.facilities,
  ecoFacilities: hotel.ecoFacilities,
  infoGroups: hotel.infoGeneral,
  styles: hotel.styles,
  environments: hotel.environments,
  types: hotel.types,
  description: hotel.descriptions,
  importantInfos: hotel.importantInfos,
  pictures: hotel.pictures,
  popularity: hotel.popularity,
})

const roomPart = (room: Selectable<RoomRow>): HotelFile['rooms'][number] => ({
  id: room.id,
  type: room.type,
  title: room.titles,
  bedding: room.bedding,
  description: room.descriptions,
  details: room.details,
  facilities: room.facilities,
  importantInfos: room.importantInfos,
  pictures: room.pictures,
  capacity: room.capacity,
  maxCapacity: room.maxCapacity,
  singlePercent: room.singlePercent,
  squareMetres: room.sizeM2,
})

const activityPart = (activity: Selectable<ActivityRow>): HotelFile['activities'][number] => ({
  id: activity.id,
  title: activity.titles,
  theme: activity.theme,
  weekdays: activity.weekdays,
  capacity: activity.capacity,
  pictures: activity.pictures,
})

const stayPart = (stay: Selectable<PackageRow>): HotelFile['stays'][number] => ({
  id: stay.id,
  room: stay.roomId,
  label: stay.labels,
  headwords: stay.headwords,
  description: stay.descriptions,
  included: stay.included,
  program: stay.program,
  importantInfos: stay.importantInfos,
  pictures: stay.pictures,
  themes: stay.themes,
  tags: stay.tags,
  minNights: stay.minNights,
  maxNights: stay.maxNights,
  nightCents: stay.nightCents,
  stayCents: stay.stayCents,
  cancellation: stay.cancellation,
  marketingLabels: stay.marketingLabels,
  targetedLabel: stay.targetedLabel,
  lastMinute: stay.lastMinute,
  expiration: stay.expiration,
  sponsored: stay.sponsored,
  published: stay.published,
})
