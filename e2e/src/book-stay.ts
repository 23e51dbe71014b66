async function call(at: string, where: string, body?: object, key?: string) {
  const answer = await fetch(at + where, {
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    headers: { 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}) },
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${where}: ${answer.status} ${text}`)
  return JSON.parse(text)
}

/** A night for two; `lastName` tells one buyer from another. */
export type Stay = {
  locale: string
  email: string
  checkin: string
  checkout: string
  lastName?: string
  /** It may be changed free of charge, and is sold for a night more. */
  mayGrow?: boolean
}

type Quote = {
  bookable: boolean
  activityDates: unknown[]
  priceInfo: { sellPrice: number }
  cancellationPolicy: { cancellable: boolean } | null
}

type Booked = { hotelUri: string; orderUUID: string; bookingNumber: string }

/** Books and pays the first stay that has a room on the night, at a gateway. */
export async function bookStay(gateway: string, stay: Stay): Promise<Booked> {
  const { locale, email, checkin } = stay
  const { exactMatch } = await call(gateway, '/api/offers.json', { locale, searchCriterias: { adult: 2 } })
  const quoteOf = (id: string, nights: number): Promise<Quote> => {
    const query = new URLSearchParams({ locale, checkin, nights: String(nights), adult: '2' })
    return call(gateway, `/api/product/${id}/quote?${query}`)
  }
  for (const { hotel, packages } of exactMatch)
    for (const { id } of packages) {
      const quote = await quoteOf(id, 1)
      if (!quote.bookable || quote.activityDates.length > 0) continue
      if (stay.mayGrow && !(await mayGrow(quote, (nights) => quoteOf(id, nights)))) continue
      const order = orderOf(stay, id, quote.priceInfo.sellPrice)
      const held = await call(gateway, '/front-gateway/purchase/orders', order, `later-${email}-${id}`)
      const card = { number: '4242424242424242', expiryMonth: 12, expiryYear: 2099, cvc: '123' }
      const { paymentMethod } = await call(gateway, '/sandbox-psp/tokens', card)
      const { paymentIntentId } = held.payment
      const paid = { ...order, pspAuthorization: { paymentIntentId, paymentMethod } }
      const { booking } = await call(
        gateway,
        '/front-gateway/purchase/zeppto',
        paid,
        `later-pay-${email}-${id}`,
      )
      const { orderUUID, bookingNumber } = booking
      return { hotelUri: hotel.uri, orderUUID, bookingNumber }
    }
  throw new Error(`Nothing is free on ${checkin}`)
}

async function mayGrow(
  { priceInfo, cancellationPolicy }: Quote,
  quoteOf: (nights: number) => Promise<Quote>,
) {
  if (!cancellationPolicy?.cancellable) return false
  const longer = await quoteOf(2)
  return longer.bookable && longer.priceInfo.sellPrice > priceInfo.sellPrice
}

const orderOf = (
  { locale, email, checkin, checkout, lastName = 'Martin' }: Stay,
  offerId: string,
  expectedAmount: number,
) => ({
  locale,
  buyer: {
    email,
    civility: 'MRS',
    firstName: 'Zoë',
    lastName,
    phoneNumber: '+33612345678',
    addressLine: '1 rue Haute',
    postalCode: '21200',
    city: 'Beaune',
    country: 'FR',
  },
  currency: 'EUR',
  expectedAmount,
  items: {
    insuranceItem: false,
    promotionCodeItem: null,
    shortStayItem: {
      gift: false,
      reservationCriteria: {
        offerId,
        activityDaySelections: [],
        pax: { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0 },
        travelPeriod: { checkinDate: checkin, checkoutDate: checkout },
        minisiteId: null,
      },
    },
  },
  specialRequest: null,
})
