import { endpoint } from './endpoint'
import type { OffersAnswer, OffersRequest, RecommendedOffer, RecommendedOfferQuery } from './search-schemas'

/** The one search of stays: results, map, drawer, gifts, fallback and nearby hotels (GW-007). */
export const searchOffers = endpoint<{ body: OffersRequest }, OffersAnswer>('POST', '/api/offers.json')

/** The offer whose id a link recommends; 404 once it is not sold any more (GW-021). */
export const getRecommendedOffer = endpoint<
  { params: { id: string }; query: RecommendedOfferQuery },
  RecommendedOffer
>('GET', '/api/offers/{id}/recommended.json')
