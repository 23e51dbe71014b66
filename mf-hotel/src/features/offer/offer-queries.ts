import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getStayDetail } from '@escapade/shared-contracts/api/stays/catalogue'
import { getProductOffers, getQuote } from '@escapade/shared-contracts/api/stays/quotes'
import type { StayDates } from '@escapade/shared-contracts/criteria/stay-criteria'
import type { Party } from '@escapade/shared-contracts/rules/party/change-party'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { queryOptions } from '@tanstack/react-query'

export type AskedOffer = { id: string; locale: Locale; party: Party; dates: StayDates }

/** The stay as it is described for the dates. */
export const offerDetailQuery = (api: ApiClient, { id, locale, party, dates }: AskedOffer) =>
  queryOptions({
    queryKey: ['offer-detail', id, locale, party, dates],
    queryFn: ({ signal }) => {
      const query = { locale, checkin: dates.checkin, night: dates.nights, ...party }
      return api.send(getStayDetail, { params: { id }, query, signal })
    },
  })

/** Offers of the room on these dates under other conditions, this offer among them (HO-013). */
export const conditionsQuery = (api: ApiClient, { id, locale, party, dates }: AskedOffer) =>
  queryOptions({
    queryKey: ['offer-conditions', id, locale, party, dates],
    queryFn: ({ signal }) => {
      const query = { locale, checkin: dates.checkin, nights: dates.nights, ...party }
      return api.send(getProductOffers, { params: { id }, query, signal })
    },
  })

/** The exact price, with what is included and what comes back. While a day is chosen, the price before stays. */
export const offerQuoteQuery = (
  api: ApiClient,
  { activityDates, ...offer }: AskedOffer & { activityDates: readonly string[] },
) =>
  queryOptions({
    queryKey: ['offer-quote', offer.id, offer.locale, offer.party, offer.dates, activityDates],
    queryFn: ({ signal }) => {
      const { id, locale, party, dates } = offer
      const { checkin, nights } = dates
      const activitySelectionList = activityDates.join('-') || undefined
      const query = { locale, checkin, nights, ...party, activitySelectionList }
      return api.send(getQuote, { params: { id }, query, signal })
    },
    placeholderData: (before, query) => (query?.queryKey[1] === offer.id ? before : undefined),
  })
