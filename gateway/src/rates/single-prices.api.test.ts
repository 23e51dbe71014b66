import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import fc from 'fast-check'
import { sql } from 'kysely'
import { addHotel, addStay } from '../capabilities/availability/stay-fixture'
import { ownSingleCents } from '../pricing/stay-price'
import { createTestApp, type TestApp } from '../testing/test-app'
import { changeNights } from './nights'
import { createStaysRepository } from './stays-repository'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ hotels: 0 })
  await addHotel(test.db, { id: 'h' })
  await addStay(test.db, { hotelId: 'h', id: 'stay', days: [firstDay, addDays(firstDay, 39)] })
})
afterAll(() => test.close())

const firstDay = '2027-03-20'
const room = 'room-stay'
const nights = fc.array(fc.constantFrom(0, 4_999, 7_301, 9_000), { minLength: 40, maxLength: 40 })

it('sums the prices for one in the database as the quote does, never above those for two', async () => {
  await fc.assert(
    fc.asyncProperty(nights, fc.integer({ min: 50, max: 100 }), async (singles, singlePercent) => {
      await test.db.updateTable('room').set({ singlePercent }).where('id', '=', room).execute()
      const span = { rooms: [room], from: firstDay, to: addDays(firstDay, 39) }
      await changeNights(test.db, span, (night) => {
        const place = (Date.parse(night.day) - Date.parse(firstDay)) / 86_400_000
        return { ...night, priceCents: 7_003 + 10 * place, singleCents: singles[place] ?? 0 }
      })
      const month = await createStaysRepository(test.db).findMonth({ packageId: 'stay', day: firstDay })
      for (const length of [1, 2, 5, 14]) {
        const checkin = addDays(firstDay, length)
        const prices = singles.map((_, place) => 7_003 + 10 * place).slice(length, 2 * length)
        const sold = singles.slice(length, 2 * length).map((cents, at) => Math.min(cents, prices[at] ?? 0))
        const { rows } = await sql<{ cents: number | null }>`
          select own_single_cents(${room}, ${checkin}::date, ${length}) as cents`.execute(test.db)
        expect([length, rows[0]?.cents]).toEqual([
          length,
          ownSingleCents({ prices, singles: sold, singlePercent }),
        ])
        const from = 19 + length
        if (month?.singles)
          expect(month.singles.slice(from, from + length).every((cents, at) => cents === sold[at])).toBe(true)
      }
    }),
    { numRuns: 25 },
  )
})
