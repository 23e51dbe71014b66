import { addMissingAssets } from '@escapade/gateway/capabilities/assets/asset-repository'
import { columnOf } from '@escapade/gateway/platform/database/camel-case'
import type { Db } from '@escapade/gateway/platform/database/database'
import type { Database } from '@escapade/gateway/platform/database/tables'
import { type Insertable, sql } from 'kysely'
import { openRooms } from '../rates/open-rooms'
import type { FurnishedHotel } from './furnish-hotel'

/** Columns whose values are JSON texts already. */
const jsonColumns: Record<Written, readonly string[]> = {
  hotel: [
    'pets',
    'localTax',
    'ecoFacilities',
    'infoGeneral',
    'descriptions',
    'importantInfos',
    'pictures',
    'criteriaScores',
  ],
  room: ['titles', 'bedding', 'descriptions', 'details', 'importantInfos', 'pictures'],
  package: [
    'labels',
    'headwords',
    'descriptions',
    'included',
    'program',
    'importantInfos',
    'pictures',
    'cancellation',
    'autoDiscount',
    'marketingLabels',
    'targetedLabel',
  ],
  activity: ['titles', 'pictures'],
  review: [],
  ratePlan: [],
}
type Written = 'hotel' | 'room' | 'package' | 'activity' | 'review' | 'ratePlan'

/** Rows as one parameter: thousands of them take longer to write down than to store. As `jsonb` it is read once only. */
async function insertRows<T extends Written>(
  db: Db,
  table: T,
  rows: Insertable<Database[T]>[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)))
  const isJson = new Set(jsonColumns[table])
  const cell = ([name, value]: [string, unknown]) =>
    `"${columnOf(name)}":${isJson.has(name) ? value : JSON.stringify(value)}`
  const text = `[${rows.map((row) => `{${Object.entries(row).map(cell).join(',')}}`).join(',')}]`
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${text}::jsonb)`.execute(db)
}

/** Writes furnished hotels and puts their rooms on sale from today on. Bulk loads wrap it in `inBulk`. */
export async function writeHotels(db: Db, furnished: FurnishedHotel[], today: string): Promise<void> {
  await insertHotels(db, furnished)
  const rooms = furnished.flatMap((each) => each.rooms)
  await openRooms(
    db,
    rooms.map(({ row }) => row.id),
    today,
  )
}

/** Writes furnished hotels with all but their nights. */
export async function insertHotels(db: Db, furnished: FurnishedHotel[]): Promise<void> {
  await addMissingAssets(
    db,
    furnished.flatMap(({ assets }) => assets),
  )
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
    'ratePlan',
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
