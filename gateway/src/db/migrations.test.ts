import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Kysely, sql } from 'kysely'
import { addHotel, addStay, setNights } from '../capabilities/availability/stay-fixture'
import { type DatabaseHandle, openPostgres } from '../platform/database/database'
import { findPostgres, startPostgres } from '../platform/database/postgres'
import type { Database } from '../platform/database/tables'
import type { Night } from '../rates/nights'
import { createTestApp, openEmptyPGlite, testDay } from '../testing/test-app'
import { expectLatestSchema, migrateDown, migrateToLatest, migrationStatus } from './migrate'
import { migrations } from './migrations/migrations'
import { migrateToNothing, migrateUp, schemaSnapshot } from './migrations-fixture'
import { printSchema } from './print-schema'

const tablesOf = async ({ db }: DatabaseHandle) => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not like 'kysely%' order by 1`.execute(db)
  return rows.map(({ name }) => name)
}

/** From nothing to today, back and forward again: all of it each time, functions and triggers included. */
async function upAndDown(database: DatabaseHandle) {
  const steps = await migrateToLatest(database.db)
  expect(steps).toEqual([...Object.keys(migrations).sort(), 'functions.sql'])
  const tables = await tablesOf(database)
  const schema = await schemaSnapshot(database.db)
  expect(await migrateToLatest(database.db)).toEqual([])
  expect(await migrateDown(database.db)).toEqual(steps.slice(-2, -1))
  expect(await migrateToLatest(database.db)).toEqual(steps.slice(-2))
  await migrateToNothing(database.db)
  expect(await tablesOf(database)).toEqual([])
  expect(await migrateToLatest(database.db)).toEqual(steps)
  expect(await schemaSnapshot(database.db)).toEqual(schema)
  return tables
}

/** Nights of all kinds, two months of them in the middle of months. */
async function writeNights(db: Kysely<Database>) {
  await db.updateTable('stayClock').set({ today: testDay }).execute()
  await addHotel(db, { id: 'h' })
  await addStay(db, { hotelId: 'h', id: 'short', days: ['2027-03-16', '2027-06-02'] })
  await addStay(db, { hotelId: 'h', id: 'week', days: ['2027-03-01', '2027-06-30'], minNights: 7 })
  const span = { rooms: ['room-short'], from: '2027-03-20', to: '2027-04-20' }
  await setNights(db, span, ({ priceCents }) => ({ priceCents: priceCents - 700, minLos: 3 }))
  await setNights(db, { ...span, from: '2027-04-19' }, { closed: true, closedToArrival: true, available: 9 })
}

/** Pictures that the catalogue and the boxes show, and the assets that they refer to. */
async function picturesOf(db: Kysely<Database>) {
  const { rows } = await sql<{ id: string; pictures: string[]; program: unknown }>`
    select 'hotel ' || id as id, pictures, null::jsonb as program from hotel
    union all select 'room ' || id, pictures, null from room
    union all select 'package ' || id, pictures, program from package
    union all select 'activity ' || id, pictures, null from activity
    union all select 'product ' || id, pictures, null from activity_product
    union all select 'box ' || id, pictures, null from gift_box order by 1`.execute(db)
  const ids = [...new Set(rows.flatMap(({ pictures }) => pictures))]
  const assets = await db
    .selectFrom('asset')
    .select(['id', 'address', 'source', 'recipe', 'alts', 'legends'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  return { rows, assets }
}

const nightsOf = async (db: Kysely<Database>) =>
  (await sql`select * from room_day order by room_id, day`.execute(db)).rows

/** Nights, what stays are made of, and from-prices. */
async function salesOf(db: Kysely<Database>) {
  const nights = await nightsOf(db)
  const { rows: months } = await sql`
    select package_id, month, prices, coalesce(refs, prices) as refs, available, arrivals, shortest, foremost
    from stay_month order by package_id, month`.execute(db)
  const froms = await db.selectFrom('stayFrom').selectAll().orderBy('packageId').execute()
  return { nights, months, froms }
}

const helpers: Record<string, string[]> = {
  // Asks for a count anew, once functions.sql is applied.
  'statements.ts': ['reference_days'],
  // It belongs to that step alone, which takes it away again.
  '030-assets.ts': ['picture_path'],
}

describe('the migrations', () => {
  it('go forward and back, to the same tables on both databases', async () => {
    const embedded = await openEmptyPGlite()
    const tables = await upAndDown(embedded)
    await embedded.close()
    expect(tables).toEqual(expect.arrayContaining(['hotel', 'package', 'place', 'price_history', 'room_day']))
    if (!(await findPostgres())) throw new Error('PostgreSQL is not installed: apt-get install postgresql')
    const server = await startPostgres()
    const postgres = openPostgres(server.url)
    expect(await upAndDown(postgres)).toEqual(tables)
    await postgres.close()
    await server.stop()
  })

  it('take back, step by step, exactly what they did', async () => {
    const { db, close } = await openEmptyPGlite()
    const before: string[][] = []
    for (const name of Object.keys(migrations).sort()) {
      before.push(await schemaSnapshot(db))
      expect(await migrateUp(db)).toEqual([name])
    }
    for (const [name, schema] of Object.keys(migrations)
      .sort()
      .map((each, index) => [each, before[index]] as const)
      .reverse()) {
      expect(await migrateDown(db)).toEqual([name])
      expect({ name, schema: await schemaSnapshot(db) }).toEqual({ name, schema })
    }
    await expect(expectLatestSchema(db)).rejects.toThrow('run pnpm gateway migrate first')
    await migrateToLatest(db)
    await expectLatestSchema(db)
    expect((await migrationStatus(db)).every(({ executedAt }) => executedAt !== null)).toBe(true)
    await close()
  })

  it('leave what schema.sql shows: write it anew with `schema` after a migration', async () => {
    const { db, close } = await openEmptyPGlite()
    await migrateToLatest(db)
    expect(await printSchema(db)).toBe(await readFile(path.join(__dirname, 'schema.sql'), 'utf8'))
    await close()
  })

  it('hold no function, view or trigger: those of functions.sql alone are in force', async () => {
    const folder = path.join(__dirname, 'migrations')
    for (const file of await readdir(folder)) {
      const text = await readFile(path.join(folder, file), 'utf8')
      const made = [...text.matchAll(/create (?:or replace )?(?:function|view|trigger) (\w+)/g)].map(
        ([, name]) => name,
      )
      expect({ file, made }).toEqual({ file, made: helpers[file] ?? [] })
    }
  })

  it('carry the nights of rooms over into months of days and back', async () => {
    const { db, close } = await createTestApp({ hotels: 0 })
    await writeNights(db)
    const before = await salesOf(db)
    expect(before).toMatchObject({
      nights: { length: 79 + 122 },
      months: { length: 4 + 4 },
      froms: { length: 2 },
    })
    while ((await migrateDown(db))[0] !== '026-nights-by-month');
    // Longest stays, closed departures, days ahead, prices for one and terms came after months did.
    const nights = (before.nights as Night[]).map(
      ({ maxLos, closedToDeparture, leadDays, singleCents, cancelDays, ...night }) => {
        expect([maxLos, closedToDeparture, leadDays, singleCents, cancelDays]).toEqual([0, false, 0, 0, 0])
        return night
      },
    )
    expect(await nightsOf(db)).toEqual(nights)
    await migrateToLatest(db)
    expect(await salesOf(db)).toEqual(before)
    await close()
  })

  it('carry the pictures of the catalogue over into assets and back', async () => {
    const { db, close } = await createTestApp()
    const before = await picturesOf(db)
    expect(before.assets.length).toBeGreaterThan(500)
    while ((await migrateDown(db))[0] !== '030-assets');
    const { rows } = await sql<{ picture: object; line: object; box: string }>`
      select h.pictures -> 0 as picture, p.program -> 0 -> 'picture' as line, b.subject as box
      from hotel h join package p on p.hotel_id = h.id, gift_box b where b.position = 0 limit 1`.execute(db)
    expect(rows).toEqual([
      {
        picture: { subject: expect.any(String), key: expect.any(String), alt: expect.any(Object) },
        line: {
          subject: expect.stringMatching(/room|suite/),
          key: expect.any(String),
          alt: expect.any(Object),
        },
        box: 'cabin',
      },
    ])
    await migrateToLatest(db)
    expect(await picturesOf(db)).toEqual(before)
    await close()
  })

  it('are applied once when several gateways start together', async () => {
    const server = await startPostgres()
    const gateways = Array.from({ length: 4 }, () => openPostgres(server.url, 2))
    const applied = await Promise.all(gateways.map(({ db }) => migrateToLatest(db)))
    // Steps and functions have a lock each: one gateway may take the steps, and another put the functions in force.
    expect(applied.flat().sort()).toEqual([...Object.keys(migrations).sort(), 'functions.sql'])
    await Promise.all(gateways.map((gateway) => gateway.close()))
    await server.stop()
  })
})
