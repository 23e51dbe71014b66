import type { OrderRequest } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'

/** Example of an order for OpenAPI: a night of the first generated package. */
export const orderExample = (today: string): OrderRequest => ({
  locale: 'fr_FR',
  buyer: {
    email: 'claire.moreau@example.com',
    civility: 'MRS',
    firstName: 'Claire',
    lastName: 'Moreau',
    phoneNumber: '+33612345678',
    addressLine: '12 rue des Lilas',
    postalCode: '69003',
    city: 'Lyon',
    country: 'FR',
  },
  currency: 'EUR',
  expectedAmount: 18_900,
  items: {
    insuranceItem: false,
    promotionCodeItem: null,
    shortStayItem: {
      gift: false,
      reservationCriteria: {
        offerId: '10001p1',
        activityDaySelections: [],
        pax: { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0 },
        travelPeriod: { checkinDate: addDays(today, 30), checkoutDate: addDays(today, 31) },
        minisiteId: null,
      },
    },
  },
  specialRequest: null,
})

/** Other nights for the same package. */
export const wishExample = (today: string) => ({
  reservationCriteria: {
    offerId: '10001p1',
    activityDaySelections: [],
    pax: { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0 },
    travelPeriod: { checkinDate: addDays(today, 37), checkoutDate: addDays(today, 38) },
    minisiteId: null,
  },
})
