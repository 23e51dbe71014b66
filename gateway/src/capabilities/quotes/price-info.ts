import type { PriceInfo } from '@escapade/shared-contracts/api/stays/quotes-schemas'
import { discountOf } from '../../pricing/discount'
import type { PricedStay } from '../../pricing/stay-calendar'

/** A price as quotes and offers tell it. */
export function priceInfo(stay: PricedStay, priceType: PriceInfo['priceType']): PriceInfo {
  const sellPrice = stay.price.totalCents
  const { refPrice, promo } = discountOf({ sellCents: sellPrice, refCents: stay.refCents }, 'stay')
  return {
    sellPrice,
    refPrice,
    promoPercentageRounded: promo,
    moneySaved: refPrice === null ? 0 : refPrice - sellPrice,
    priceType,
    nbRooms: stay.price.rooms,
    nights: stay.nights,
  }
}
