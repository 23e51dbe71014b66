import { endpoint } from '../endpoint'
import type {
  ProductOffer,
  ProductPrice,
  ProductPriceQuery,
  ProductQuery,
  Quote,
  QuoteQuery,
  Upsell,
  UpsellsQuery,
} from './quotes-schemas'

type Product = { id: string }

/** Packages of the same room and hotel for the dates (GW-010). */
export const getProductOffers = /* @__PURE__ */ endpoint<
  { params: Product; query: ProductQuery },
  ProductOffer[]
>('GET', '/api/product/{id}/offers')

/** The exact price, what it includes, and whether and why not it can be booked (GW-011). */
export const getQuote = /* @__PURE__ */ endpoint<{ params: Product; query: QuoteQuery }, Quote>(
  'GET',
  '/api/product/{id}/quote',
)

/** Price of the dates, or without dates the cheapest of the coming months (GW-023). */
export const getProductPrice = /* @__PURE__ */ endpoint<
  { params: Product; query: ProductPriceQuery },
  ProductPrice
>('GET', '/api/product/{id}/price')

/** Extras that could be added, and their prices for the party (GW-023). */
export const getUpsells = /* @__PURE__ */ endpoint<{ params: Product; query: UpsellsQuery }, Upsell[]>(
  'GET',
  '/api/product/{id}/upsells',
)
