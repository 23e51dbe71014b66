import { useCalendarMonths } from '@escapade/remote-kit/runtime/calendar-months'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { SearchCalendar } from '@escapade/shared-contracts/api/search/search-calendar-schemas'
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
  | 'openWhileLoading'
  | 'prices'
  | 'onMonthsShown'
  | 'productPage'
  | 'onCheckin'
  | 'nightsLoading'
  | 'nightsFailed'
> & {
  /** Nights of the longest stay of the flow, and of nights alone; absent where they are not known. */
  longest?: SearchCalendar['longest'] | undefined
}

const nothing: readonly number[] = []
const allOpen: Known = { availabilities: null, possibleNights: null }

const lengthsBetween = (fewest: number, most: number): number[] =>
  Array.from({ length: Math.max(0, most - fewest + 1) }, (_, more) => fewest + more)

/**
 * Days, lengths of stay and prices that the calendar of a search knows: of one hotel those of its stays, of any place
 * the days with their prices, unless the experiment `calendarPrices` is off. Otherwise every day is open.
 */
export function useSearchCalendar({ flow, criteria }: { flow: Flow; criteria: Criteria }): Known {
  const { locale, now, flags } = useVisit()
  const api = useApi()
  const search = { locale, flow, criteria }
  const prices = flags.calendarPrices === true
  const isHotel = criteria.hotel !== undefined
  const isKnown = flow !== 'activity' && (isHotel || prices)
  const { days, answer, loadedMonths, onMonthsShown } = useCalendarMonths({
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
  const longest = answer?.longest[flow === 'hotel' ? 'hotelOnly' : 'stay']
  const shared = {
    availabilities: days,
    loadedMonths,
    onMonthsShown,
    prices,
    productPage: true,
    longest: answer?.longest,
  }
  const fewest = (picked && days?.[picked]?.minLos) || 1
  const sold = longest === undefined ? null : lengthsBetween(fewest, longest)
  if (!isHotel)
    return {
      ...shared,
      openWhileLoading: true,
      possibleNights: days && picked ? sold : null,
      onCheckin: setPicked,
    }
  const onCheckin = (day: string) => {
    if (day === picked && nights.isError) void nights.refetch()
    setPicked(day)
  }
  const ofHotel = nights.data?.filter((night) => sold?.includes(night) ?? true)
  return {
    ...shared,
    possibleNights: picked === null ? null : (ofHotel ?? nothing),
    nightsLoading: picked !== null && nights.isFetching && !nights.data,
    nightsFailed: nights.isError && !nights.isFetching,
    onCheckin,
  }
}
