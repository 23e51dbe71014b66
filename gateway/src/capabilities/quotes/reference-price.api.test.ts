import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { promoPercent } from '@escapade/shared-contracts/rules/money/promo-percent'
import fc from 'fast-check'
import { sql } from 'kysely'
import { deep } from '../../../../tools/test/deep.mjs'
import { createTestApp, type TestApp } from '../../testing/test-app'
import { addHotel, addStay, readHistory } from '../availability/stay-fixture'

const firstDay = '2027-03-05'
const priceNow = 10_000
const window = 30
const dayMs = 86_400_000
let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ hotels: 0 })
  await addHotel(test.db, { id: 'h' })
  await addStay(test.db, { hotelId: 'h', id: 'stay', days: [firstDay, '2027-12-31'], priceCents: priceNow })
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
    .insertInto('priceHistory')
    .values(
      rows.map(({ cents, at: changed }) => ({
        roomId: 'room-stay',
        day,
        priceCents: cents,
        changedAt: new Date(changed),
      })),
    )
    .execute()
  await readHistory(test.db, 'room-stay')
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
    { numRuns: deep(40, 200) },
  )
})

/** Both parts of the price: when each changed to what, in days ago, the latest last. */
type Changes = { ago: number; cents: number }[]
const nothingChanged: Changes = []
const changes: fc.Arbitrary<Changes> = fc
  .uniqueArray(fc.integer({ min: 1, max: 70 }), { maxLength: 4 })
  .chain((days) =>
    fc
      .array(fc.integer({ min: 10, max: 30 }), { minLength: days.length, maxLength: days.length })
      .map((cents) =>
        [...days].sort((a, b) => b - a).map((ago, index) => ({ ago, cents: (cents[index] ?? 0) * 500 })),
      ),
  )
const first = { nights: 12_000, programme: 6_000 }

const at = (changed: Changes, start: number, daysAgo: number) =>
  changed.filter(({ ago }) => ago >= daysAgo).at(-1)?.cents ?? start

/** The lowest whole price asked in the 30 days before today's came, for two adults and a night; null: none ever did. */
function lowestWhole(nights: Changes, programme: Changes): number | null {
  const since = Math.min(...[...nights, ...programme].map(({ ago }) => ago))
  if (since === Number.POSITIVE_INFINITY) return null
  const days = Array.from({ length: window }, (_, index) => since + 1 + index)
  return Math.min(
    ...days.map((day) => at(nights, first.nights, day) + 2 * at(programme, first.programme, day)),
  )
}

const end = Date.parse('2027-03-01T09:00:00Z')
const instant = (daysAgo: number) => new Date(end - daysAgo * dayMs)
let hotels = 0

/** A stay of its own with the two histories; a day of a change has the price of before until its hour. */
async function sell(nights: Changes, programme: Changes) {
  const id = `whole-${++hotels}`
  const day = addDays(firstDay, 20)
  const now = { nights: at(nights, first.nights, 0), programme: at(programme, first.programme, 0) }
  await addHotel(test.db, { id })
  await addStay(test.db, {
    hotelId: id,
    id,
    days: [day, day],
    priceCents: now.nights,
    stayCents: now.programme,
  })
  const before = { ago: 400, cents: first.nights }
  if (nights.length > 0)
    await test.db
      .insertInto('priceHistory')
      .values(
        [before, ...nights].map(({ ago, cents }) => ({
          roomId: `room-${id}`,
          day,
          priceCents: cents,
          changedAt: instant(ago),
        })),
      )
      .execute()
  if (programme.length > 0)
    await test.db
      .insertInto('packagePriceHistory')
      .values(
        [{ ...before, cents: first.programme }, ...programme].map(({ ago, cents }) => ({
          packageId: id,
          nightCents: 0,
          stayCents: cents,
          changedAt: instant(ago),
        })),
      )
      .execute()
  await test.db.updateTable('package').set({ sort: 1 }).where('id', '=', id).execute()
  return { id, day, cents: now.nights + 2 * now.programme }
}

const quoteOf = async ({ id, day }: { id: string; day: string }) =>
  (
    await test.app.inject({
      url: `/api/product/${id}/quote`,
      query: { locale: 'fr_FR', checkin: day, nights: '1' },
    })
  ).json().priceInfo

/** Price that the law lets one strike through, where it is worth showing (Directive 98/6/EC, art. 6a). */
const struckOf = (lowest: number | null, cents: number) =>
  lowest !== null && promoPercent({ priceCents: lowest, promoCents: cents }) >= 5 ? lowest : null

describe('the reference price of nights and programme', () => {
  it('[SC-008] never says more than the lowest whole price of the 30 days before, in search and quote', async () => {
    await fc.assert(
      fc.asyncProperty(changes, changes, async (nights, programme) => {
        const stay = await sell(nights, programme)
        const { sellPrice, refPrice, promoPercentageRounded: shown } = await quoteOf(stay)
        expect(sellPrice).toBe(stay.cents)
        const lowest = lowestWhole(nights, programme)
        if (refPrice !== null) expect(refPrice).toBeLessThanOrEqual(lowest ?? 0)
        const isOne = nights.length === 0 || programme.length === 0
        if (isOne) expect(shown > 0 ? refPrice : null).toBe(struckOf(lowest, stay.cents))
        const found = await test.app.inject({
          method: 'POST',
          url: '/api/offers.json',
          payload: { locale: 'fr_FR', searchCriterias: { hotelId: stay.id, checkin: stay.day, night: 1 } },
        })
        const [hotel] = found.json().exactMatch
        expect(hotel?.packages[0]).toMatchObject({ sellPrice, refPrice, promo: shown })
      }),
      { numRuns: deep(25, 120) },
    )
  })

  it.each<[string, Changes, Changes, number | null]>([
    ['nothing when the programme became dearer', nothingChanged, [{ ago: 3, cents: 9_000 }], null],
    ['the programme of before when it became cheaper', nothingChanged, [{ ago: 3, cents: 4_000 }], 24_000],
    [
      'nothing when a dearer programme eats up cheaper nights',
      [{ ago: 10, cents: 9_000 }],
      [{ ago: 2, cents: 7_500 }],
      null,
    ],
    ['both when both became cheaper at once', [{ ago: 2, cents: 9_000 }], [{ ago: 2, cents: 4_000 }], 24_000],
  ])('[SC-008] strikes through %s', async (_what, nights, programme, expected) => {
    expect((await quoteOf(await sell(nights, programme))).refPrice).toBe(expected)
  })

  it('[SC-008] is written down with every change of a programme, and cannot be rewritten', async () => {
    const { id } = await sell([], [])
    for (const cents of [8_000, 8_000, 5_000])
      await test.db.updateTable('package').set({ stayCents: cents }).where('id', '=', id).execute()
    const kept = await test.db
      .selectFrom('packagePriceHistory')
      .select('stayCents')
      .where('packageId', '=', id)
      .orderBy('id')
      .execute()
    expect(kept.map(({ stayCents }) => stayCents)).toEqual([6_000, 8_000, 5_000])
    await sql`insert into activity_price_history (product_id, adults, price_cents) values ('a', 2, 100)`.execute(
      test.db,
    )
    for (const history of ['price_history', 'package_price_history', 'activity_price_history']) {
      await expect(sql`delete from ${sql.table(history)}`.execute(test.db)).rejects.toThrow('kept')
      await expect(
        sql`update ${sql.table(history)} set changed_at = changed_at`.execute(test.db),
      ).rejects.toThrow('kept')
    }
  })
})
