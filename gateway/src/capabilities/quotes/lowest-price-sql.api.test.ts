import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import {
  lowestPriceBefore,
  type PriceChange,
  referenceDays,
} from '@escapade/shared-contracts/rules/money/lowest-price-before'
import fc from 'fast-check'
import { sql } from 'kysely'
import { deep } from '../../../../tools/test/deep.mjs'
import type { Db } from '../../platform/database/database'
import { createTestApp, type TestApp } from '../../testing/test-app'
import { addHotel, addPackage, addStay } from '../availability/stay-fixture'
import { createBoxesRepository } from '../gifts/catalogue/boxes-repository'

/** Holds the SQL of each kind of price to `lowestPriceBefore`, for random histories in random time zones. */
const month = '2027-03-01'
const hourMs = 3_600_000
let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ hotels: 1 })
})
afterAll(() => test.close())

const numRuns = deep(25, 120)
const cents = fc.integer({ min: 1, max: 999 })
/** Exactly the days of the law are the edge: what ended then is not counted any more. */
const edge = referenceDays * 24
const hours = fc.oneof(fc.integer({ min: 1, max: 1_200 }), fc.constantFrom(edge - 1, edge, edge + 1))
/** Histories cross ends of months of every length, and the days on which clocks are changed. */
const start = fc
  .integer({ min: 0, max: 400 })
  .map((days) => Date.parse(`${addDays('2025-12-20', days)}T09:00:00Z`))

/** At least two prices, or none: a history begins with the first change. */
const history = fc
  .tuple(start, fc.array(fc.record({ pause: hours, cents }), { minLength: 2, maxLength: 6 }))
  .map(([first, drawn]) =>
    drawn.map(({ cents: price }, place): PriceChange => {
      const passed = drawn.slice(0, place + 1).reduce((sum, { pause }) => sum + pause, 0)
      return { at: first + passed * hourMs, cents: price }
    }),
  )
const maybeHistory = fc.option(history, { nil: [] as PriceChange[] })
const lastOf = (...histories: PriceChange[][]) =>
  Math.max(...histories.map((changes) => changes.at(-1)?.at ?? Number.NEGATIVE_INFINITY))
const zone = fc.constantFrom('UTC', 'Europe/Paris', 'America/St_Johns')

/** Asks in a session of the time zone: a server may have any. */
const inZone = <T>(name: string, ask: (db: Db) => Promise<T>) =>
  test.db.transaction().execute(async (trx) => {
    await sql`select set_config('TimeZone', ${name}, true)`.execute(trx)
    return ask(trx)
  })

let stays = 0
type Histories = { nights: Record<string, PriceChange[]>; programmes: PriceChange[][] }
/** A room whose nights have changed so, with packages whose programmes have. */
async function addHistory({ nights, programmes }: Histories) {
  stays += 1
  const id = `priced-${stays}`
  const room = `room-${id}`
  await addHotel(test.db, { id })
  await addStay(test.db, { hotelId: id, id, days: [month, '2027-03-31'] })
  const packages = programmes.map((_, place) => (place === 0 ? id : `${id}-${place}`))
  for (const other of packages.slice(1)) await addPackage(test.db, { hotelId: id, id: other, roomId: room })
  const nightRows = Object.entries(nights).flatMap(([day, changes]) =>
    changes.map(({ at, cents: price }) => ({
      roomId: room,
      day,
      priceCents: price,
      changedAt: new Date(at),
    })),
  )
  const programmeRows = programmes.flatMap((changes, place) =>
    changes.map(({ at, cents: price }) => ({
      packageId: packages[place] ?? id,
      nightCents: price,
      stayCents: 2 * price,
      changedAt: new Date(at),
    })),
  )
  if (nightRows.length) await test.db.insertInto('priceHistory').values(nightRows).execute()
  if (programmeRows.length) await test.db.insertInto('packagePriceHistory').values(programmeRows).execute()
  return { room, packages }
}

