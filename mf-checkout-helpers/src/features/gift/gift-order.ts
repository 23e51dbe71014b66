import type { GiftItem, ShippingCost } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import type { GiftInBasket } from '@escapade/shared-contracts/visitor/gift-basket'

type Gifts = readonly GiftInBasket[]

/** The gifts as they are ordered: those of a file one by one. */
export const itemsOf = ({ item, batch }: GiftInBasket): GiftItem[] => batch ?? [item]

/** Postage of the one parcel that all printed gifts of an order travel in; null where none is printed. */
export const parcelPostage = (gifts: Gifts): ShippingCost | null =>
  gifts.find(({ item, shipping }) => item.format === 'physical' && shipping)?.shipping ?? null

export const hasPrinted = (gifts: Gifts): boolean => gifts.some(({ item }) => item.format === 'physical')

/** Price of the gift itself, without the postage within the market that its page has added. */
const ownCents = ({ amountCents, item, shipping }: GiftInBasket) =>
  amountCents - (item.format === 'physical' && shipping ? shipping.amount : 0)

/** Price of all gifts, posted once within the market. */
export const giftsCents = (gifts: Gifts): number =>
  gifts.reduce((sum, gift) => sum + ownCents(gift), 0) + (parcelPostage(gifts)?.amount ?? 0)

/** Part that no promotion reduces: cards are money, and postage is passed on. */
export const unreducedCents = (gifts: Gifts): number =>
  gifts.flatMap(itemsOf).reduce((sum, item) => sum + (item.type === 'giftCard' ? item.amount : 0), 0) +
  (parcelPostage(gifts)?.amount ?? 0)

type PriceLine = { kind: string; label: string; amount: number }

type Postage = { label: string; isAbroad: boolean }

/**
 * Lines of the price: the parts of one gift, or the price of each of several. Postage within the market costs nothing
 * where the parcel goes abroad for a fee: it is not called free there.
 */
export function giftPriceLines(gifts: Gifts, { label: postage, isAbroad }: Postage): PriceLine[] {
  const [only] = gifts
  const home = parcelPostage(gifts)?.amount ?? 0
  const lines =
    gifts.length === 1
      ? (only?.lines ?? []).filter(({ cents, isPostage }) => !(isAbroad && isPostage && cents === 0))
      : [
          ...gifts.map((gift) => ({ label: gift.label, cents: ownCents(gift) })),
          ...(home > 0 ? [{ label: postage, cents: home }] : []),
        ]
  return lines.map(({ label, cents }) => ({ kind: 'gift', label, amount: cents }))
}

/** Id that tells a gift from others: analytics name it, and codes that were applied belong to it. */
export const giftId = ({ item }: GiftInBasket): string => {
  switch (item.type) {
    case 'box':
      return item.boxId
    case 'singleVoucher':
      return item.productId
    default:
      return item.designId
  }
}

export const giftSubject = (gift: GiftInBasket): string => {
  const { type } = gift.item
  if (type === 'giftCard') return 'gift/card'
  return `gift/${type === 'box' ? 'box' : 'stay'}-${giftId(gift)}`
}
