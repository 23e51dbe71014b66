import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { addHotel, addStay } from '../capabilities/availability/stay-fixture'
import { readNote, replaceNote } from '../platform/database/notes'
import { createTestApp, type TestApp } from '../testing/test-app'
import { migrateToLatest } from './migrate'

const source = readFileSync(path.join(__dirname, 'functions.sql'), 'utf8')
let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ hotels: 0 })
})
afterAll(() => test.close())

const namesOf = (kind: string) =>
  [...source.matchAll(new RegExp(`^create or replace ${kind} (\\w+)`, 'gm'))].map(([, name]) => name).sort()

const namesIn = async (statement: string) =>
  (await sql<{ name: string }>`${sql.raw(statement)}`.execute(test.db)).rows.map(({ name }) => name)

const bodyOf = async (name: string) =>
  (await sql<{ body: string }>`select prosrc as body from pg_proc where proname = ${name}`.execute(test.db))
    .rows[0]?.body

/** As a release left the database whose text of these functions, or their numbers, was another. */
async function replaceBy(...statements: string[]) {
  for (const statement of statements) await sql.raw(statement).execute(test.db)
  const checksums = (await readNote(test.db, 'functions')) as string[]
  await replaceNote(test.db, 'functions', ['of-a-former-release', ...checksums.slice(1)])
}

describe('functions.sql', () => {
  it('is all that a migrated database has of functions, views and triggers', async () => {
    const functions = await namesIn(
      `select proname as name from pg_proc where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e') order by 1`,
    )
    expect(functions).toEqual([...namesOf('function'), 'longest_sold_stay', 'reference_days'].sort())
    expect(
      await namesIn(`select viewname as name from pg_views where schemaname = 'public' order by 1`),
    ).toEqual(namesOf('view'))
    expect(await namesIn('select tgname as name from pg_trigger where not tgisinternal order by 1')).toEqual(
      namesOf('trigger'),
    )
  })

  it('is applied where a statement has changed, and only then', async () => {
    const written = await bodyOf('lock_rooms')
    expect(await migrateToLatest(test.db)).toEqual([])
    await sql`
      create or replace function lock_rooms(rooms text[]) returns void language plpgsql as 'begin end'`.execute(
      test.db,
    )
    expect(await migrateToLatest(test.db)).toEqual([])
    await replaceNote(test.db, 'functions', [])
    expect(await migrateToLatest(test.db)).toEqual(['functions.sql'])
    expect(await bodyOf('lock_rooms')).toBe(written)
  })

  it('waits for nobody who writes where a function alone has changed', async () => {
    await test.db.transaction().execute(async (beside) => {
      await sql`update package set sort = sort`.execute(beside)
      await replaceBy()
      expect(await migrateToLatest(test.db)).toEqual(['functions.sql'])
    })
  })

  it('counts what is kept anew when a number of the law is another', async () => {
    await addHotel(test.db, { id: 'h' })
    await addStay(test.db, {
      hotelId: 'h',
      id: 'stay',
      days: ['2027-03-20', '2027-03-20'],
      priceCents: 9_000,
    })
    const changes = [
      { priceCents: 7_000, changedAt: '2027-01-01T00:00:00Z' },
      { priceCents: 12_000, changedAt: '2027-01-10T00:00:00Z' },
      { priceCents: 9_000, changedAt: '2027-02-15T00:00:00Z' },
    ]
    const night = { roomId: 'room-stay', day: '2027-03-20' }
    await test.db
      .insertInto('priceHistory')
      .values(changes.map((change) => ({ ...night, ...change })))
      .execute()
    const days = (number: number) =>
      `create or replace function reference_days() returns integer language sql immutable as 'select ${number}'`
    await replaceBy(days(60), `select refresh_references(array['room-stay'])`)
    expect(await referenceOf('room-stay')).toBe(7_000)
    expect(await migrateToLatest(test.db)).toEqual(['functions.sql'])
    expect(await referenceOf('room-stay')).toBe(12_000)
  })
})

const referenceOf = async (room: string) =>
  (
    await sql<{ cents: number }>`select refs[20] as cents from room_month where room_id = ${room}`.execute(
      test.db,
    )
  ).rows[0]?.cents
