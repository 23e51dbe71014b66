import { join } from 'node:path'
import { sql } from 'kysely'
import { createTestApp, type TestApp, testDay } from '../../../platform/testing'
import { createDatabaseTarget } from './database-target'
import { furnishRegistered } from './furnish-registered'
import { importGeoNames } from './import-geonames'
import { importHotels } from './import-hotels'
import { createImportReport } from './import-report'
import type { ImportTarget } from './import-target'
import { createMemoryTarget } from './memory-target'

const fixtures = join(__dirname, '../../../../fixtures')
const files = {
  file: join(fixtures, 'register/register-2026.csv'),
  zipcodes: join(fixtures, 'register/zipcodes.csv'),
}

let whole: TestApp
let stopped: TestApp
beforeAll(async () => {
  whole = await createTestApp({ hotels: 0 })
  stopped = await createTestApp({ hotels: 0 })
})
afterAll(() => Promise.all([whole.close(), stopped.close()]))

const targetOf = ({ db }: TestApp) =>
  createDatabaseTarget({ db, today: testDay, furnish: furnishRegistered({ seed: 'test', today: testDay }) })

async function importAll(test: TestApp, change: (target: ImportTarget) => ImportTarget = (target) => target) {
  const target = change(targetOf(test))
  const report = createImportReport(() => undefined)
  const places = await importGeoNames({ folder: join(fixtures, 'geonames'), target, report })
  const { counts } = await importHotels({ ...files, target, report, batchSize: 2 })
  await target.refresh()
  return { places, hotels: counts }
}

const tables = [
  'place',
  'hotel',
  'room',
  'package',
  'activity',
  'rate_plan',
  'flash_deal',
  'room_day',
  'stay_month',
  'stay_from',
  'suggestion',
]

/** What stands in each table, whatever the order it was written in. */
async function contentsOf({ db }: TestApp) {
  const found: Record<string, unknown> = {}
  for (const table of tables) {
    // The number of a suggestion only says when it was written.
    const rest = table === 'suggestion' ? sql`- 'id'` : sql``
    const { rows } =
      await sql`select count(*), md5(coalesce(string_agg(line, ';' order by line), '')) as digest
      from (select (to_jsonb(t) ${rest})::text as line from ${sql.table(table)} t) lines`.execute(db)
    found[table] = rows[0]
  }
  return found
}

/** Fails from the nth time on that hotels are written, as a process would that is killed there. */
const killedAt =
  (nth: number) =>
  (target: ImportTarget): ImportTarget => {
    let calls = 0
    return {
      ...target,
      async upsertHotels(batch) {
        calls += 1
        if (calls >= nth) throw new Error('killed')
        return target.upsertHotels(batch)
      },
    }
  }
const killedBeforeSales = (target: ImportTarget): ImportTarget => ({
  ...target,
  refresh: () => Promise.reject(new Error('killed')),
})

describe('an import that was stopped', () => {
  it('goes on where it was, to what one go would have given', async () => {
    await importAll(whole)
    await expect(importAll(stopped, killedAt(3))).rejects.toThrow('killed')
    const hotels = async () => (await stopped.db.selectFrom('hotel').select('id').execute()).length
    expect(await hotels()).toBe(4)
    await expect(importAll(stopped, killedBeforeSales)).rejects.toThrow('killed')
    expect(await hotels()).toBe(11)
    expect(await stopped.db.selectFrom('room_day').select('day').limit(1).execute()).toEqual([])
    await importAll(stopped)
    expect(await contentsOf(stopped)).toEqual(await contentsOf(whole))
  })

  it('changes nothing when it is repeated', async () => {
    const before = await contentsOf(whole)
    const again = await importAll(whole)
    expect(again).toMatchObject({
      places: { added: 0, changed: 0 },
      hotels: { added: 0, changed: 0, same: 11 },
    })
    expect(await contentsOf(whole)).toEqual(before)
  })

  it('writes nothing on a dry run', async () => {
    const before = await contentsOf(whole)
    const dry = createMemoryTarget(await targetOf(whole).citiesOf('FR'))
    await importAll(whole, () => dry.target)
    expect(dry.hotels.size).toBe(11)
    expect(await contentsOf(whole)).toEqual(before)
  })
})
