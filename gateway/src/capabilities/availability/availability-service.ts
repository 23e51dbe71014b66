import type { Availabilities } from '@escapade/shared-contracts/api/stays/availability-schemas'
import { canArrive } from '@escapade/shared-contracts/rules/dates/can-arrive'
import { addMonths, firstDayOf, lastDayOf, monthOf } from '@escapade/shared-contracts/rules/dates/days'
import { monthsAhead } from '@escapade/shared-contracts/rules/dates/months-to-load'
import { longestSoldStay } from '@escapade/shared-contracts/rules/dates/stay-nights'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Clock } from '../../platform/clock'
import { AppError } from '../../platform/http/errors'
import { checkMinisiteTerms } from '../../pricing/minisite-terms'
import { checkStay, type StayMonth } from '../../pricing/stay-calendar'
import type { PartySize } from '../../pricing/stay-price'
import type { createStaysRepository } from '../../rates/stays-repository'
import { calendarDays } from './calendar-days'
import type { FindCalendarStays } from './calendar-stays'

type Deps = {
  stays: ReturnType<typeof createStaysRepository>
  calendarStays: FindCalendarStays
  clock: Clock
  hotelExists: (hotelId: string) => Promise<boolean>
  packageExists: (packageId: string) => Promise<boolean>
  findMinisite: (key: string, locale: Locale) => Promise<unknown>
  anyNights: (question: { checkin: string; party: PartySize; today: string }) => Promise<number[]>
}

export type CalendarQuestion = {
  hotelId: string
  month?: string | undefined
  length: number
  weekendId?: string | undefined
  party: PartySize
}
export type NightsQuestion = {
  key: string
  locale: Locale
  checkin: string
  length?: number | undefined
  party: PartySize
  /** On a partner's page, whatever the key is. */
  onMinisite: boolean
}

export const createAvailabilityService = ({ stays, clock, hotelExists, ...deps }: Deps) => ({
  /** The hotel's calendar, or that of one of its packages. */
  async calendar({ hotelId, month, length, weekendId, party }: CalendarQuestion): Promise<Availabilities> {
    const now = clock.now()
    const minMonth = monthOf(now)
    const maxMonth = addMonths(minMonth, monthsAhead)
    const first = latest(month ?? minMonth, minMonth)
    const last = earliest(addMonths(first, length - 1), maxMonth)
    const span = { first: firstDayOf(first), last: lastDayOf(last) }
    const stays = await deps.calendarStays({ hotelId, packageId: weekendId, ...span, party, now })
    if (!stays && !(await hotelExists(hotelId))) throw new AppError('hotel-not-found', { hotelId })
    return {
      days: calendarDays(stays ?? []),
      nextMonth: last < maxMonth ? addMonths(last, 1) : null,
      prevMonth: first > minMonth ? addMonths(first, -1) : null,
      minMonth,
      maxMonth,
      ...party,
    }
  },

  /**
   * Numbers of nights that can be booked from the check-in: of a package, of any package of a hotel, or on a partner's
   * minisite, which sells them all.
   */
  async checkoutNights({
    key,
    locale,
    checkin,
    length,
    party,
    onMinisite,
  }: NightsQuestion): Promise<number[]> {
    const now = clock.now()
    const longest = length ?? longestSoldStay
    const months = await findByKey({ stays, key, checkin })
    if (months.length > 0 || (await hotelExists(key)) || (await deps.packageExists(key)))
      return bookableNights({ months, checkin, party, now, longest, onMinisite })
    if (!(await deps.findMinisite(key, locale))) throw new AppError('product-not-found', { id: key })
    if (!canArrive({ day: checkin, now })) return []
    const nights = await deps.anyNights({ checkin, party, today: clock.today() })
    return nights.filter((each) => each <= longest)
  },
})

async function findByKey({ stays, key, checkin }: { stays: Deps['stays']; key: string; checkin: string }) {
  const month = await stays.findMonth({ packageId: key, day: checkin })
  if (month) return [month]
  const range = { first: monthOf(checkin), last: monthOf(checkin) }
  return stays.findHotelMonths({ hotelId: key, ...range })
}

function bookableNights({
  months,
  longest,
  onMinisite = false,
  ...question
}: {
  months: StayMonth[]
  longest: number
  onMinisite?: boolean
  checkin: string
  party: PartySize
  now: string
}): number[] {
  const lengths = Array.from({ length: Math.min(longest, longestSoldStay) }, (_, index) => index + 1)
  const fitsTerms = ({ capacity }: StayMonth, nights: number) =>
    !onMinisite || checkMinisiteTerms({ nights, party: question.party, capacity }) === null
  return lengths.filter((nights) =>
    months.some((month) => fitsTerms(month, nights) && checkStay({ ...question, month, nights }) === null),
  )
}

const latest = (a: string, b: string) => (a > b ? a : b)
const earliest = (a: string, b: string) => (a < b ? a : b)
