import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import fc from 'fast-check'
import { sql } from 'kysely'
import { deep } from '../../../../../tools/test/deep.mjs'
import type { Db } from '../../../platform/database/database'
import { createStockRepository } from '../../../rates/stock'
import { createTestApp, type TestApp, testDay } from '../../../testing/test-app'
import { addHotel, addPackage, addStay, setNights } from '../../availability/stay-fixture'

let test: TestApp
const firstDay = addDays(testDay, 20)
const daysOnSale = 40
const dayAt = (index: number) => addDays(firstDay, index)

beforeAll(async () => {
  test = await createTestApp({ hotels: 0 })
  await addHotel(test.db, { id: 'h' })
  await addStay(test.db, { hotelId: 'h', id: 'short', days: [firstDay, dayAt(daysOnSale - 1)], available: 3 })
  await addPackage(test.db, { hotelId: 'h', id: 'long', roomId: 'room-short', minNights: 3 })
})
afterAll(() => test.close())

type Sale = { at: number; nights: number; rooms: number; isReturned: boolean }
const sale: fc.Arbitrary<Sale> = fc.record({
  at: fc.nat(daysOnSale - 5),
  nights: fc.integer({ min: 1, max: 4 }),
  rooms: fc.integer({ min: 1, max: 2 }),
  isReturned: fc.boolean(),
})
/** Few prices, so that several days are the cheapest, and some are not. */
const prices = fc.array(fc.constantFrom(8_000, 8_000, 9_000, 12_000), {
  minLength: daysOnSale,
  maxLength: daysOnSale,
})

const froms = async (db: Db = test.db) =>
  (await sql`select * from stay_from order by package_id`.execute(db)).rows

/** From-prices by a look at every night of the room. */
const fromsReadAnew = () =>
  test.db.transaction().execute(async (trx) => {
    await sql`select refresh_stay_from(array['room-short'])`.execute(trx)
    return froms(trx)
  })

async function sell({ at, nights, rooms, isReturned }: Sale) {
  const claim = {
    nights: Array.from({ length: nights }, (_, index) => ({
      roomId: 'room-short',
      day: dayAt(at + index),
      rooms,
    })),
    places: [],
  }
  await test.db.transaction().execute(async (trx) => {
    const stock = createStockRepository(trx)
    if ((await stock.take(claim)) && isReturned) await stock.giveBack(claim)
  })
}

it('keeps from-prices as a look at every night says, whatever is sold and given back', async () => {
  let changed = 0
  await fc.assert(
    fc.asyncProperty(prices, fc.array(sale, { minLength: 1, maxLength: 12 }), async (nights, sales) => {
      const priceOf = new Map(nights.map((cents, index) => [dayAt(index), cents]))
      await setNights(test.db, {}, ({ day }) => ({ available: 3, priceCents: priceOf.get(day) ?? 9_000 }))
      for (const each of sales) {
        const before = await froms()
        await sell(each)
        const after = await froms()
        expect(after).toEqual(await fromsReadAnew())
        if (JSON.stringify(after) !== JSON.stringify(before)) changed += 1
      }
    }),
    { numRuns: deep(12, 50) },
  )
  expect(changed).toBeGreaterThan(0)
}, 60_000)

it('leaves from-prices alone where no cheapest stay needs a night that was sold', async () => {
  await setNights(test.db, {}, ({ day }) => ({ available: 3, priceCents: day === firstDay ? 5_000 : 9_000 }))
  const writes = async () => {
    const { rows } = await sql<{ row: string }>`select xmin::text as row from stay_from order by 1`.execute(
      test.db,
    )
    return rows
  }
  const before = await writes()
  await sell({ at: 20, nights: 2, rooms: 1, isReturned: false })
  expect(await writes()).toEqual(before)
  await sell({ at: 0, nights: 1, rooms: 1, isReturned: false })
  expect(await writes()).not.toEqual(before)
  await setNights(test.db, {}, { minLos: 2 })
  expect(await froms()).toMatchObject([{ nights: 3 }, { nights: 2 }])
})
