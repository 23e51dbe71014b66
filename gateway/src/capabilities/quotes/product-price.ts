import type { PriceInfo, ProductPrice } from '@escapade/shared-contracts/api/quotes-schemas'
import type { PricedStay } from '../availability/stay-calendar'
import type { StoredPackage } from '../catalogue/catalogue-repository'
import { priceInfo } from './price-info'

type Prices = { offered: StoredPackage; from: PricedStay; dated: PricedStay | null }

/** The price of the dates if they can be had, else from; both are told. */
export function productPrice({ offered, from, dated }: Prices): ProductPrice {
  const fromPrice = priceInfo(from, 'from-price')
  const finalPrice = dated && priceInfo(dated, 'final-price')
  return {
    ...shownPrice(finalPrice ?? fromPrice),
    extraDiscount: offered.auto_discount?.value ?? null,
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