describe('the lowest price of the days of the law in SQL', () => {
  it('[SC-008] of each night is that of the rule, whatever its neighbours and the room’s programmes did', async () => {
    const days = ['2027-03-01', '2027-03-30', '2027-03-31'] as const
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(maybeHistory, maybeHistory, maybeHistory),
        fc.tuple(maybeHistory, maybeHistory),
        zone,
        async (ofDays, programmes, name) => {
          const nights = Object.fromEntries(days.map((day, place) => [day, ofDays[place] ?? []]))
          const { room } = await addHistory({ nights, programmes })
          const otherPartAt = lastOf(...programmes)
          const lowest = ofDays.map((changes) => lowestPriceBefore({ changes, otherPartAt }))
          const asked = await inZone(name, (db) =>
            sql<{ cents: (number | null)[]; kept: number[] | null }>`
              select array(select cents from unnest(${[...days]}::date[]) day
                  left join reference_prices(array[${room}], ${month}, '2027-03-31') f using (day) order by day) as cents,
                month_references(${room}, ${month}, array_fill(5000, array[31])) as kept`.execute(db),
          )
          const [found] = asked.rows
          expect(found?.cents).toEqual(lowest)
          const kept = [0, 29, 30].map((place) => found?.kept?.[place] ?? 5_000)
          expect(kept).toEqual(lowest.map((each) => each ?? 5_000))
        },
      ),
      { numRuns },
    )
  })

  it('[SC-008] of each programme is that of the rule, whatever its nights and other programmes did', async () => {
    await fc.assert(
      fc.asyncProperty(maybeHistory, history, history, zone, async (nights, one, other, name) => {
        const { room, packages } = await addHistory({ nights: { [month]: nights }, programmes: [one, other] })
        const kept = await inZone(name, async (db) => {
          await sql`select refresh_programme_references(array[${room}])`.execute(db)
          return db
            .selectFrom('programmeReference')
            .select(['nightCents', 'stayCents'])
            .where('packageId', 'in', packages)
            .orderBy('packageId')
            .execute()
        })
        const lowest = [one, other].map(
          (changes) => lowestPriceBefore({ changes, otherPartAt: lastOf(nights) }) ?? 0,
        )
        expect(kept).toEqual(lowest.map((each) => ({ nightCents: each, stayCents: 2 * each })))
      }),
      { numRuns },
    )
  })

  it('[SC-008] of an activity is that of the rule, for each party', async () => {
    let activities = 0
    await fc.assert(
      fc.asyncProperty(history, history, zone, async (ofOne, ofTwo, name) => {
        activities += 1
        const id = `activity-${activities}`
        const rows = [ofOne, ofTwo].flatMap((changes, place) =>
          changes.map((change) => ({
            productId: id,
            adults: place + 1,
            priceCents: change.cents,
            changedAt: new Date(change.at),
          })),
        )
        await test.db.insertInto('activityPriceHistory').values(rows).execute()
        const found = await inZone(name, (db) =>
          sql<{ cents: number }>`
            select cents from activity_reference_prices(array[${id}]) order by adults`.execute(db),
        )
        const lowest = [ofOne, ofTwo].map((changes) => lowestPriceBefore({ changes }))
        expect(found.rows.map((row) => row.cents)).toEqual(lowest)
      }),
      { numRuns },
    )
  })

  it('[SC-008] of a gift box is that of the rule, by the day', async () => {
    const boxes = createBoxesRepository(test.db)
    const [box] = await boxes.find({ today: month })
    if (!box) throw new Error('The demo sells boxes')
    const days = fc.array(
      fc.record({
        pause: fc.oneof(
          fc.nat({ max: 50 }),
          fc.constantFrom(referenceDays - 1, referenceDays, referenceDays + 1),
        ),
        cents,
      }),
      {
        minLength: 1,
        maxLength: 6,
      },
    )
    await fc.assert(
      fc.asyncProperty(start, days, async (first, drawn) => {
        await test.db.deleteFrom('giftBoxPrice').where('boxId', '=', box.id).execute()
        const changes = drawn.map(({ cents: price }, place): PriceChange => {
          const passed = drawn.slice(0, place + 1).reduce((sum, { pause }) => sum + pause + 1, 0)
          return { at: first + passed * 24 * hourMs, cents: price }
        })
        const rows = changes.map((change) => ({
          boxId: box.id,
          priceCents: change.cents,
          validFrom: new Date(change.at).toISOString().slice(0, 10),
        }))
        await test.db.insertInto('giftBoxPrice').values(rows).execute()
        const [found] = await boxes.find({ today: '2029-01-01', id: box.id })
        const lowest = lowestPriceBefore({ changes }) ?? changes.at(-1)?.cents
        expect(found?.referenceCents).toBe(lowest)
      }),
      { numRuns },
    )
  })
})
