import { orNull } from '@escapade/remote-kit/runtime/query'
import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getHotelDetail } from '@escapade/shared-contracts/api/stays/catalogue'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { readStay } from '@escapade/shared-contracts/criteria/stay-criteria'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

type HotelInput = { id: string; locale: Locale; criteria: Criteria }

/** The hotel with its rooms and their offers: for the dates and party, or from-prices without dates. */
export function hotelQuery(api: ApiClient, { id, locale, criteria }: HotelInput) {
  const { dates, party } = readStay(criteria)
  const when = dates ? { checkin: dates.checkin, night: dates.nights } : {}
  const query = { locale, fetchPageModel: 'true' as const, ...party, ...when }
  return queryOptions({
    queryKey: ['hotel', id, query],
    queryFn: ({ signal }) => orNull(api.send(getHotelDetail, { params: { id }, query, signal })),
    placeholderData: keepPreviousData,
  })
}
