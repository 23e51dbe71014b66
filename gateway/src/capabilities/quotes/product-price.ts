import type { PriceInfo, ProductPrice } from '@escapade/shared-contracts/api/stays/quotes-schemas'
import type { PricedStay } from '../../pricing/stay-calendar'
import { priceInfo } from './price-info'

type Prices = { from: PricedStay; dated: PricedStay | null; discount: { code: string; value: number } | null }

/** The price of the dates if they can be had, else from; both are shown. */
export function productPrice({ from, dated, discount }: Prices): ProductPrice {
  const fromPrice = priceInfo(from, 'from-price')
  const finalPrice = dated && priceInfo(dated, 'final-price')
  return {
    ...shownPrice(finalPrice ?? fromPrice),
    extraDiscount: discount?.value ?? null,
    ...(discount ? { extraDiscountCode: discount.code } : {}),
    // A stay is not posted; what is printed has its own prices (`gifts/catalogue`).
    shippingCost: null,
    subElementsPrice: 0,
    fromPrice,
    finalPrice,
    checkin: (dated ?? from).checkin,
  }
}

const shownPrice = ({ sellPrice, refPrice, promoPercentageRounded, ...shown }: PriceInfo) => ({
  sellPrice,
  refPrice,
  promo: promoPercentageRounded,
  moneySaved: shown.moneySaved,
  totalPrice: sellPrice,
  nights: shown.nights,
  priceType: shown.priceType,
})
