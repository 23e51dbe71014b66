import { issueKey } from '@escapade/gateway/capabilities/orders/records/order-keys'
import type { Db } from '@escapade/gateway/platform/database/database'
import { buy, Refused } from '@escapade/gateway/testing/drill/drill-shop'
import type { OffersRequest } from '@escapade/shared-contracts/api/search/search-schemas'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { pick } from '../random'

export const kinds = ['search', 'detail', 'quote', 'order', 'cancel'] as const
export type Kind = (typeof kinds)[number]

type Shop = {
  origin: string
  db: Db
  today: string
  searches: OffersRequest[]
  packages: string[]
  random: () => number
}

/**
 * Steps of visitors, one after the other, each answer looked at: a refusal that is none of the shop's is an error.
 */
export function createVisits({ origin, db, today, searches, packages, random }: Shop) {
  const bought: string[] = []
  let number = 0

  const post = (path: string, body: object) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  /** Reads the answer to its end, as a browser does. */
  async function expectOk(answer: Response) {
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${answer.status} ${text.slice(0, 200)}`)
  }
  const asked = () =>
    new URLSearchParams({
      locale: 'fr_FR',
      checkin: addDays(today, 5 + Math.floor(random() * 200)),
      nights: String(1 + Math.floor(random() * 3)),
      adult: '2',
    })

  const visits: Record<Kind, () => Promise<unknown>> = {
    search: async () => expectOk(await post('/api/offers.json', pick(random, searches))),
    detail: async () =>
      expectOk(await fetch(`${origin}/api/weekend/${pick(random, packages)}/detail.json?locale=fr_FR`)),
    quote: async () =>
      expectOk(await fetch(`${origin}/api/product/${pick(random, packages)}/quote?${asked()}`)),
    async order() {
      number += 1
      const order = await buy({ origin, number, today, until: () => false }).catch((error) => {
        // Nights run out in a long run: the shop says so, and that is right.
        if (error instanceof Refused && error.message.startsWith('409')) return null
        throw error
      })
      if (order) bought.push(order)
    },
    async cancel() {
      const orderUUID = bought.shift()
      if (!orderUUID) return
      const { totalCents: paid } = await db
        .selectFrom('customerOrder')
        .select('totalCents')
        .where('orderUUID', '=', orderUUID)
        .executeTakeFirstOrThrow()
      // The buyer has typed the code that was sent to them.
      const key = await issueKey(db, {
        orderUUID,
        isSingleUse: false,
        lifeMs: 60_000,
        now: new Date(),
        provesMailbox: true,
      })
      const body = { access: { key }, expectedRefund: paid }
      await expectOk(await post(`/front-gateway/orders/${orderUUID}/cancellation`, body))
    },
  }
  return visits
}

/** Most look, some ask for a price, few buy, fewer give up. */
export function lot(random: () => number): Kind {
  const drawn = random()
  if (drawn < 0.55) return 'search'
  if (drawn < 0.7) return 'detail'
  if (drawn < 0.9) return 'quote'
  return drawn < 0.97 ? 'order' : 'cancel'
}
