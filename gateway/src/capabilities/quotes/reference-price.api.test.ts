import { addDays } from '@escapade/shared-contracts/rules/days'
import { promoPercent } from '@escapade/shared-contracts/rules/promo-percent'
import fc from 'fast-check'
import { createTestApp, type TestApp } from '../../platform/testing'
import { addHotel, addStay } from '../availability/stay-fixture'

const firstDay = '2027-03-05'
const priceNow = 10_000
const window = 30
const dayMs = 86_400_000
let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ hotels: 0 })
  await addHotel(test.db, { id: 'h' })
  await addStay(test.db, { hotelId: 'h', id: 'stay', days: [firstDay, '2027-08-31'], priceCents: priceNow })
})
afterAll(() => test.close())

/** Prices of one night, oldest first, each with the days it held before the next; then today's price came. */
type Series = { cents: number; held: number }[]
const series: fc.Arbitrary<Series> = fc.array(
  fc.record({
    cents: fc.oneof(fc.integer({ min: 5_000, max: 20_000 }), fc.constant(priceNow)),
    held: fc.integer({ min: 1, max: 45 }),
  }),
  { maxLength: 8 },
)

/** The lowest price asked in the 30 days before today's price came: what the law lets one strike through. */
function lowestBefore(prices: Series): number | null {
  let ago = 0
  const asked: number[] = []
  for (const { cents, held } of [...prices].reverse()) {
    if (ago < window) asked.push(cents)
    ago += held
  }
  return asked.length > 0 ? Math.min(...asked) : null
}

let night = 0
/** Writes the series down as history of a night of its own. */
async function write(prices: Series): Promise<string> {
  night += 1
  const day = addDays(firstDay, night)
  let at = Date.parse('2027-02-28T09:00:00Z')
  const rows = [{ cents: priceNow, at }]
  for (const { cents, held } of [...prices].reverse()) {
    at -= held * dayMs
    rows.unshift({ cents, at })
  }
  await test.db
    .insertInto('price_history')
    .values(
      rows.map(({ cents, at: changed }) => ({
        room_id: 'room-stay',
        day,
        price_cents: cents,
        changed_at: new Date(changed),
      })),
    )
    .execute()
  // A change of the night lets what the shop reads follow.
  await test.db
    .updateTable('room_day')
    .set({ min_los: 1 })
    .where('room_id', '=', 'room-stay')
    .where('day', '=', day)
    .execute()
  return day
}

it('[SC-008] strikes through the lowest price of the 30 days before, for any series of prices', async () => {
  await fc.assert(
    fc.asyncProperty(series, async (prices) => {
      const checkin = await write(prices)
      const answer = await test.app.inject({
        url: '/api/product/stay/quote',
        query: { locale: 'fr_FR', checkin, nights: '1' },
      })
      const { sellPrice, refPrice, promoPercentageRounded, moneySaved } = answer.json().priceInfo
      const lowest = lowestBefore(prices)
      const struck = lowest !== null && lowest > priceNow ? lowest : null
      const percent = promoPercent({ priceCents: struck ?? priceNow, promoCents: priceNow })
      expect({ sellPrice, refPrice }).toEqual({
        sellPrice: priceNow,
        refPrice: percent >= 5 ? struck : refPrice,
      })
      if (struck === null) expect(refPrice).toBeNull()
      expect(promoPercentageRounded).toBe(percent >= 5 ? percent : 0)
      expect(moneySaved).toBe(refPrice === null ? 0 : refPrice - sellPrice)
    }),
    { numRuns: 100 },
  )
})
