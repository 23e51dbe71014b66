import type { GiftItem, ShippingCost } from '../api/gifts/gifts-schemas'

/** A part of the price. */
export type GiftLine = { label: string; cents: number }

/**
 * The gift that is about to be bought, from the page that makes it to the checkout. What is written on it is private:
 * it stays in the tab and out of addresses.
 */
export type GiftInBasket = {
  item: GiftItem
  label: string
  /** Address of the picture without size and format. */
  imageBase: string
  /** What the page said it costs; the gateway says the last word. */
  amountCents: number
  /** Page of the gift, to change it. */
  uri: string
  /** What makes up the price, where it is more than one thing. */
  lines?: GiftLine[]
  /** Of a printed gift: postage by country. That within the market is part of `amountCents`. */
  shipping?: ShippingCost
}

type Stored = Pick<Storage, 'getItem' | 'setItem'>

const basketKey = 'escapade.gift-basket'

export const writeGift = (storage: Stored, gift: GiftInBasket) =>
  storage.setItem(basketKey, JSON.stringify(gift))

export function readGift(storage: Stored): GiftInBasket | null {
  try {
    return JSON.parse(storage.getItem(basketKey) ?? 'null')
  } catch {
    return null
  }
}
