import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import {
  lowestPriceBefore,
  type PriceChange,
} from '@escapade/shared-contracts/rules/money/lowest-price-before'
import fc from 'fast-check'
import { sql } from 'kysely'
import { createTestApp, type TestApp } from '../../testing/test-app'
import { addHotel, addStay } from '../availability/stay-fixture'
import { createBoxesRepository } from '../gifts/catalogue/boxes-repository'

/** The SQL of each kind of price against `lowestPriceBefore`, for random histories. */
const firstDay = '2027-03-05'
const hourMs = 3_600_000
const start = Date.parse('2026-06-01T00:00:00Z')
let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ hotels: 1 })
})
afterAll(() => test.close())

const numRuns = 60
const cents = fc.integer({ min: 1, max: 999 })
/** Exactly 30 days are the edge: what ended then is not counted any more. */
const hours = fc.oneof(fc.integer({ min: 1, max: 1_200 }), fc.constantFrom(719, 720, 721))

/** At least two prices, or none: a history begins with the first change. */
const history = fc.array(fc.record({ pause: hours, cents }), { minLength: 2, maxLength: 6 }).map((drawn) =>
  drawn.map(({ cents: price }, place): PriceChange => {
    const passed = drawn.slice(0, place + 1).reduce((sum, { pause }) => sum + pause, 0)
    return { at: start + passed * hourMs, cents: price }
  }),
)
const maybeHistory = fc.option(history, { nil: [] as PriceChange[] })
const lastOf = (changes: readonly PriceChange[]) => changes.at(-1)?.at ?? null

let stays = 0
/** A stay whose nights and programme have changed so. */
async function addHistory(nights: PriceChange[], programme: PriceChange[]) {
  stays += 1
  const id = `priced-${stays}`
  const room = `room-${id}`
  const day = addDays(firstDay, 20)
  await addHotel(test.db, { id })
  await addStay(test.db, { hotelId: id, id, days: [day, day] })
  const nightRows = nights.map((change) => ({
    room_id: room,
    day,
    price_cents: change.cents,
    changed_at: new Date(change.at),
  }))
  const programmeRows = programme.map((change) => ({
    package_id: id,
    night_cents: change.cents,
    stay_cents: 2 * change.cents,
    changed_at: new Date(change.at),
  }))
  if (nightRows.length) await test.db.insertInto('price_history').values(nightRows).execute()
  if (programmeRows.length) await test.db.insertInto('package_price_history').values(programmeRows).execute()
  return { id, room, day }
}

describe('the lowest price of 30 days in SQL', () => {
  it('[SC-008] of a night is that of the rule, whatever its programme did', async () => {
    await fc.assert(
      fc.asyncProperty(maybeHistory, maybeHistory, async (nights, programme) => {
        const { room, day } = await addHistory(nights, programme)
        const { rows } = await sql<{ cents: number }>`
          select cents from reference_prices(array[${room}], ${day}::date, ${day}::date)`.execute(test.db)
        const lowest = lowestPriceBefore({ changes: nights, otherPartAt: lastOf(programme) })
        expect(rows[0]?.cents ?? null).toBe(lowest)
      }),
      { numRuns },
    )
  })

  it('[SC-008] of a programme is that of the rule, whatever its nights did', async () => {
    await fc.assert(
      fc.asyncProperty(maybeHistory, history, async (nights, programme) => {
        const { id, room } = await addHistory(nights, programme)
        await sql`select refresh_programme_references(array[${room}])`.execute(test.db)
        const kept = await test.db
          .selectFrom('programme_reference')
          .selectAll()
          .where('package_id', '=', id)
          .executeTakeFirstOrThrow()
        const lowest = lowestPriceBefore({ changes: programme, otherPartAt: lastOf(nights) }) ?? 0
        expect([kept.night_cents, kept.stay_cents]).toEqual([lowest, 2 * lowest])
      }),
      { numRuns },
    )
  })

  it('[SC-008] of an activity is that of the rule', async () => {
    let activities = 0
    await fc.assert(
      fc.asyncProperty(history, async (changes) => {
        activities += 1
        const id = `activity-${activities}`
        const rows = changes.map((change) => ({
          product_id: id,
          adults: 2,
          price_cents: change.cents,
          changed_at: new Date(change.at),
        }))
        await test.db.insertInto('activity_price_history').values(rows).execute()
        const found = await sql<{ cents: number }>`
          select cents from activity_reference_prices(array[${id}])`.execute(test.db)
        expect(found.rows.map((row) => row.cents)).toEqual([lowestPriceBefore({ changes })])
      }),
      { numRuns },
    )
  })

  it('[SC-008] of a gift box is that of the rule, by the day', async () => {
    const boxes = createBoxesRepository(test.db)
    const [box] = await boxes.find({ today: firstDay })
    if (!box) throw new Error('The demo sells boxes')
    const days = fc.array(
      fc.record({ pause: fc.oneof(fc.nat({ max: 50 }), fc.constantFrom(29, 30, 31)), cents }),
      {
        minLength: 1,
        maxLength: 6,
      },
    )
    await fc.assert(
      fc.asyncProperty(days, async (drawn) => {
        await test.db.deleteFrom('gift_box_price').where('box_id', '=', box.id).execute()
        const changes = drawn.map(({ cents: price }, place): PriceChange => {
          const passed = drawn.slice(0, place + 1).reduce((sum, { pause }) => sum + pause + 1, 0)
          return { at: start + passed * 24 * hourMs, cents: price }
        })
        const rows = changes.map((change) => ({
          box_id: box.id,
          price_cents: change.cents,
          valid_from: new Date(change.at).toISOString().slice(0, 10),
        }))
        await test.db.insertInto('gift_box_price').values(rows).execute()
        const [found] = await boxes.find({ today: '2029-01-01', id: box.id })
        const lowest = lowestPriceBefore({ changes }) ?? changes.at(-1)?.cents
        expect(found?.reference_cents).toBe(lowest)
      }),
      { numRuns },
    )
  })
})
