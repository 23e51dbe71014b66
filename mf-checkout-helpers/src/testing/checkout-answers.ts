import type { PaymentMethods } from '@escapade/shared-contracts/api/orders/payment-methods-schemas'
import type { StayDetail } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import type { Quote } from '@escapade/shared-contracts/api/stays/quotes-schemas'

/** The sandbox takes cards, and no other way works. */
export const cardAlone = (): PaymentMethods => ({
  methods: [{ way: 'card', names: ['Visa'] }],
  provider: { name: 'sandbox', publicKey: null, lendsByCard: true },
})
export const orderUUID = '6f0c0f3e-8f0f-4a5e-9a6d-2f7b6f3f1a10'
const localTax = {
  amount: 165,
  currency: 'EUR',
  toBePaidAtHotel: true,
  type: 'PERSON_NIGHT',
  percentage: null,
} as const
export const detail = {
  id: 'p1',
  label: 'Vines and table',
  image: { base: '/images/vineyard/1', sizes: {}, alt: '', url: '' },
  hotel: { label: 'Domaine', stars: 4, location: { latitude: 0, longitude: 0, label: 'Beaune' } },
  localTax,
} as unknown as StayDetail

const line = {
  detailList: [],
  mustKnowList: [],
  schedules: [],
  repeated: 1,
  displayPax: false,
  duration: null,
  how: null,
  activityId: null,
}
export const quote = {
  bookable: true,
  priceInfo: {
    sellPrice: 12_990,
    refPrice: null,
    promoPercentageRounded: 0,
    moneySaved: 0,
    priceType: 'final-price',
    nbRooms: 1,
    nights: 1,
  },
  priceLines: [{ kind: 'room', label: 'Room', amount: 12_990 }],
  localTaxTotalAmount: 330,
  activityDates: [],
  programLineList: [
    { ...line, type: 'ACTIVITY', title: 'Cellar visit', icon: 'wine', activityId: '12', duration: 90 },
    { ...line, type: 'ROOM', title: 'Room with a view', icon: 'bed' },
  ],
  cancellationPolicy: {
    type: 'FLEXIBLE',
    cancellable: true,
    cancellationDeadline: '2026-12-01T18:00:00',
    cancellableUntil: null,
  },
} as unknown as Quote

export const held = {
  order: { orderUUID, bookingNumber: '12345678', totalAmount: 12_990, expiresAt: '' },
  payment: {
    provider: 'sandbox',
    paymentIntentId: 'pi_1',
    amount: 12_990,
    currency: 'EUR' as const,
    payee: 'Escapade',
  },
}

/** Access that opens the booking to the tab that has paid it. */
export const found = {
  orderUUID,
  bookingNumber: '12345678',
  status: 'confirmed' as const,
  key: 'k'.repeat(24),
  keyExpiresAt: '2999-01-01T00:00:00.000Z',
}
