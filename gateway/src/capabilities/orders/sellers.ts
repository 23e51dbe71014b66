import type { Clock } from '../../platform/clock'
import { createActivitySeller } from '../activities/sale/activity-seller'
import type { GiftCodes } from '../gifts/money/gift-codes'
import { createGiftSeller } from '../gifts/sale/gift-seller'
import { createQuoteStay } from '../quotes/quote-stay'
import type { ParsedOrder } from './order-rules'
import type { Seller } from './sales'
import { createStaySeller } from './stay/stay-seller'

export type Sellers = {
  /** Who sells what the order is for; undefined when nobody does. */
  sellerFor: (order: ParsedOrder) => Seller | undefined
  sellerOf: (kind: Seller['kind']) => Seller
}

/** All that the shop sells, by whom. */
export function createSellers({ clock, codes }: { clock: Clock; codes: GiftCodes }): Sellers {
  // In the order in which they are asked: what is sold alone refuses what else is in the order.
  const sellers = [
    createActivitySeller({ clock, codes }),
    createGiftSeller({ clock, codes }),
    createStaySeller({ clock, quoteStay: createQuoteStay(clock) }),
  ]
  return {
    sellerFor: (order) => sellers.find((seller) => seller.sells(order)),
    sellerOf(kind) {
      const seller = sellers.find((each) => each.kind === kind)
      if (!seller) throw new Error(`Nobody sells orders of kind ${kind}`)
      return seller
    },
  }
}
