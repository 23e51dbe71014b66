import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getSearchCalendar } from '@escapade/shared-contracts/api/search/search'
import { getCheckoutNights } from '@escapade/shared-contracts/api/stays/availability'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import type { MonthRange } from '@escapade/shared-contracts/rules/dates/months-to-load'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { queryOptions } from '@tanstack/react-query'
import { offersRequest } from './offers-request'

type ForSearch = { locale: Locale; flow: Flow; criteria: Criteria }

const undatedSearch = ({ locale, flow, criteria }: ForSearch) => {
  const search = offersRequest({ locale, flow, criteria, page: 0 })
  const { checkin: _, night: __, ...searchCriterias } = search.searchCriterias
  return { locale, flow, searchCriterias }
}

/** Days of some months on which what is searched can start, with the cheapest price of each. */
export const searchCalendarCall = (api: ApiClient, search: ForSearch, { first, length }: MonthRange) => {
  const body = { ...undatedSearch(search), month: first, length }
  return {
    key: ['search-calendar', body],
    load: (signal: AbortSignal) => api.send(getSearchCalendar, { body, signal }),
  }
}

/** Lengths of stay that a hotel has from a check-in. */
export const hotelNightsQuery = (api: ApiClient, search: ForSearch, checkin: string) => {
  const { locale, searchCriterias } = undatedSearch(search)
  const { hotelId = '', adult, child, baby } = searchCriterias
  return queryOptions({
    queryKey: ['hotel-nights', locale, hotelId, adult, child, baby, checkin],
    queryFn: ({ signal }) =>
      api.send(getCheckoutNights, {
        params: { key: hotelId },
        query: { locale, checkin, adult, child, baby, multiOffer: 'true', client: 'msite' },
        signal,
      }),
    // The range is dropped at once rather than after minutes of trying (D69).
    retry: false,
  })
}
