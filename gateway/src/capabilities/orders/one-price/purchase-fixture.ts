import type { GiftPayment } from '@escapade/shared-contracts/api/gifts/gift-redeeming-schemas'
import type { OrderView } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { pdfText } from '../../../testing/pdf-text'
import type { TestApp } from '../../../testing/test-app'
import { cards, createGuest, createShopper, orderRequest } from '../orders-fixture'
import { type Asker, choicesOf, type Found, type Wish } from './wish-fixture'

/** Sum that the checkout adds up before the button: stay, insurance, code, gift. */
export async function summaryOf(ask: Asker, { quote, asked }: Found, wish: Wish, giftBalance: number) {
  const stay = quote.priceInfo.sellPrice
  const query = { cancellationType: quote.cancellationPolicy?.type ?? '', orderAmount: stay }
  const insurance = wish.insured
    ? (await ask.get<{ amount: number }>('/front-gateway/insurance/quote', query)).amount
    : 0
  const reductions = await ask.post<GiftPayment>('/front-gateway/gifts/payment', {
    locale: asked.locale,
    totalAmount: stay + insurance,
    unreducedAmount: insurance,
    promotionCode: wish.code,
  })
  // A code that needs a dearer stay is refused, and is not sent with the order.
  const promotion = reductions.promotion ?? null
  const total = stay + insurance - (promotion?.amount ?? 0)
  const gift = Math.min(giftBalance, Math.floor((total * wish.gift) / 100))
  return { stay, insurance, promotion, total, gift, card: total - gift }
}
export type Summary = Awaited<ReturnType<typeof summaryOf>>

let purchases = 0

/** Buys what the summary says; answers what page, mail and invoice of the order say then. */
export async function purchase(
  test: TestApp,
  { found, wish, summary, giftCode }: { found: Found; wish: Wish; summary: Summary; giftCode: string },
) {
  purchases += 1
  const { locale, nights, checkin, adult, child, baby } = found.asked
  const email = `one-price-${purchases}@example.com`
  const request = orderRequest({ locale, nights, checkin, amount: summary.total, buyer: { email } })
  const criteria = request.items.shortStayItem?.reservationCriteria
  if (!criteria) throw new Error('The fixture orders a stay')
  criteria.offerId = found.id
  criteria.activityDaySelections = choicesOf(found, wish)
  criteria.pax = { numberOfAdults: adult, numberOfChildren: child, numberOfBabies: baby }
  request.items.insuranceItem = wish.insured
  request.items.promotionCodeItem = summary.promotion?.code ?? null
  request.items.giftcards = summary.gift ? [{ serialNumber: giftCode, usedAmount: summary.gift }] : []

  const shopper = createShopper(test.app)
  const { order, payment } = await shopper.hold(request, `one-price-${purchases}`)
  const paymentMethod = payment.amount === 0 ? 'none' : await shopper.token(cards.good)
  await shopper.pay(request, { paymentIntentId: payment.paymentIntentId, paymentMethod })
  await test.app.deps.jobs.runAll()
  const mail = await test.db
    .selectFrom('mail')
    .selectAll()
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow()
  const guest = createGuest(test.app, email)
  return {
    order,
    payment,
    mail,
    guest,
    view: (await shopper.view(order.orderUUID)).json() as OrderView,
    invoice: pdfText((await guest.invoice(order.orderUUID)).rawPayload),
  }
}
