import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getAvailabilities } from '@escapade/shared-contracts/api/stays/availability'
import type { Party } from '@escapade/shared-contracts/rules/party/change-party'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { queryOptions } from '@tanstack/react-query'

/** A year: how far the calendar of a hotel reaches (HO-018). */
export const monthsShown = 12

type Asked = { hotelId: string; locale: Locale; party: Party; month: string }

/** Days on which some stay of the hotel can begin, with the lowest price of each. */
export const hotelDaysQuery = (api: ApiClient, { hotelId, locale, party, month }: Asked) =>
  queryOptions({
    queryKey: ['hotel-days', hotelId, locale, party, month],
    queryFn: ({ signal }) =>
      api.send(getAvailabilities, {
        params: { hotelId },
        query: { locale, month, length: monthsShown, ...party },
        signal,
      }),
  })
