import type { Availabilities } from '@escapade/shared-contracts/api/stays/availability-schemas'
import type { PriceInfo, ProductPrice, Quote } from '@escapade/shared-contracts/api/stays/quotes-schemas'

export const priceInfo = (given: Partial<PriceInfo> = {}): PriceInfo => ({
  sellPrice: 30000,
  refPrice: null,
  promoPercentageRounded: 0,
  moneySaved: 0,
  priceType: 'final-price',
  nbRooms: 1,
  nights: 2,
  ...given,
})

export function fromPrice(given: Partial<PriceInfo> = {}): ProductPrice {
  const shown = priceInfo({ sellPrice: 18900, priceType: 'from-price', nights: 1, ...given })
  return {
    sellPrice: shown.sellPrice,
    refPrice: shown.refPrice,
    promo: shown.promoPercentageRounded,
    moneySaved: shown.moneySaved,
    extraDiscount: null,
    shippingCost: null,
    subElementsPrice: 0,
    totalPrice: shown.sellPrice,
    nights: shown.nights,
    priceType: shown.priceType,
    fromPrice: shown,
    finalPrice: null,
    checkin: '2026-12-04',
  }
}

export const quote = (given: Partial<Quote> = {}): Quote => ({
  bookable: true,
  reason: null,
  priceInfo: priceInfo(),
  priceLines: [{ kind: 'room', label: 'Room and programme', amount: 30000 }],
  localTaxTotalAmount: null,
  programLineList: [],
  activityDates: [],
  flashDeal: null,
  availableRooms: 8,
  roomsAmountMessage: null,
  cancellationPolicy: {
    type: 'NCNR',
    cancellable: false,
    cancellationDeadline: null,
    cancellableUntil: null,
  },
  modifiedReservationCriteria: null,
  ...given,
})

const day = { price: 30000, amount: 4, minLos: 1, promo: 0, bestPriceOfTheMonth: false }

export const availabilities = (days: Availabilities['days']): Availabilities => ({
  days,
  nextMonth: null,
  prevMonth: null,
  minMonth: '2026-11',
  maxMonth: '2027-11',
  adult: 2,
  child: 0,
  baby: 0,
})

export const openDays = availabilities({
  '2026-12-04': { ...day, bestPriceOfTheMonth: true },
  '2026-12-11': day,
})
