import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { monthsToLoad } from '@escapade/shared-contracts/rules/dates/months-to-load'
import type { Party } from '@escapade/shared-contracts/rules/party/change-party'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { queryOptions } from '@tanstack/react-query'
import { availabilitiesCall } from './booking-queries'
import { firstMonths } from './use-stay-calendar'

type Asked = { id: string; hotelId: string; locale: Locale; party: Party; now: string }

/**
 * The days that the calendar opens with, before dates are chosen. In the document they spare the first load a call,
 * and with it the client of the gateway.
 */
export const firstDaysQueries = (api: ApiClient, { now, ...stay }: Asked) =>
  monthsToLoad({ now, shown: firstMonths(now), loaded: [] }).map((months) => {
    const { key, load } = availabilitiesCall(api, { ...stay, dates: null, months })
    return queryOptions({ queryKey: key, queryFn: ({ signal }) => load(signal) })
  })
