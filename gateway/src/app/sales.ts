import { createActivitySeller } from '../capabilities/activities/capability'
import {
  createGiftMoney,
  createGiftSeller,
  createGiftSessions,
  type GiftCodes,
  openGiftCodes,
} from '../capabilities/gifts/capability'
import {
  createStaySeller,
  type GiftMoney,
  type HeldRooms,
  type Promotions,
  type QuoteStay,
  type Seller,
  type Sellers,
} from '../capabilities/orders/capability'
import { createQuoteStay } from '../capabilities/quotes/capability'
import { heldFor, useHeld } from '../capabilities/waiting-list/capability'
import type { Clock } from '../platform/clock'
import type { Config } from '../platform/config'
import { createPromotions } from '../promotions/promotions'

/** All that the shop sells, by whom, and what pays for it beside money. */
export type Sales = Sellers & {
  quoteStay: QuoteStay
  giftMoney: GiftMoney
  promotions: Promotions
  heldRooms: HeldRooms
}

type Opening = {
  clock: Clock
  config: Pick<Config, 'giftSecrets' | 'varDir' | 'publicOrigin' | 'insurer' | 'giftBoxLeastHotels'>
}

export const openSales = async ({ clock, config }: Opening): Promise<Sales> =>
  createSales({ clock, codes: await openGiftCodes(config), config })

type Parts = Opening & { codes: GiftCodes }

function createSales({ clock, codes, config: { publicOrigin, insurer, giftBoxLeastHotels } }: Parts): Sales {
  const quoteStay = createQuoteStay(clock)
  return {
    ...sellersOf([
      createActivitySeller({ clock, codes, publicOrigin }),
      createGiftSeller({ clock, codes, publicOrigin, leastHotels: giftBoxLeastHotels }),
      createStaySeller({ clock, quoteStay, insurer }),
    ]),
    quoteStay,
    giftMoney: createGiftMoney({ clock, hashOf: createGiftSessions({ codes, clock }).hashOf }),
    promotions: createPromotions({ clock }),
    heldRooms: { heldFor, useHeld },
  }
}

/** In the order in which they are asked: what is sold alone refuses what else is in the order. */
const sellersOf = (sellers: Seller[]): Sellers => ({
  sellerFor: (order) => sellers.find((seller) => seller.sells(order)),
  sellerOf(kind) {
    const seller = sellers.find((each) => each.kind === kind)
    if (!seller) throw new Error(`Nothing is sold by orders of kind ${kind}`)
    return seller
  },
})
