import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { signEvent } from '../../../payments/webhooks/signed-events'
import type { CrashPoint } from '../../crash/crash-point'
import { cards, orderRequest, wishFor } from '../../orders-fixture'
import { askAgain } from './money-crash'
import { firstDay, type MoneyShop, type Package, priceOf, type Standing } from './money-shop'

export type Card = 'good' | 'asking' | 'refused'

export type Step =
  | { do: 'order'; packageId: Package; day: number; nights: number; gift: number | null }
  | { do: 'pay'; which: number; card: Card }
  | { do: 'change'; which: number; day: number; nights: number }
  | { do: 'payChange'; which: number; card: Card }
  | { do: 'tell'; which: number; times: number }
  | { do: 'cancel'; which: number }
  | { do: 'wait'; minutes: number }
  /** The next call or job that comes there breaks off. */
  | { do: 'crash'; point: CrashPoint }

let keys = 0
const newKey = (name: string) => `money-${name}-${++keys}`

export async function takeStep(shop: MoneyShop, step: Step): Promise<void> {
  if (step.do === 'order') return order(shop, step)
  if (step.do === 'crash') return shop.crasher.arm(step.point)
  if (step.do === 'wait') return wait(shop, step.minutes)
  const standing = shop.orders[step.which % Math.max(1, shop.orders.length)]
  if (!standing) return
  if (step.do === 'pay') await pay(shop, standing, step.card)
  if (step.do === 'change') await change(shop, standing, step)
  if (step.do === 'payChange') await payChange(shop, standing, step.card)
  if (step.do === 'cancel') await cancel(shop, standing)
  if (step.do === 'tell') for (let time = 0; time < step.times; time += 1) await tell(shop, standing)
}

async function order(shop: MoneyShop, { packageId, day, nights, gift }: Extract<Step, { do: 'order' }>) {
  const checkin = addDays(firstDay, day)
  const asked = orderRequest({ packageId, checkin, nights, amount: priceOf(checkin, nights) })
  const giftcards = gift === null ? [] : [{ serialNumber: shop.code, usedAmount: gift }]
  const request = { ...asked, items: { ...asked.items, giftcards } }
  const key = newKey('order')
  const answer = (await askAgain(() => shop.shopper.order(request, key))).json()
  // Less may be left on the gift than was wished for.
  if (!answer.order) return
  shop.orders.push({
    orderUUID: answer.order.orderUUID,
    packageId,
    request,
    intents: [answer.payment.paymentIntentId],
    change: null,
    heldByGift: answer.order.totalAmount - answer.payment.amount,
  })
}

const tokenOf = ({ shopper }: MoneyShop, card: Card) => shopper.token(cards[card])

/** Agrees at the bank and does not come back: jobs or events find out. */
async function agree({ shopper }: MoneyShop, answer: { requiresAction?: { challengeUrl: string } }) {
  if (answer.requiresAction) await shopper.answerChallenge(answer.requiresAction.challengeUrl, 'confirm')
}

async function pay(shop: MoneyShop, { request, intents: [paymentIntentId = ''] }: Standing, card: Card) {
  const paymentMethod = await tokenOf(shop, card)
  const answer = await shop.shopper.pay(request, { paymentIntentId, paymentMethod })
  await agree(shop, answer.json())
}

async function change(shop: MoneyShop, standing: Standing, { day, nights }: Extract<Step, { do: 'change' }>) {
  const { orderUUID, packageId } = standing
  const wish = wishFor({ packageId, checkin: addDays(firstDay, day), nights })
  const quote = (await shop.guest.quote(orderUUID, wish)).json()
  if (!quote.bookable) return
  const asked = { ...wish, expectedAmount: quote.newAmount }
  const key = newKey('change')
  const answer = await askAgain(() => shop.guest.modify(orderUUID, asked, key))
  const { modification, payment } = answer.json()
  if (!modification) return
  const { cardAmount, giftAmount } = quote.refundParts
  expect(modification).toMatchObject({ toPay: quote.toPay, toRefund: cardAmount + giftAmount })
  if (!payment) return
  standing.change = modification.modificationUUID
  standing.intents.push(payment.paymentIntentId)
}

async function payChange(shop: MoneyShop, { orderUUID, change: changeId, intents }: Standing, card: Card) {
  if (!changeId) return
  const authorisation = {
    paymentIntentId: intents.at(-1) ?? '',
    paymentMethod: await tokenOf(shop, card),
  }
  await agree(shop, (await shop.guest.payChange(orderUUID, changeId, authorisation)).json())
}

async function cancel({ guest }: MoneyShop, { orderUUID }: Standing) {
  const { cancellable, cancellationRefund, cancellationParts } = await guest.conditions(orderUUID)
  if (!cancellable) return
  const answer = await guest.cancel(orderUUID, cancellationRefund)
  const { cardAmount, giftAmount } = cancellationParts
  if (answer.statusCode === 200) expect(answer.json().refundAmount).toBe(cardAmount + giftAmount)
}

/** The provider tells of every payment of the order, old ones too. */
async function tell({ test, secret }: MoneyShop, { intents }: Standing) {
  for (const id of intents) {
    const object = { id, object: 'payment_intent', amount: 1, amount_received: 1 }
    const event = { id: newKey('evt'), object: 'event', type: 'payment_intent.succeeded', data: { object } }
    const payload = JSON.stringify(event)
    const headers = { 'content-type': 'application/json', 'stripe-signature': signEvent(payload, secret) }
    await test.app.inject({ method: 'POST', url: '/front-gateway/payments/webhook', payload, headers })
  }
}

async function wait({ test, clock }: MoneyShop, minutes: number) {
  clock.set(new Date(test.app.deps.clock.instant().getTime() + minutes * 60_000).toISOString())
  await test.app.deps.jobs.runAll()
}
