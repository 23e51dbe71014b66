import { endpoint } from '../endpoint'
import type { Availabilities, AvailabilitiesQuery, CheckoutNightsQuery } from './availability-schemas'

/** Days on which a stay can start, with price and rooms left (GW-009). */
export const getAvailabilities = /* @__PURE__ */ endpoint<
  { params: { hotelId: string }; query: AvailabilitiesQuery },
  Availabilities
>('GET', '/api/hotels/{hotelId}/availabilities.json')

/** `key` is a weekend (product), hotel or minisite key (GW-008). */
export const getCheckoutNights = /* @__PURE__ */ endpoint<
  { params: { key: string }; query: CheckoutNightsQuery },
  number[]
>('GET', '/api/weekend/{key}/packageCheckoutNights.json')
