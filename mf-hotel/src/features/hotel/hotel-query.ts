import { orNull } from '@escapade/remote-kit/runtime/query'
import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getHotelDetail } from '@escapade/shared-contracts/api/stays/catalogue'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { diffDays } from '@escapade/shared-contracts/rules/dates/days'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

type HotelInput = { id: string; locale: Locale; criteria: Criteria }

/** The hotel with its rooms and their offers: for the dates and party, or from-prices without dates. */
export function hotelQuery(api: ApiClient, { id, locale, criteria }: HotelInput) {
  const { checkin, checkout, nights = 1, a = 2, c = 0, b = 0 } = criteria
  const night = checkin && checkout ? diffDays(checkin, checkout) : nights
  const query = { locale, adult: a, child: c, baby: b, ...(checkin ? { checkin, night } : {}) }
  return queryOptions({
    queryKey: ['hotel', id, query],
    queryFn: ({ signal }) => orNull(api.send(getHotelDetail, { params: { id }, query, signal })),
    placeholderData: keepPreviousData,
  })
}
