import { longestSoldStay } from '@escapade/shared-contracts/rules/dates/stay-nights'
import { percentOfCents } from '@escapade/shared-contracts/rules/money/percent-of-cents'
import fc from 'fast-check'
import { deep } from '../../../../../tools/test/deep.mjs'
import { createTestApp, type TestApp } from '../../../testing/test-app'
import { createGiver, card as giftCard } from '../../gifts/gifts-fixture'
import { cancellationWords } from './cancellation-words-fixture'
import { compareMail, compareNights, comparePayment, readable } from './compare-fixture'
import { purchase, type Summary, summaryOf } from './purchase-fixture'
import { saidBeforehand } from './said-prices-fixture'
import { type Asker, aWish, createAsker, type Found, findStay, type Wish } from './wish-fixture'

let test: TestApp
let ask: Asker
let packages: string[] = []
beforeAll(async () => {
  test = await createTestApp({ hotels: 24 })
  ask = createAsker(test)
  // Most generated packages are for a few nights.
  await test.db.updateTable('package').set({ maxNights: longestSoldStay }).execute()
  const rows = await test.db.selectFrom('package').select('id').orderBy('id').execute()
  packages = rows.map(({ id }) => id)
})
afterAll(() => test.close())

/** Kinds that the property has to have met, lest it compares one plain stay again and again. */
const kindsOf = ({ asked, quote }: Found, { insurance, promotion, gift, card }: Summary): string[] => [
  `${asked.nights} nights`,
  ...(quote.activityDates.length ? ['activity'] : []),
  ...(insurance ? ['insurance'] : []),
  ...(promotion ? ['promotion'] : []),
  ...(gift ? [card ? 'gift and card' : 'gift'] : []),
  `${quote.cancellationPolicy?.type}`,
]

/**
 * The price of the stay: search card, stay page, comparison, hotel page, quote, and the stay's line in the order, its
 * mail and its invoice. The sum to pay: the checkout's summary, order, page of the order, mail and invoice. Its
 * means: payment, page of the order, mail and invoice.
 */
it('[GW-007] [GW-011] [PR-045] all that speaks of a stay says one price and one condition', async () => {
  const giver = createGiver(test)
  const met: string[] = []
  const compare = async (wish: Wish) => {
    const found = await findStay(ask, packages, wish)
    if (!found?.quote.cancellationPolicy) return
    const { locale } = found.asked
    const giftCode =
      wish.gift > 0 ? ((await giver.buy([giftCard(50_000)], { amount: 50_000 })).codes[0] ?? '') : ''
    const summary = await summaryOf(ask, found, wish, 50_000)
    const said = await saidBeforehand(ask, found)
    const bought = await purchase(test, { found, wish, summary, giftCode })
    compareNights(found, said, bought)
    comparePayment(bought, summary, locale)
    compareMail(bought, found)

    const { words, percent } = cancellationWords(locale, found.quote.cancellationPolicy)
    for (const body of [bought.mail.html, bought.mail.text]) expect(readable(body)).toContain(readable(words))
    const refund = percentOfCents(summary.total - summary.insurance, percent)
    const answer = await bought.guest.cancel(bought.order.orderUUID, refund)
    expect(answer.json()).toMatchObject({ status: 'cancelled', refundAmount: refund })
    met.push(...kindsOf(found, summary))
  }
  await fc.assert(fc.asyncProperty(aWish, compare), { numRuns: deep(12, 26), seed: 45 })
  const kinds = ['activity', 'insurance', 'promotion', 'gift', 'gift and card', 'FLEXIBLE', 'PARTIAL', 'NCNR']
  expect(met).toEqual(expect.arrayContaining([...kinds, '1 nights', '7 nights', '14 nights']))
})
