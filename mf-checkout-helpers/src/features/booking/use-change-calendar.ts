import { useCalendarMonths } from '@escapade/remote-kit/runtime/calendar-months'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { OrderedStay } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { monthOf } from '@escapade/shared-contracts/rules/dates/days'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { changeDaysCall, changeNightsQuery } from './change-queries'
import type { ChangeWish } from './change-wish'
import { ownDays, withOwnNights } from './own-nights'

const unknown: readonly number[] = []

/** Calendar of the booked room: days to arrive with their prices, and nights from the day picked. */
export function useChangeCalendar(stay: OrderedStay, { dates, party }: ChangeWish) {
  const api = useApi()
  const { locale, now } = useVisit()
  const [picked, setPicked] = useState<string | null>(null)
  const shared = { offerId: stay.offerId, locale, party }
  const { days, loadedMonths, onMonthsShown } = useCalendarMonths({
    now,
    wanted: { first: monthOf(dates.checkin), count: 2 },
    callOf: (months) => changeDaysCall(api, { ...shared, hotelId: stay.hotelId, months }),
  })
  const nights = useQuery({
    ...changeNightsQuery(api, { ...shared, checkin: picked ?? '' }),
    enabled: picked !== null,
  })
  return {
    availabilities: days && { ...ownDays(stay), ...days },
    loadedMonths,
    onMonthsShown,
    possibleNights: picked === null ? null : withOwnNights(nights.data ?? unknown, stay, picked),
    nightsLoading: picked !== null && nights.isFetching && !nights.data,
    nightsFailed: nights.isError && !nights.isFetching,
    onCheckin: setPicked,
  }
}
