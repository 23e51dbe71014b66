import { cards, orderRequest } from '@escapade/gateway/capabilities/orders/orders-fixture'
import type { OffersRequest } from '@escapade/shared-contracts/api/search/search-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { pick } from '../random'

export const steps = ['page', 'search', 'quote', 'order'] as const
export type Step = (typeof steps)[number]

type Shop = { origin: string; today: string; searches: OffersRequest[]; random: () => number }

const pages = [paths.home(), paths.search(), paths.contact(), paths.product({ id: 'drill' })]
/** `furnish` puts rooms on sale from the 30th day on. */
const daysOnSale = { from: 30, count: 57 }
/** Fewer than there are rooms: a room that is gone is no failure. */
const mostOrders = 1_000

/** Steps of visitors through the shell, each request made once: an answer that is no success is a failure. */
export function createShopping({ origin, today, searches, random }: Shop) {
  const confirmed: string[] = []
  let number = 0

  async function answerOf(path: string, init: RequestInit = {}): Promise<string> {
    const answer = await fetch(origin + path, { ...init, signal: AbortSignal.timeout(30_000) })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${answer.status} ${path} ${text.slice(0, 120)}`)
    return text
  }
  const post = async (path: string, body: object, key?: string) =>
    JSON.parse(
      await answerOf(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}) },
        body: JSON.stringify(body),
      }),
    )
  const dayOnSale = () => addDays(today, daysOnSale.from + Math.floor(random() * daysOnSale.count))

  return {
    confirmed,
    /** Most look, few order. */
    next(): Step {
      const drawn = random()
      if (drawn < 0.3) return 'page'
      if (drawn < 0.7) return 'search'
      return drawn < 0.9 || number >= mostOrders ? 'quote' : 'order'
    },
    page: () => answerOf(`${pick(random, pages)}?locale=fr_FR`),
    search: () => post('/api/offers.json', pick(random, searches)),
    quote: () => answerOf(`/api/product/drill/quote?locale=fr_FR&checkin=${dayOnSale()}&nights=1&adult=2`),
    async order() {
      number += 1
      const id = `replace-${number}`
      const request = orderRequest({ packageId: 'drill', checkin: addDays(today, 30 + (number % 57)) })
      const held = await post('/front-gateway/purchase/orders', request, `${id}-order`)
      const card = { number: cards.good, expiryMonth: 12, expiryYear: 2099, cvc: '123' }
      const token = await post('/sandbox-psp/tokens', card, `${id}-token`)
      const paid = await post(
        '/front-gateway/purchase/zeppto',
        {
          ...request,
          pspAuthorization: {
            paymentIntentId: held.payment.paymentIntentId,
            paymentMethod: token.paymentMethod,
          },
        },
        `${id}-pay`,
      )
      confirmed.push(paid.booking.orderUUID)
    },
  }
}
