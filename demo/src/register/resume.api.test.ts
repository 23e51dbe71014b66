import { join } from 'node:path'
import { createDatabaseTarget } from '@escapade/gateway/capabilities/catalogue/import/database-target'
import { createDryTarget } from '@escapade/gateway/capabilities/catalogue/import/dry-target'
import { importGeoNames } from '@escapade/gateway/capabilities/catalogue/import/geonames/import-geonames'
import { createImportReport } from '@escapade/gateway/capabilities/catalogue/import/import-report'
import type { ImportTarget } from '@escapade/gateway/capabilities/catalogue/import/import-target'
import { importHotels } from '@escapade/gateway/capabilities/catalogue/import/register/import-hotels'
import { createTestApp, type TestApp, testDay } from '@escapade/gateway/testing/test-app'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { sql } from 'kysely'
import { noteRolled, rollForward } from '../rates/roll-forward'
import { furnishingFor } from './furnishing-fixture'

const fixtures = join(__dirname, '../../../gateway/fixtures')
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

const targetOf = ({ db }: TestApp) => createDatabaseTarget({ db, furnishing: furnishingFor(db) })

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
  'room_month',
  'stay_month',
  'stay_from',
  'suggestion',
]

/** Contents of each table, in any order of writing. */
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

const idsOf = async ({ db }: TestApp) =>
  (await db.selectFrom('hotel').select('id').orderBy('id').execute()).map(({ id }) => id)

const hotelsWithNights = async ({ db }: TestApp) => {
  const rows = await db
    .selectFrom('roomDay')
    .innerJoin('room', 'room.id', 'roomDay.roomId')
    .select('hotelId')
    .distinct()
    .orderBy('hotelId')
    .execute()
  return rows.map(({ hotelId }) => hotelId)
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
/** Writes the hotels without their nights, and fails before it comes to these. */
const killedBeforeSales = ({ db }: TestApp): ImportTarget => ({
  ...createDatabaseTarget({ db, furnishing: furnishingFor(db, { withNights: false }) }),
  refresh: () => Promise.reject(new Error('killed')),
})

describe('an import that was stopped', () => {
  it('goes on where it was, to what one go would have given', async () => {
    await importAll(whole)
    await expect(importAll(stopped, killedAt(3))).rejects.toThrow('killed')
    const written = await hotelsWithNights(stopped)
    expect(written.length).toBeGreaterThan(0)
    expect(written.length).toBeLessThan(11)
    expect(await idsOf(stopped)).toEqual(written)
    await expect(importAll(stopped, () => killedBeforeSales(stopped))).rejects.toThrow('killed')
    expect(await idsOf(stopped)).toHaveLength(11)
    expect(await hotelsWithNights(stopped)).toEqual(written)
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

  it('opens the nights of a room as a whole, though days have come since', async () => {
    const [first] = await stopped.db.selectFrom('roomDay').select('roomId').orderBy('roomId').execute()
    const room = first?.roomId ?? ''
    const nights = async () =>
      (await stopped.db.selectFrom('roomDay').select('day').where('roomId', '=', room).execute()).length
    const before = await nights()
    await stopped.db.deleteFrom('roomMonth').where('roomId', '=', room).execute()
    await noteRolled(stopped.db, testDay)
    expect(await rollForward({ db: stopped.db, today: addDays(testDay, 1) })).toBe(true)
    expect(await nights()).toBe(0)
    await targetOf(stopped).refresh()
    expect(await nights()).toBe(before)
  })

  it('says on a dry run what it would add, change and leave, and writes nothing', async () => {
    const dry = createDryTarget(whole.db)
    const tryAll = () => importAll(whole, () => dry)
    expect(await tryAll()).toMatchObject({
      places: { added: 0, changed: 0 },
      hotels: { added: 0, changed: 0, same: 11 },
    })
    await whole.db.updateTable('hotel').set({ stars: 1 }).where('label', '=', 'Hôtel Le Cygne').execute()
    await whole.db.deleteFrom('hotel').where('label', '=', 'Terminus Nord').execute()
    await whole.db.updateTable('place').set({ population: 1 }).where('id', '=', '3021372').execute()
    await whole.db.deleteFrom('place').where('id', '=', '2747599').execute()
    const before = await contentsOf(whole)
    expect(await tryAll()).toMatchObject({
      places: { added: 1, changed: 1 },
      hotels: { added: 1, changed: 1, same: 9 },
    })
    expect(await contentsOf(whole)).toEqual(before)
  })
})
