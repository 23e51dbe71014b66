import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getStayDetail } from '@escapade/shared-contracts/api/stays/catalogue'
import { getQuote } from '@escapade/shared-contracts/api/stays/quotes'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { queryOptions } from '@tanstack/react-query'
import type { CheckoutStay } from './checkout-stay'

/** The package as the shop describes it: known to the server, which has no dates. */
export const stayQuery = (api: ApiClient, { productId, locale }: { productId: string; locale: Locale }) =>
  queryOptions({
    queryKey: ['checkout-stay', productId, locale],
    queryFn: ({ signal }) =>
      api.send(getStayDetail, { params: { id: productId }, query: { locale }, signal }),
    staleTime: 5 * 60_000,
  })

type QuoteInput = {
  stay: CheckoutStay
  locale: Locale
  /** The visitor's own order on its way: the rooms it holds are not in their way. */
  ownOrder: () => string | undefined
}

/** The price for dates and party. Always fresh: it is about to be paid. */
export const quoteQuery = (api: ApiClient, { stay, locale, ownOrder }: QuoteInput) =>
  queryOptions({
    queryKey: ['checkout-quote', stay, locale] as const,
    queryFn: ({ signal }) => {
      const { productId, checkin, nights, adult, child, baby, activityDates, minisiteId } = stay
      const activitySelectionList = activityDates.join('-') || undefined
      const party = { adult, child, baby }
      const query = {
        locale,
        checkin,
        nights,
        ...party,
        activitySelectionList,
        orderUUID: ownOrder(),
        minisite: minisiteId,
      }
      return api.send(getQuote, { params: { id: productId }, query, signal })
    },
    staleTime: 0,
    // Another day of an activity leaves the form, and the card that was typed, where it is.
    placeholderData: (before, query) => (isSameStay(query?.queryKey[1], stay) ? before : undefined),
  })

const isSameStay = (before: CheckoutStay | undefined, stay: CheckoutStay) =>
  before !== undefined &&
  JSON.stringify({ ...before, activityDates: [] }) === JSON.stringify({ ...stay, activityDates: [] })
