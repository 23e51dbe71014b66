import { prepareDatabase } from '@escapade/gateway/app/prepare-database'
import { migrateToNothing } from '@escapade/gateway/db/migrations-fixture'
import { clockFrom } from '@escapade/gateway/platform/clock'
import { createTestApp, type TestApp, testConfig, testDay } from '@escapade/gateway/testing/test-app'
import { sql } from 'kysely'
import { extension } from './extension'

/** Everything that a first start writes, for a seed and a day: a checksum of each table. */
describe('a database that was filled', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await createTestApp({ hotels: 0 })
  })
  afterAll(() => test.close())

  const tables = async (): Promise<string[]> => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_name not like 'kysely%' order by 1`.execute(test.db)
    return rows.map(({ name }) => name)
  }
  /** Tables with notes for running gateways: transaction, time and order of a write. */
  const notes = ['search_change', 'revision_note']
  const ofTheMoment: Record<string, string> = {
    ...Object.fromEntries(notes.map((name) => [name, '{id,xid,changed_at,noted_at}'])),
    // When a picture was added to this database, by its clock.
    asset: '{created_at}',
  }
  const checksumOf = async (name: string): Promise<string | null> => {
    const moments = ofTheMoment[name]
    const kept = moments ? sql`to_jsonb(row) - ${moments}::text[]` : sql`row`
    const { rows } = await sql<{ sum: string | null }>`
      select md5(string_agg(line, '|' order by line collate "C")) as sum
      from (select (${kept})::text as line from ${sql.table(name)} row) lines`.execute(test.db)
    return rows[0]?.sum ?? null
  }
  async function checksums(): Promise<Record<string, string | null>> {
    const sums: [string, string | null][] = []
    for (const name of await tables()) sums.push([name, await checksumOf(name)])
    return Object.fromEntries(sums)
  }

  async function fill({ seed, day }: { seed: string; day: string }) {
    const { db } = test
    await migrateToNothing(db)
    const config = testConfig({ SEED: seed, SEED_HOTELS: '4' })
    const clock = clockFrom(() => new Date(`${day}T09:00:00Z`))
    expect(await prepareDatabase({ db, config, clock, say: () => {}, extensions: [extension] })).toBe(true)
    return checksums()
  }

  it('is the same in every table for the same seed and day, and another one for another of either', async () => {
    const first = await fill({ seed: 'escapade', day: testDay })
    const filled = Object.keys(first).filter((name) => first[name] !== null)
    expect(filled).toEqual(
      expect.arrayContaining(['activity_price', 'content_entry', 'gift_box', 'price_history', 'room_month']),
    )
    expect(await fill({ seed: 'escapade', day: testDay })).toEqual(first)
    const changed = async (other: { seed: string; day: string }) => {
      const sums = await fill(other)
      return filled.filter((name) => sums[name] !== first[name])
    }
    expect(await changed({ seed: 'escapade', day: '2027-03-02' })).toEqual(
      expect.arrayContaining(['review', 'room_month', 'stay_from']),
    )
    expect(await changed({ seed: 'another', day: testDay })).toEqual(
      expect.arrayContaining([
        'activity_product',
        'hotel',
        'package',
        'rate_plan',
        'review',
        'room',
        'room_month',
      ]),
    )
  })
})
