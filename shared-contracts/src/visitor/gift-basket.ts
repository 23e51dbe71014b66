import type { GiftItem, ShippingCost } from '../api/gifts/gifts-schemas'

/** A part of the price. */
export type GiftLine = {
  label: string
  cents: number
  /** Within the market; abroad another line takes its place. */
  isPostage?: boolean
}

/**
 * A gift that is about to be bought, from the page that makes it to the checkout. Its words are private: they stay in
 * the tab and out of addresses.
 */
export type GiftInBasket = {
  item: GiftItem
  /** All of a file of gifts, of which `item` is the first: each has its own recipient. */
  batch?: GiftItem[]
  label: string
  /** Address of the picture without size and format. */
  imageBase: string
  /** Price that the page said; the gateway says the last word. */
  amountCents: number
  /** Page of the gift, to change it. */
  uri: string
  /** Parts of the price, where it is more than one thing. */
  lines?: GiftLine[]
  /** Postage of a printed gift by country. That within the market is part of `amountCents`. */
  shipping?: ShippingCost
}

type Stored = Pick<Storage, 'getItem' | 'setItem'>
type Kept = Stored & Pick<Storage, 'removeItem'>

/** As many as an order takes. */
export const maxGifts = 10
const basketKey = 'escapade.gift-basket'
/** Gifts of the same order that are ready, while another one is made. */
const othersKey = 'escapade.gift-basket.others'

export const writeGift = (storage: Stored, gift: GiftInBasket) =>
  storage.setItem(basketKey, JSON.stringify(gift))

export const writeOtherGifts = (storage: Stored, gifts: readonly GiftInBasket[]) =>
  storage.setItem(othersKey, JSON.stringify(gifts))

export const readGift = (storage: Stored): GiftInBasket | null => read(storage, basketKey)

export function readOtherGifts(storage: Stored): GiftInBasket[] {
  const gifts = read<GiftInBasket[]>(storage, othersKey)
  return Array.isArray(gifts) ? gifts : []
}

/** The gift is ready and waits with the others: its page then makes a new one. */
export function setGiftAside(storage: Kept, gift: GiftInBasket): void {
  writeOtherGifts(storage, [...readOtherGifts(storage), gift])
  storage.removeItem(basketKey)
}

/** The gift that is being made; where none is, the last one that was ready and is wanted. */
export function takeUpGift(
  storage: Kept,
  isWanted: (gift: GiftInBasket) => boolean = () => true,
): GiftInBasket | null {
  const gift = readGift(storage)
  if (gift) return gift
  const others = readOtherGifts(storage)
  const last = others.filter(isWanted).at(-1) ?? null
  if (last) {
    writeGift(storage, last)
    writeOtherGifts(
      storage,
      others.filter((other) => other !== last),
    )
  }
  return last
}

/** The gift that is being made is not wanted after all. */
export const dropGift = (storage: Kept) => storage.removeItem(basketKey)

/** All were bought. */
export function forgetGifts(storage: Kept): void {
  storage.removeItem(basketKey)
  storage.removeItem(othersKey)
}

function read<Value>(storage: Stored, key: string): Value | null {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
