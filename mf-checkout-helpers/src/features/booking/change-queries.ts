import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { quoteModification } from '@escapade/shared-contracts/api/orders/order-changes'
import { getAvailabilities, getCheckoutNights } from '@escapade/shared-contracts/api/stays/availability'
import type { MonthRange } from '@escapade/shared-contracts/rules/dates/months-to-load'
import type { Party } from '@escapade/shared-contracts/rules/party/change-party'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { queryOptions } from '@tanstack/react-query'
import { type ChangeWish, reservationOf } from './change-wish'

type ForParty = { offerId: string; locale: Locale; party: Party }
type ForMonths = ForParty & { hotelId: string; months: MonthRange }

/** Days of some months on which the booked room can be had with what is included. */
export const changeDaysCall = (api: ApiClient, { hotelId, offerId, locale, party, months }: ForMonths) => ({
  key: ['change-days', hotelId, offerId, locale, party, months.first, months.length],
  load: (signal: AbortSignal) =>
    api.send(getAvailabilities, {
      params: { hotelId },
      query: { locale, weekendId: offerId, month: months.first, length: months.length, ...party },
      signal,
    }),
})

/** Lengths of stay from a check-in. */
export const changeNightsQuery = (
  api: ApiClient,
  { offerId, locale, party, checkin }: ForParty & { checkin: string },
) =>
  queryOptions({
    queryKey: ['change-nights', offerId, locale, party, checkin],
    queryFn: ({ signal }) =>
      api.send(getCheckoutNights, { params: { key: offerId }, query: { checkin, locale, ...party }, signal }),
    retry: false,
  })

type ForQuote = { orderUUID: string; offerId: string; wish: ChangeWish }

/** Price and stay of a wish. Always fresh: it is about to be agreed to. */
export const changeQuoteQuery = (api: ApiClient, { orderUUID, offerId, wish }: ForQuote) =>
  queryOptions({
    queryKey: ['change-quote', orderUUID, wish],
    queryFn: ({ signal }) =>
      api.send(quoteModification, {
        params: { orderUUID },
        body: { reservationCriteria: reservationOf(offerId, wish), hasInsurance: wish.hasInsurance },
        signal,
      }),
    staleTime: 0,
  })
