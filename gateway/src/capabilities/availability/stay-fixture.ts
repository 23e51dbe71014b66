import { daysBetween, monthOf } from '@escapade/shared-contracts/rules/dates/days'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/tables'
import { changeNights, type Night, putNight } from '../../rates/nights'
import { emptyMonth, monthsOf, writeRoomMonths } from '../../rates/room-months'
import type { CancellationTerms } from '../catalogue/catalogue-tables'

/** A small world for tests: every value that a test does not name is plain. */
const everywhere = (text: string) => JSON.stringify({ fr: text, es: text, nl: text, it: text, en: text })
const lists = JSON.stringify({ fr: [], es: [], nl: [], it: [], en: [] })

export type HotelFixture = {
  id: string
  latitude?: number
  longitude?: number
  cityId?: string
  stars?: number
  score?: number | null
  popularity?: number
  facilities?: string[]
  placeIds?: string[]
}

export async function addHotel(db: Kysely<Database>, hotel: HotelFixture) {
  await db
    .insertInto('hotel')
    .values({
      id: hotel.id,
      label: `Hotel ${hotel.id}`,
      slug: hotel.id,
      stars: hotel.stars ?? 3,
      cityId: hotel.cityId ?? 'town',
      departmentId: null,
      regionId: null,
      countryCode: 'FR',
      placeIds: hotel.placeIds ?? [],
      latitude: hotel.latitude ?? 48.85,
      longitude: hotel.longitude ?? 2.35,
      placeLocale: 'fr_FR',
      streetAddress: '1 rue Haute',
      zipCode: '75001',
      cityLabel: 'Paris',
      checkIn: '15:00',
      checkOut: '11:00',
      pets: JSON.stringify({ allowed: false, priceCents: null, maxWeight: null, maxNumber: 1 }),
      localTax: 'null',
      facilities: hotel.facilities ?? [],
      ecoFacilities: lists,
      infoGeneral: '[]',
      tags: [],
      styles: [],
      environments: [],
      types: [],
      themes: [],
      descriptions: everywhere('A house.'),
      importantInfos: lists,
      pictures: '[]',
      reviewCount: hotel.score == null ? 0 : 20,
      reviewScore: hotel.score ?? null,
      criteriaScores: '{}',
      popularity: hotel.popularity ?? 100,
      source: 'generated',
      published: true,
    })
    .execute()
}

export type StayFixture = {
  hotelId: string
  id: string
  capacity?: number
  minNights?: number
  maxNights?: number
  nightCents?: number
  stayCents?: number
  activityIds?: string[]
  cancellation?: CancellationTerms
  /** First and last day with a rate. */
  days: [first: string, last: string]
  priceCents?: number
  available?: number
}

/** A room of its own with one package and a rate for each day. */
export async function addStay(db: Kysely<Database>, stay: StayFixture) {
  const roomId = `room-${stay.id}`
  await addRoom(db, { ...stay, roomId })
  await addPackage(db, { ...stay, roomId })
  const [from, to] = stay.days
  const months = monthsOf({ from, to }).map((month) => emptyMonth(roomId, month))
  for (const day of daysBetween(from, to)) {
    const month = months.find((each) => each.month === monthOf(day))
    if (month)
      putNight(month, {
        roomId,
        day,
        priceCents: stay.priceCents ?? 10_000,
        singleCents: 0,
        available: stay.available ?? 2,
        minLos: 1,
        maxLos: 0,
        leadDays: 0,
        cancelDays: 0,
        closedToArrival: false,
        closedToDeparture: false,
        closed: false,
      })
  }
  await writeRoomMonths(db, months)
}

/** Changes nights of rooms, of all where none is named: as a hotel or an operator would. */
export async function setNights(
  db: Kysely<Database>,
  { rooms, from = '2000-01-01', to = '2099-12-31' }: { rooms?: string[]; from?: string; to?: string },
  change: Partial<Night> | ((night: Night) => Partial<Night>),
): Promise<void> {
  const all = await db.selectFrom('roomMonth').select('roomId').distinct().execute()
  const span = { rooms: rooms ?? all.map(({ roomId }) => roomId), from, to }
  await changeNights(db, span, (night) => ({
    ...night,
    ...(typeof change === 'function' ? change(night) : change),
  }))
}

/** Makes prices count that were written into the history by hand. */
export const readHistory = (db: Kysely<Database>, room: string) =>
  sql`select refresh_references(array[${room}])`.execute(db)

const addRoom = (db: Kysely<Database>, { hotelId, roomId, capacity = 3 }: StayFixture & { roomId: string }) =>
  db
    .insertInto('room')
    .values({
      id: roomId,
      hotelId,
      uuid: '00000000-0000-4000-8000-000000000000',
      type: 'double',
      titles: everywhere('Double'),
      bedding: everywhere('One bed'),
      descriptions: everywhere('A room.'),
      details: '[]',
      facilities: [],
      importantInfos: lists,
      pictures: '[]',
      capacity: Math.min(2, capacity),
      maxCapacity: capacity,
      sizeM2: 20,
      sort: 0,
    })
    .execute()

export const addPackage = (db: Kysely<Database>, stay: Omit<StayFixture, 'days'> & { roomId: string }) =>
  db
    .insertInto('package')
    .values({
      id: stay.id,
      hotelId: stay.hotelId,
      roomId: stay.roomId,
      labels: everywhere(`Stay ${stay.id}`),
      headwords: everywhere('Quiet'),
      descriptions: everywhere('A stay.'),
      included: lists,
      program: '[]',
      importantInfos: lists,
      pictures: '[]',
      themes: [],
      tags: [],
      minNights: stay.minNights ?? 1,
      maxNights: stay.maxNights ?? 7,
      nightCents: stay.nightCents ?? 0,
      stayCents: stay.stayCents ?? 0,
      activityIds: stay.activityIds ?? [],
      cancellation: JSON.stringify(stay.cancellation ?? { type: 'FLEXIBLE', daysBefore: 3, hour: 18 }),
      autoDiscount: 'null',
      marketingLabels: lists,
      targetedLabel: 'null',
      lastMinute: false,
      expiration: null,
      connectivity: null,
      channelManagerId: null,
      published: true,
      sponsored: false,
      sort: 0,
    })
    .execute()
