import { deep } from '../../../../../tools/test/deep.mjs'
import { createTestApp, movableClock } from '../../../testing/test-app'
import { addHotel, addStay } from '../../availability/stay-fixture'
import { expectReplays } from '../life/replay-fixture'
import { answersOfBanks } from './answers-fixture'
import { type Buyer, letPass, openBuyer, roomsOfNight, type Shop, start } from './buyer-fixture'
import { lateness } from './lateness-fixture'
import { repeats } from './repeats-fixture'
import { expectMails, expectState } from './true-state-fixture'
import { everywhere, isBank, priceCents, ways } from './ways-fixture'

const shop = { clock: movableClock(start), nights: 0 } as Shop
beforeAll(async () => {
  shop.test = await createTestApp({ hotels: 0, clock: shop.clock })
  const { db } = shop.test
  await addHotel(db, { id: 'h' })
  const days: [string, string] = ['2027-03-01', '2027-12-31']
  await addStay(db, { hotelId: 'h', id: 'stay', days, available: roomsOfNight, priceCents })
})
afterAll(() => shop.test.close())

const outcomes = [...answersOfBanks, ...lateness, ...repeats]

/** Locales take turns: each way meets each of its own. */
const cells = ways.flatMap((way, row) =>
  outcomes
    .filter(({ of = () => true }) => of(way))
    .map(({ name, happens }, column) => {
      const locale = way.locales[(row + column) % way.locales.length] ?? 'fr_FR'
      return {
        way,
        happens,
        locale,
        title: `${way.name}: ${name} (${locale})`,
        isOdd: (row + column) % 2 === 1,
      }
    }),
)
/** Every other cell: each way with half of the outcomes, each outcome by half of the ways. */
const met = cells.filter(({ isOdd }) => deep(isOdd, true))

describe('a stay, by every way to pay with every outcome', () => {
  it.each(met)('[GW-029] [CH-038] $title', async ({ way, locale, happens }) =>
    happens(await openBuyer(shop, { way, locale })),
  )
})

/** Refused with its code, without a cent or a mail; the room is free once the hold is over. */
async function expectRefused(buyer: Buyer, code: string, state: 'held' | 'refused') {
  expect(await buyer.offered()).not.toContain(buyer.way.name)
  const tab = await buyer.openTab()
  const answer = await tab.pay()
  expect([answer.statusCode, answer.json().code]).toEqual([expect.any(Number), code])
  await expectState(buyer, tab, { state, roomsTaken: 1 })
  await letPass(buyer, '2027-03-01T09:30:00Z')
  await expectState(buyer, tab, { state: 'expired', roomsTaken: 0 })
  await expectMails(buyer, 0)
}

const inThree = ways.flatMap((way) =>
  everywhere.map((locale) => ({ way, locale, title: `${way.name} in ${locale}` })),
)
const isElsewhere = ({ way, locale }: (typeof inThree)[number]) => !way.locales.includes(locale)
const tooLate = inThree.filter(({ way }) => way.payLater && !isBank(way))

describe('a way to pay that is not offered', () => {
  it.each(inThree.filter((cell) => !isElsewhere(cell) && cell.way.giftCents === 0))(
    '[CH-021] [CH-022] but $title is',
    async ({ way, locale }) =>
      expect(await (await openBuyer(shop, { way, locale })).offered()).toContain(way.name),
  )

  it.each(inThree.filter(isElsewhere))('[CH-021] [CH-022] $title pays nothing', async ({ way, locale }) => {
    const isPlan = way.payLater !== undefined
    const code = isPlan ? 'pay-later-not-available' : 'payment-refused'
    await expectRefused(await openBuyer(shop, { way, locale }), code, isPlan ? 'held' : 'refused')
  })

  it.each(tooLate)('[CH-016] $title, four days before the stay, pays nothing', async ({ way, locale }) => {
    const buyer = await openBuyer(shop, { way, locale, checkin: '2027-03-05' })
    await expectRefused(buyer, 'pay-later-not-available', 'held')
  })
})

describe('the events of all these orders', () => {
  it('lead to the state of each', async () => {
    expect(await expectReplays(shop.test.db)).toBeGreaterThan(met.length)
  })
})
