import { useCalendarMonths } from '@escapade/remote-kit/runtime/calendar-months'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { StayDetail } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import type { BookingStay } from '@escapade/shared-contracts/criteria/stay-criteria'
import { monthOf } from '@escapade/shared-contracts/rules/dates/days'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { availabilitiesCall, checkoutNightsQuery } from './booking-queries'

const unknown: readonly number[] = []

/** Days and lengths for the calendar of a stay: days to arrive, and nights for the check-in being picked. */
export function useStayCalendar(product: StayDetail, { party, dates }: BookingStay, ready: boolean) {
  const api = useApi()
  const { locale, now } = useVisit()
  const [picked, setPicked] = useState<string | null>(null)
  const shared = { id: product.id, locale, party }
  const months = useCalendarMonths({
    now,
    wanted: ready ? firstMonths(now, dates?.checkin) : null,
    callOf: (range) =>
      availabilitiesCall(api, { ...shared, hotelId: product.hotel.id, dates, months: range }),
  })
  const nights = useQuery({
    ...checkoutNightsQuery(api, { ...shared, checkin: picked ?? '' }),
    enabled: picked !== null,
  })
  const onCheckin = (day: string) => {
    if (day === picked && nights.isError) void nights.refetch()
    setPicked(day)
  }
  return {
    ...months,
    /** Nothing can be picked as check-out before the answer is there. */
    possibleNights: picked === null ? null : (nights.data ?? unknown),
    nightsLoading: picked !== null && nights.isFetching && !nights.data,
    nightsFailed: nights.isError && !nights.isFetching,
    onCheckin,
  }
}

/** The pair of months that the calendar opens with. */
export const firstMonths = (now: string, checkin?: string) => ({
  first: monthOf(checkin && checkin > now ? checkin : now),
  count: 2,
})
