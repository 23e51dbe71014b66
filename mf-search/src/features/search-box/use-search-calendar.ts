import { useCalendarMonths } from '@escapade/remote-kit/runtime/calendar-months'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import type { DateRangeFieldProps } from '@escapade/shared-ui/calendar/DateRangeField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hotelNightsQuery, searchCalendarCall } from '../../search/queries/calendar-query'

type Known = Pick<
  DateRangeFieldProps,
  | 'availabilities'
  | 'possibleNights'
  | 'loadedMonths'
  | 'prices'
  | 'onMonthsShown'
  | 'productPage'
  | 'onCheckin'
  | 'nightsLoading'
  | 'nightsFailed'
>

const nothing: readonly number[] = []
/** As far as a check-out lies where nothing is known of the lengths of stay (spec A §5). */
const anyNights = Array.from({ length: 20 }, (_, index) => index + 1)
const allOpen: Known = { availabilities: null, possibleNights: null }

/**
 * Days and prices that the calendar of a search knows. Nothing, as a rule: every day is open. Of one hotel the days
 * and lengths of its stays; of any place the days with their prices, in the experiment `calendarPrices`.
 */
export function useSearchCalendar({ flow, criteria }: { flow: Flow; criteria: Criteria }): Known {
  const { locale, now, flags } = useVisit()
  const api = useApi()
  const search = { locale, flow, criteria }
  const prices = flags.calendarPrices === true
  const isHotel = criteria.hotel !== undefined
  const isKnown = flow !== 'activity' && (isHotel || prices)
  const { days, loadedMonths, onMonthsShown } = useCalendarMonths({
    now,
    wanted: null,
    callOf: (months) => ({ ...searchCalendarCall(api, search, months), enabled: isKnown }),
  })
  const [picked, setPicked] = useState<string | null>(null)
  const nights = useQuery({
    ...hotelNightsQuery(api, search, picked ?? ''),
    enabled: isKnown && isHotel && picked !== null,
  })
  if (!isKnown) return { ...allOpen, onMonthsShown }
  const shared = { availabilities: days, loadedMonths, onMonthsShown, prices }
  if (!isHotel) return { ...shared, possibleNights: days && anyNights }
  const onCheckin = (day: string) => {
    if (day === picked && nights.isError) void nights.refetch()
    setPicked(day)
  }
  return {
    ...shared,
    productPage: true,
    possibleNights: picked === null ? null : (nights.data ?? nothing),
    nightsLoading: picked !== null && nights.isFetching && !nights.data,
    nightsFailed: nights.isError && !nights.isFetching,
    onCheckin,
  }
}
