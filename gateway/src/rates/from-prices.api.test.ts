import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import fc from 'fast-check'
import { sql } from 'kysely'
import { deep } from '../../../tools/test/deep.mjs'
import { createTestApp, type TestApp, testDay } from '../testing/test-app'
import { changeNights, type Night } from './nights'

let test: TestApp
let rooms: string[]
beforeAll(async () => {
  test = await createTestApp({ hotels: 3 })
  rooms = (await test.db.selectFrom('room').select('id').orderBy('id').execute()).map(({ id }) => id)
})
afterAll(() => test.close())

const fromPrices = async () =>
  (
    await sql<{ packageId: string; row: string }>`
      select package_id, stay_from::text as row from stay_from order by package_id`.execute(test.db)
  ).rows

/** Day of a room's from-price, or one beside it: there it matters what changes. */
async function dayNear(room: string, later: number): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select f.checkins[1] as day from stay_from f where f.room_id = ${room} order by package_id`.execute(
    test.db,
  )
  return addDays(rows[0]?.day ?? testDay, later)
}

const priceOf = fc.constantFrom<(cents: number) => number>(
  (cents) => cents + 1_700,
  (cents) => Math.max(1, cents - 900),
  (cents) => cents - 1,
  () => 4_000,
  () => 90_000,
  () => 45_000,
)
const setting = fc.oneof(
  {
    weight: 4,
    arbitrary: priceOf.map((price) => (night: Night) => ({ priceCents: price(night.priceCents) })),
  },
  {
    weight: 1,
    arbitrary: fc
      .record(
        {
          available: fc.nat(3),
          minLos: fc.integer({ min: 1, max: 3 }),
          closed: fc.boolean(),
          singleCents: fc.constantFrom(0, 3_000),
        },
        { requiredKeys: [] },
      )
      .map((set) => () => set),
  },
)

it('[GW-007] follow each change of nights as if all were counted anew', async () => {
  const change = fc.record({
    room: fc.nat(),
    later: fc.integer({ min: -3, max: 4 }),
    length: fc.integer({ min: 1, max: 5 }),
    set: setting,
  })
  await fc.assert(
    fc.asyncProperty(change, async ({ room: drawn, later, length, set }) => {
      const room = rooms[drawn % rooms.length] ?? ''
      const from = await dayNear(room, later)
      await changeNights(test.db, { rooms: [room], from, to: addDays(from, length - 1) }, (night) => ({
        ...night,
        ...set(night),
      }))
      const followed = await fromPrices()
      await sql`select rebuild_stays(today) from stay_clock`.execute(test.db)
      expect(followed).toEqual(await fromPrices())
    }),
    { numRuns: deep(60, 400) },
  )
})
