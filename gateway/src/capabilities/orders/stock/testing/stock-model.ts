import type { OrderRequest } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { addDays, daysBetween } from '@escapade/shared-contracts/rules/dates/days'
import { holdForPaying } from '../../order-rules'
import { orderRequest } from '../../orders-fixture'

const minute = 60_000
const start = Date.parse('2027-03-01T09:00:00Z')

export type ModelStay = { tasting: boolean; day: number; nights: number; activityDay: number }

export type ModelOrder = {
  uuid: string
  intent: string
  request: OrderRequest
  stay: ModelStay
  status: 'held' | 'confirmed' | 'lapsed' | 'cancelled'
  heldAt: number
  expiresAt: number
  /** A change that waits for its payment, and until when. */
  change: { stay: ModelStay; expiresAt: number } | null
  paidCents: number
  refundedCents: number
}

export const firstDay = '2027-04-05'
export const lastDay = '2027-04-16'

export const priceOf = ({ tasting, nights }: ModelStay): number => 10_000 * nights + (tasting ? 7_000 : 0)

/** Claims of a stay, by name: nights of its room, the day of its tasting. */
const claimsOf = ({ tasting, day, nights, activityDay }: ModelStay): string[] => [
  ...daysBetween(addDays(firstDay, day), addDays(firstDay, day + nights - 1)).map(
    (night) => `room-${tasting ? 'tasting' : 'stay'} ${night}`,
  ),
  ...(tasting ? [`wine ${addDays(firstDay, day + activityDay)}`] : []),
]

export const requestOf = (stay: ModelStay): OrderRequest =>
  orderRequest({
    checkin: addDays(firstDay, stay.day),
    nights: stay.nights,
    packageId: stay.tasting ? 'tasting' : 'stay',
    amount: priceOf(stay),
    activities: stay.tasting ? [{ activityId: 'wine', dayIndex: stay.activityDay }] : [],
  })

/** The shop as one would keep it on paper. */
export class StockModel {
  readonly orders: ModelOrder[] = []
  now = start
  keys = 0

  constructor(readonly perNight: number) {}

  of(which: number, status?: ModelOrder['status']): ModelOrder | undefined {
    const orders = status ? this.orders.filter((order) => order.status === status) : this.orders
    return orders[which % Math.max(1, orders.length)]
  }

  holdings(order: ModelOrder): string[] {
    if (order.status === 'lapsed' || order.status === 'cancelled') return []
    return [...new Set([...claimsOf(order.stay), ...(order.change ? claimsOf(order.change.stay) : [])])]
  }

  taken(claim: string): number {
    return this.orders.filter((order) => this.holdings(order).includes(claim)).length
  }

  /** True when a stay finds room, beside all others or beside all but one. */
  hasRoom(stay: ModelStay, except?: ModelOrder): boolean {
    const own = except ? claimsOf(except.stay) : []
    const open = except?.change ? claimsOf(except.change.stay) : []
    return claimsOf(stay).every((claim) => {
      const limit = claim.startsWith('wine') ? 1 : this.perNight
      const byExcept = own.includes(claim) || open.includes(claim) ? 1 : 0
      return this.taken(claim) - byExcept < limit
    })
  }

  place(order: Pick<ModelOrder, 'uuid' | 'intent' | 'stay'>) {
    this.orders.push({
      ...order,
      request: requestOf(order.stay),
      status: 'held',
      heldAt: this.now,
      expiresAt: this.now + 15 * minute,
      change: null,
      paidCents: 0,
      refundedCents: 0,
    })
  }

  /** Keeps what a buyer who begins to pay holds for long enough; an order that lapsed takes it again. */
  beginPayment(order: ModelOrder): boolean {
    if (order.status === 'lapsed') {
      if (!this.hasRoom(order.stay)) return false
      order.status = 'held'
      order.heldAt = this.now
    }
    const at = (ms: number) => new Date(ms)
    const hold = { now: at(this.now), heldAt: at(order.heldAt), expiresAt: at(order.expiresAt) }
    order.expiresAt = holdForPaying(hold).getTime()
    return true
  }

  pass(minutes: number) {
    this.now += minutes * minute
    for (const order of this.orders) {
      if (order.status === 'held' && order.expiresAt <= this.now) order.status = 'lapsed'
      if (order.change && order.change.expiresAt <= this.now) order.change = null
    }
  }
}
