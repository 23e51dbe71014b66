import { cards, orderRequest } from '@escapade/gateway/capabilities/orders/orders-fixture'
import { pick } from '../random'
import type { Visitors } from './visitors'

const amounts = [5_000, 10_000, 25_000]

function giftCardRequest(email: string, amount: number) {
  const customisation = { fromName: 'Zoë' }
  const giftCard = { type: 'giftCard' as const, amount, designId: 'departure', customisation }
  return {
    ...orderRequest({ amount, buyer: { email } }),
    items: { promotionCodeItem: null, giftItems: [giftCard] },
  }
}

/** Orders and pays a gift card, whose code comes by mail. */
export async function buyGift({ calls, random, newKey, gifts, told }: Visitors) {
  const key = newKey('gift')
  const amount = pick(random, amounts)
  const email = `${key}@example.com`
  const request = giftCardRequest(email, amount)
  const held = await calls.post('/front-gateway/purchase/orders', request, { 'idempotency-key': key })
  const { order, payment } = held.body as {
    order?: { orderUUID: string; bookingNumber: string }
    payment?: { paymentIntentId: string }
  }
  if (!order || !payment) return
  const method = { number: cards.good, expiryMonth: 12, expiryYear: 2099, cvc: '123' }
  const { paymentMethod } = (await calls.post('/sandbox-psp/tokens', method)).body
  const pspAuthorization = { paymentIntentId: payment.paymentIntentId, paymentMethod }
  const paid = await calls.post(
    '/front-gateway/purchase/zeppto',
    { ...request, pspAuthorization },
    { 'idempotency-key': `${key}-paid` },
  )
  if (!paid.body.booking) return
  told.booked.add(order.orderUUID)
  gifts.push({ email, bookingNumber: order.bookingNumber, code: null })
}

/** Gives a gift card back, unless something was paid with it. */
export async function withdrawGift({ calls, random, gifts }: Visitors) {
  if (gifts.length === 0) return
  const { email, bookingNumber } = pick(random, gifts)
  const asked = { locale: 'fr_FR', bookingNumber, email }
  const { body } = await calls.post('/front-gateway/gifts/withdrawal', asked)
  if (body.token) await calls.post('/front-gateway/gifts/withdrawal/confirm', { token: body.token })
}
