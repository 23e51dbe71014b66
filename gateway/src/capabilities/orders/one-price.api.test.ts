import type { CancellationPolicy } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { percentOfCents } from '@escapade/shared-contracts/rules/money/percent-of-cents'
import { formatDeadline } from '@escapade/shared-contracts/rules/stays/format-deadline'
import { refundTerms } from '@escapade/shared-contracts/rules/stays/refund-share'
import { bcp47, locales, type MarketLocale } from '@escapade/shared-contracts/rules/visitor/locale'
import fc from 'fast-check'
import { createTestApp, type TestApp } from '../../testing/test-app'
import { mailTexts } from './mails/texts/texts'
import { cards, createGuest, createShopper, orderRequest, type Shopper } from './orders-fixture'

let test: TestApp
let shopper: Shopper
let packages: string[] = []
beforeAll(async () => {
  test = await createTestApp({ hotels: 24 })
  shopper = createShopper(test.app)
  const rows = await test.db.selectFrom('package').select(['id', 'activity_ids']).execute()
  packages = rows
    .filter(({ activity_ids }) => activity_ids.length === 0)
    .map(({ id }) => id)
    .sort()
})
afterAll(() => test.close())

async function get<Answer>(path: string, query: Record<string, string | number>): Promise<Answer> {
  const words = Object.entries(query).map(([key, value]) => [key, String(value)])
  return (await test.app.inject({ url: path, query: Object.fromEntries(words) })).json()
}

type Quoted = {
  bookable: boolean
  priceInfo: { sellPrice: number } | null
  programLineList: { title: string; repeated: number }[]
  cancellationPolicy: CancellationPolicy
}
type Wish = { locale: MarketLocale; stay: number; adults: number; nights: number }

const aWish: fc.Arbitrary<Wish> = fc.record({
  locale: fc.constantFrom(...locales),
  stay: fc.nat(),
  adults: fc.integer({ min: 1, max: 4 }),
  nights: fc.integer({ min: 1, max: 5 }),
})

/** A card of the search for these criteria; undefined where the stay cannot be had. */
async function cardOf(id: string, hotelId: string, asked: { checkin: string } & Wish) {
  const { locale, adults, nights, checkin } = asked
  const searchCriterias = { hotelId, checkin, night: nights, adult: adults, child: 0, baby: 0 }
  type Card = { id: string; sellPrice: number; cancellationPolicy: CancellationPolicy }
  // Stays with something to do and nights alone are listed apart.
  for (const flow of ['booking', 'hotel']) {
    const payload = { locale, flow, searchCriterias, numberOfPackagesPerHotel: 20 }
    const found = await test.app.inject({ method: 'POST', url: '/api/offers.json', payload })
    const hotels: { packages: Card[] }[] = found.json().exactMatch
    const card = hotels.flatMap((hotel) => hotel.packages).find((each) => each.id === id)
    if (card) return card
  }
  return undefined
}

let orders = 0
async function bookedFor(
  { locale, adults, nights }: Wish,
  packageId: string,
  checkin: string,
  amount: number,
) {
  orders += 1
  const email = `one-price-${orders}@example.com`
  const request = orderRequest({ locale, adults, nights, packageId, checkin, amount, buyer: { email } })
  const { order, payment } = await shopper.hold(request, `one-price-${orders}`)
  await shopper.pay(request, {
    paymentIntentId: payment.paymentIntentId,
    paymentMethod: await shopper.token(cards.good),
  })
  await test.app.deps.jobs.runAll()
  const mail = await test.db
    .selectFrom('mail')
    .selectAll()
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow()
  return { order, mail }
}

/** Markup and no-break spaces are no difference to a reader. */
const readable = (text: string) => text.replace(/<[^>]*>|&nbsp;|\s+/g, ' ').replace(/\s+/g, ' ')

it('[GW-007] [GW-011] [PR-045] card, stay, quote, order, mail and refund say one price and one condition', async () => {
  let compared = 0
  await fc.assert(
    fc.asyncProperty(aWish, async (wish) => {
      const { locale, adults: adult, nights } = wish
      const id = packages[wish.stay % packages.length] ?? ''
      const party = { locale, adult, child: 0, baby: 0 }
      const { checkin } = await get<{ checkin: string | null }>(`/api/product/${id}/price`, {
        ...party,
        nights,
      })
      if (!checkin) return
      const quote = await get<Quoted>(`/api/product/${id}/quote`, { ...party, checkin, nights })
      if (!quote.bookable || !quote.priceInfo) return
      const { sellPrice } = quote.priceInfo
      const detail = await get<{ sellPrice: number; hotel: { id: string }; programLine: unknown[] }>(
        `/api/weekend/${id}/detail.json`,
        { ...party, checkin, night: nights },
      )
      const card = await cardOf(id, detail.hotel.id, { ...wish, checkin })
      const { order, mail } = await bookedFor(wish, id, checkin, sellPrice)
      expect([detail.sellPrice, card?.sellPrice, order.totalAmount]).toEqual([
        sellPrice,
        sellPrice,
        sellPrice,
      ])
      expect(card?.cancellationPolicy).toEqual(quote.cancellationPolicy)
      expect(detail.programLine).toEqual(quote.programLineList)

      const { notice, percent, deadline } = refundTerms({ hasDates: true, policy: quote.cancellationPolicy })
      const t = mailTexts(locale)
      const until = deadline ? formatDeadline({ deadline, language: bcp47(locale) }) : ''
      const letter = readable(mail.html)
      expect(letter).toContain(readable(formatCents({ cents: sellPrice, locale })))
      expect(letter).toContain(readable(t(`terms.${notice as 'free'}`, { deadline: until })))
      for (const { title } of quote.programLineList) expect(letter).toContain(readable(title))

      const refund = percentOfCents(sellPrice, percent)
      const answer = await createGuest(test.app).cancel(order.orderUUID, refund)
      expect(answer.json()).toMatchObject({ status: 'cancelled', refundAmount: refund })
      compared += 1
    }),
    { numRuns: 15 },
  )
  expect(compared).toBeGreaterThan(5)
})
