import { orderRequest } from '@escapade/gateway/capabilities/orders/orders-fixture'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { pick } from '../random'
import { firstNight, nightsOnSale, priceOf, type Stay, stays } from './few-rooms'
import { chance, someCode, upTo, type Visitors } from './visitors'

const locales: readonly Locale[] = ['fr_FR', 'es_ES', 'fr_BE', 'nl_NL', 'nl_BE', 'it_IT']

type Wish = { stay: Stay; checkin: string; nights: number }

export const someWish = (visitors: Visitors): Wish => ({
  stay: pick(visitors.random, stays),
  checkin: addDays(firstNight, Math.floor(visitors.random() * (nightsOnSale - 4))),
  nights: upTo(visitors, 4),
})

/** Asks for a price and looks at it. */
export async function quote(visitors: Visitors) {
  const { stay, checkin, nights } = someWish(visitors)
  const asked = new URLSearchParams({ locale: 'fr_FR', checkin, nights: String(nights), adult: '2' })
  await visitors.calls.get(`/api/product/${stay.id}/quote?${asked}`)
}

/** Holds a stay, at times with a gift that pays a part of it or all. */
export async function order(visitors: Visitors, wish = someWish(visitors)) {
  const { random, calls, orders, newKey } = visitors
  const { stay, checkin, nights } = wish
  const price = priceOf(checkin, nights)
  const key = newKey('order')
  const code = chance(visitors, 0.4) ? await someCode(visitors) : null
  const usedAmount = chance(visitors, 0.4) ? price : upTo(visitors, price)
  const asked = orderRequest({
    packageId: stay.id,
    locale: pick(random, locales),
    checkin,
    nights,
    amount: price,
    buyer: { email: `${key}@example.com` },
    items: code ? { giftcards: [{ serialNumber: code, usedAmount }] } : {},
  })
  const { body } = await calls.post('/front-gateway/purchase/orders', asked, { 'idempotency-key': key })
  const held = body as { order?: Held; payment?: { paymentIntentId: string; amount: number } }
  if (!held.order || !held.payment) return
  orders.push({
    ...held.order,
    stayId: stay.id,
    request: asked,
    intents: [held.payment.paymentIntentId],
    dueCents: held.payment.amount,
    changeId: null,
    asked: [],
  })
}

type Held = { orderUUID: string; bookingNumber: string }

/** Four want the same nights at the same moment. */
export async function rush(visitors: Visitors) {
  const wish = { ...someWish(visitors), stay: stays[upTo(visitors, 2) + 1] ?? pick(visitors.random, stays) }
  await Promise.all(Array.from({ length: 4 }, () => order(visitors, wish)))
}
