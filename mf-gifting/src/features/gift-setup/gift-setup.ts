import type {
  GiftFormat,
  GiftPrice,
  ShippingCost,
  SubElement,
  SubElementGroup,
} from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import * as paths from '@escapade/shared-contracts/paths'
import { defaultGiftNights, giftAdults } from '@escapade/shared-contracts/rules/gifts/gift-terms'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'

/** The entry that was asked for; the shortest stay where that one is not sold. */
export const priceFor = (prices: readonly GiftPrice[], { giftNights = defaultGiftNights }: Criteria) =>
  prices.find(({ nights }) => nights === giftNights) ?? prices[0]

/** Cents of an entry: that of the format wins (D73). */
export const centsOf = ({ sellPrice, sellPrices }: GiftPrice, format: GiftFormat): number =>
  sellPrices?.[format] ?? sellPrice

export const withNights = (criteria: Criteria, giftNights: number): Criteria => ({
  ...criteria,
  giftNights,
  giftAdult: giftAdults,
})

export const withFormat = (criteria: Criteria, giftFormat: GiftFormat): Criteria => ({
  ...criteria,
  giftFormat,
})

const sleeves = 2

/** Sleeves begin with one that costs nothing, also where the gateway does not list it (GI-028). */
export function withStandard(groups: readonly SubElementGroup[], name: string): SubElementGroup[] {
  return groups.map((group) =>
    group.categoryId !== sleeves || group.elements.some(({ price }) => price === 0)
      ? group
      : { ...group, elements: [standardSleeve(name), ...group.elements] },
  )
}

const standardSleeve = (name: string): SubElement => ({
  id: 'standard',
  name,
  image: { src: '', alt: '' },
  price: 0,
  isRecommended: false,
  isDefault: true,
  recommendedByWed: false,
  categoryId: sleeves,
})

/** The elements of the gift: what was chosen, else what is in it by default. */
export const chosenElements = (groups: readonly SubElementGroup[], ids: readonly string[] | null) =>
  groups.flatMap(({ elements }) =>
    elements.filter(({ id, isDefault }) => (ids ? ids.includes(id) : isDefault)),
  )

/** In a single group the new element replaces the one before; in a multiple one it joins, or goes again (GI-027). */
export function choose(
  { selection, elements }: SubElementGroup,
  id: string,
  chosen: readonly string[],
): string[] {
  if (selection === 'multiple' && chosen.includes(id)) return chosen.filter((other) => other !== id)
  const others =
    selection === 'single' ? chosen.filter((one) => !elements.some(({ id }) => id === one)) : chosen
  return [...others, id]
}

type Chosen = {
  price: GiftPrice
  format: GiftFormat
  elements: readonly SubElement[]
  shipping: ShippingCost | null
}

/** Price of the gift and its parts, in cents; posted within the market. */
/** Cents that a printed voucher costs more. */
export const printingOf = (price: GiftPrice): number => centsOf(price, 'physical') - centsOf(price, 'digital')

export function giftCosts({ price, format, elements, shipping }: Chosen) {
  const voucher = centsOf(price, 'digital')
  if (format === 'digital') return { voucher, printing: 0, elements: 0, postage: null, total: voucher }
  const printing = printingOf(price)
  const packing = elements.reduce((sum, element) => sum + element.price, 0)
  const postage = shipping?.amount ?? 0
  return {
    voucher,
    printing,
    elements: packing,
    postage,
    total: voucher + printing + packing + postage,
  }
}

type Checkout = { productId: string; locale: Locale; nights: number; criteria: Criteria }

/** Address at which the gift is bought (D78): the product in the query, the wishes of the visitor in the hash. */
export function giftCheckoutUri({ productId, locale, nights, criteria }: Checkout): string {
  const hash = serializeCriteria({ criteria: withNights(criteria, nights) })
  return paths.giftCheckout({ productId, locale, giftNights: nights, hash })
}
