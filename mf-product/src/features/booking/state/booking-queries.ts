import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getAvailabilities, getCheckoutNights } from '@escapade/shared-contracts/api/stays/availability'
import { getProductPrice, getQuote } from '@escapade/shared-contracts/api/stays/quotes'
import type { StayDates } from '@escapade/shared-contracts/criteria/stay-criteria'
import type { MonthRange } from '@escapade/shared-contracts/rules/dates/months-to-load'
import type { Party } from '@escapade/shared-contracts/rules/party/change-party'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { queryOptions } from '@tanstack/react-query'

type ForParty = {
  id: string
  locale: Locale
  party: Party
  /** Partner whose terms hold. */
  minisite?: string | undefined
}

/** The cheapest price of the next months: what is shown before dates are chosen. */
export const fromPriceQuery = (api: ApiClient, { id, locale, party, minisite }: ForParty) =>
  queryOptions({
    queryKey: ['from-price', id, locale, party, minisite],
    queryFn: ({ signal }) =>
      api.send(getProductPrice, { params: { id }, query: { locale, ...party, minisite }, signal }),
  })

/** The price of the dates with the code that takes something off it besides. */
export const datedPriceQuery = (
  api: ApiClient,
  { id, locale, party, dates: { checkin, nights } }: ForParty & { dates: StayDates },
) =>
  queryOptions({
    queryKey: ['dated-price', id, locale, party, checkin, nights],
    queryFn: ({ signal }) =>
      api.send(getProductPrice, { params: { id }, query: { locale, checkin, nights, ...party }, signal }),
  })

type ForCalendar = ForParty & { hotelId: string; dates: StayDates | null; months: MonthRange }

/** Days of some months on which this stay can begin. Asked for again with new dates, since stock moves. */
export const availabilitiesCall = (
  api: ApiClient,
  { id, hotelId, locale, party, dates, months: { first, length } }: ForCalendar,
) => ({
  key: ['availabilities', hotelId, id, locale, party, dates?.checkin, dates?.nights, first, length],
  load: (signal: AbortSignal) =>
    api.send(getAvailabilities, {
      params: { hotelId },
      query: { locale, weekendId: id, month: first, length, ...party },
      signal,
    }),
})

type ForCheckin = ForParty & { checkin: string }

/** Lengths of stay that can be booked from a check-in. */
export const checkoutNightsQuery = (api: ApiClient, { id, locale, party, checkin }: ForCheckin) =>
  queryOptions({
    queryKey: ['checkout-nights', id, locale, party, checkin],
    queryFn: ({ signal }) =>
      api.send(getCheckoutNights, { params: { key: id }, query: { checkin, locale, ...party }, signal }),
    // The range is dropped at once rather than after minutes of trying (D69).
    retry: false,
  })

type ForQuote = ForParty & { dates: StayDates; activityDates: readonly string[] }

const stayKey = ({ id, locale, party, minisite, dates }: Omit<ForQuote, 'activityDates'>) =>
  ['quote', id, locale, party, minisite, dates.checkin, dates.nights] as const

/** The exact price. While only an activity's day changes, the price before stays on show. */
export const quoteQuery = (api: ApiClient, { activityDates, ...stay }: ForQuote) =>
  queryOptions({
    queryKey: [...stayKey(stay), activityDates],
    queryFn: ({ signal }) => {
      const { id, locale, party, minisite, dates } = stay
      const { checkin, nights } = dates
      const activitySelectionList = activityDates.join('-') || undefined
      const query = { locale, checkin, nights, ...party, activitySelectionList, minisite }
      return api.send(getQuote, { params: { id }, query, signal })
    },
    placeholderData: (before, query) =>
      JSON.stringify(query?.queryKey.slice(0, -1)) === JSON.stringify(stayKey(stay)) ? before : undefined,
    staleTime: 30_000,
  })
