import type { Locale } from '../rules/locale'
import { endpoint } from './endpoint'
import type { FromPrice, ProductOffer, ProductQuery, Quote, QuoteQuery, Upsell } from './quotes-schemas'

type Product = { id: string }

/** Packages of the same room and hotel for the dates (GW-010). */
export const getProductOffers = endpoint<{ params: Product; query: ProductQuery }, ProductOffer[]>(
  'GET',
  '/api/product/{id}/offers',
)

/** The exact price, what it includes, and whether and why not it can be booked (GW-011). */
export const getQuote = endpoint<{ params: Product; query: QuoteQuery }, Quote>(
  'GET',
  '/api/product/{id}/quote',
)

export const getFromPrice = endpoint<
  { params: Product; query: { locale: Locale; adult?: number; child?: number; baby?: number } },
  FromPrice
>('GET', '/api/product/{id}/price')

export const getUpsells = endpoint<{ params: Product; query: { locale: Locale } }, Upsell[]>(
  'GET',
  '/api/product/{id}/upsells',
)
