import { endpoint } from '../endpoint'
import type { SearchCalendar, SearchCalendarRequest } from './search-calendar-schemas'
import type { SearchHelp, SearchHelpRequest } from './search-help-schemas'
import type { OffersAnswer, OffersRequest, RecommendedOffer, RecommendedOfferQuery } from './search-schemas'

/** The one search of stays: results, map, drawer, gifts, fallback and nearby hotels (GW-007). */
export const searchOffers = /* @__PURE__ */ endpoint<{ body: OffersRequest }, OffersAnswer>(
  'POST',
  '/api/offers.json',
)

/** The offer whose id a link recommends; 404 once it is not sold any more (GW-021). */
export const getRecommendedOffer = /* @__PURE__ */ endpoint<
  { params: { id: string }; query: RecommendedOfferQuery },
  RecommendedOffer
>('GET', '/api/offers/{id}/recommended.json')

/** Cheapest price of what a search would find, by the day of arrival (SE-040). */
export const getSearchCalendar = /* @__PURE__ */ endpoint<{ body: SearchCalendarRequest }, SearchCalendar>(
  'POST',
  '/api/search/calendar.json',
)

/** Changes of a search that would find something, each with what it finds. */
export const getSearchHelp = /* @__PURE__ */ endpoint<{ body: SearchHelpRequest }, SearchHelp>(
  'POST',
  '/api/search/help.json',
)
