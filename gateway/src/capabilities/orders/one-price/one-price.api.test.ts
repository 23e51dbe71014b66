import { longestSoldStay } from '@escapade/shared-contracts/rules/dates/stay-nights'
import { percentOfCents } from '@escapade/shared-contracts/rules/money/percent-of-cents'
import fc from 'fast-check'
import { deep } from '../../../../../tools/test/deep.mjs'
import { neverCancelled } from '../../../pricing/cancel-days'
import { createTestApp, type TestApp, testDay } from '../../../testing/test-app'
import { setNights } from '../../availability/stay-fixture'
import { createGiver, card as giftCard } from '../../gifts/gifts-fixture'
import { cancellationWords } from './cancellation-words-fixture'
import { compareLodging, compareMail, compareNights, comparePayment, readable } from './compare-fixture'
import { purchase, summaryOf } from './purchase-fixture'
import { saidBeforehand } from './said-prices-fixture'
import { type Asker, aWish, createAsker, type Found, findStay, type Wish } from './wish-fixture'

let test: TestApp
let ask: Asker
let packages: Pack[] = []
beforeAll(async () => {
  test = await createTestApp({ hotels: 24 })
  ask = createAsker(test)
  // Most generated packages are for a few nights.
  await test.db.updateTable('package').set({ maxNights: longestSoldStay }).execute()
  // Some days have a price for one person, and terms of cancelling of their own.
  await setNights(test.db, {}, ({ day, priceCents }) => ({
    singleCents: /[13579]$/.test(day) ? Math.floor(priceCents * 0.63) : 0,
    cancelDays: /[146]$/.test(day) ? daysOfNights : /9$/.test(day) ? neverCancelled : 0,
  }))
  const rows = await test.db
    .selectFrom('package')
    .select(['id', 'cancellation', 'activityIds'])
    .orderBy('id')
    .execute()
  packages = rows.map(({ id, cancellation: { type }, activityIds }) => ({
    id,
    terms: type,
    activities: activityIds.length,
  }))
})
afterAll(() => test.close())

/** No stay has so many days of its own. */
const daysOfNights = 11

/** Wishes that each kind of purchase takes, lest one plain stay is compared again and again. */
const kinds: { kind: string; own?: Partial<Wish>; isOf?: (pack: Pack) => boolean }[] = [
  { kind: '1 nights', own: { nights: 1 } },
  { kind: '7 nights', own: { nights: 7 } },
  { kind: '14 nights', own: { nights: 14 } },
  { kind: 'insured', own: { insured: true }, isOf: ({ terms }) => terms === 'FLEXIBLE' },
  { kind: 'promotion', own: { nights: 5, code: 'ESCAPADE5' } },
  { kind: 'gift', own: { gift: 100 } },
  { kind: 'gift and card', own: { gift: 33 } },
  { kind: 'activity', isOf: ({ activities }) => activities > 0 },
  { kind: 'several rooms', own: { party: { adult: 4, child: 1, baby: 1 } } },
  { kind: 'a room alone', own: { nights: 2, party: { adult: 1, child: 0, baby: 0 } } },
  { kind: 'terms of the night', isOf: ({ terms }) => terms !== 'NCNR' },
  { kind: 'PARTIAL', isOf: ({ terms }) => terms === 'PARTIAL' },
  { kind: 'NCNR', own: { insured: true }, isOf: ({ terms }) => terms === 'NCNR' },
]
type Pack = { id: string; terms: string; activities: number }

/** Buys what the wish leads to and compares all that speaks of it; answers the kinds of purchase that it was. */
async function compare(wish: Wish, ids: string[]): Promise<string[]> {
  const found = await findStay(ask, ids, wish)
  if (!found?.quote.cancellationPolicy) return []
  const { locale } = found.asked
  const giver = createGiver(test)
  const giftCode =
    wish.gift > 0 ? ((await giver.buy([giftCard(50_000)], { amount: 50_000 })).codes[0] ?? '') : ''
  const summary = await summaryOf(ask, found, wish, 50_000)
  const said = await saidBeforehand(ask, found)
  const bought = await purchase(test, { found, wish, summary, giftCode })
  compareNights(found, said, bought)
  compareMail(bought, found)
  compareLodging(found, said, bought)

  const { title, text, percent } = cancellationWords(locale, {
    policy: found.quote.cancellationPolicy,
    premiumCents: summary.insurance,
  })
  const conditions = readable(`${title}. ${text}`)
  for (const place of [bought.mail.html, bought.mail.text, bought.invoice])
    expect(readable(place)).toContain(conditions)
  // The conditions name the premium once more.
  const invoice = readable(bought.invoice).replace(conditions, '')
  comparePayment({ ...bought, invoice }, summary, locale)
  const refund = percentOfCents(summary.total - summary.insurance, percent)
  const answer = await bought.guest.cancel(bought.order.orderUUID, refund)
  // The quote may have proposed today, and on its day a stay cannot be cancelled.
  expect(answer.json()).toMatchObject(
    found.asked.checkin > testDay
      ? { status: 'cancelled', refundAmount: refund }
      : { code: 'order-not-cancellable' },
  )
  return kindsOf(found, summary)
}

const kindsOf = (
  { asked, quote }: Found,
  { insurance, promotion, gift, card }: Awaited<ReturnType<typeof summaryOf>>,
): string[] => [
  `${asked.nights} nights`,
  ...(quote.activityDates.length ? ['activity'] : []),
  ...(insurance ? ['insured'] : []),
  ...(promotion ? ['promotion'] : []),
  ...(gift ? [card ? 'gift and card' : 'gift'] : []),
  ...(asked.adult === 1 && asked.child === 0 ? ['a room alone'] : []),
  ...(quote.cancellationPolicy?.daysBefore === daysOfNights ? ['terms of the night'] : []),
  ...(quote.priceInfo.nbRooms > 1 ? ['several rooms'] : []),
  `${quote.cancellationPolicy?.type}`,
]

const idsOf = (isOf: (pack: Pack) => boolean = () => true) => packages.filter(isOf).map(({ id }) => id)

/**
 * The price of the stay, its rooms and its conditions: search card, stay page, comparison, hotel page, quote, order, mail
 * and invoice. The sum to pay: the checkout's summary, order, page of the order, mail and invoice. Its means: payment,
 * page of the order, mail and invoice.
 */
describe('[GW-007] [GW-011] [PR-045] all that speaks of a stay says one price and one condition', () => {
  it.each(kinds)('of a purchase: $kind', async ({ kind, own, isOf }) => {
    // Most wishes can be had as they are, or as the quote proposes instead.
    for (const wish of fc.sample(aWish, 40)) {
      const asked = { ...wish, ...own }
      const met = await compare(asked, idsOf(isOf)).catch((problem) => {
        throw Object.assign(problem, { message: `${JSON.stringify(asked)}\n${problem.message}` })
      })
      if (met.includes(kind)) return
    }
    throw new Error('No wish of this kind could be bought')
  })

  it('whatever the wish', async () => {
    await fc.assert(
      fc.asyncProperty(aWish, async (wish) => void (await compare(wish, idsOf()))),
      { numRuns: deep(4, 50) },
    )
  })
})
