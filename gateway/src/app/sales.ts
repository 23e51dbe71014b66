import { createActivitySeller } from '../capabilities/activities/sale/activity-seller'
import { travelFormVersion } from '../capabilities/content/travel-form'
import type { GiftCodes } from '../capabilities/gifts/money/gift-codes'
import { createGiftSeller } from '../capabilities/gifts/sale/gift-seller'
import type { ParsedOrder } from '../capabilities/orders/order-rules'
import type { Seller } from '../capabilities/orders/sales'
import { createStaySeller } from '../capabilities/orders/stay/stay-seller'
import { createQuoteStay } from '../capabilities/quotes/quote-stay'
import type { Clock } from '../platform/clock'

export type Sellers = {
  /** Who sells what the order is for; undefined for an unknown kind. */
  sellerFor: (order: ParsedOrder) => Seller | undefined
  sellerOf: (kind: Seller['kind']) => Seller
}

/** All that the shop sells, by whom. */
export function createSellers({ clock, codes }: { clock: Clock; codes: GiftCodes }): Sellers {
  // In the order in which they are asked: what is sold alone refuses what else is in the order.
  const sellers = [
    createActivitySeller({ clock, codes }),
    createGiftSeller({ clock, codes }),
    createStaySeller({ clock, quoteStay: createQuoteStay(clock), travelFormVersion }),
  ]
  return {
    sellerFor: (order) => sellers.find((seller) => seller.sells(order)),
    sellerOf(kind) {
      const seller = sellers.find((each) => each.kind === kind)
      if (!seller) throw new Error(`No seller for orders of kind ${kind}`)
      return seller
    },
  }
}
