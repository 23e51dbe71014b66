import type {
  SearchCalendar,
  SearchCalendarRequest,
} from '@escapade/shared-contracts/api/search/search-calendar-schemas'
import { OffersRequest } from '@escapade/shared-contracts/api/search/search-schemas'
import { canArrive } from '@escapade/shared-contracts/rules/dates/can-arrive'
import { daysBetween, firstDayOf, lastDayOf, monthOf } from '@escapade/shared-contracts/rules/dates/days'
import { lastMonthOf, monthsFrom } from '@escapade/shared-contracts/rules/dates/months-to-load'
import * as z from 'zod/mini'
import type { output } from 'zod/v4/core'
import type { Clock } from '../../platform/clock'
import type { PlaceReader } from '../destinations/public'
import { cheapestByDay, type DayPrice, longestStay } from './index/day-prices'
import type { IndexKeeper } from './index/index-keeper'
import { placeOf, planSearch } from './search-plan'

type Deps = { indexes: Pick<IndexKeeper, 'current'>; placesNow: PlaceReader; clock: Clock }

/** Lowest price of a search, by the day of arrival. */
export const createSearchCalendar =
  ({ indexes, placesNow, clock }: Deps) =>
  async (question: output<typeof SearchCalendarRequest>): Promise<SearchCalendar> => {
    const { locale, flow, month, length } = question
    const { checkin: _, night: __, flex: ___, when: ____, ...searchCriterias } = question.searchCriterias
    const key = placeOf(searchCriterias)
    const request = z.parse(OffersRequest, { locale, flow, searchCriterias })
    const [findPlace, index] = await Promise.all([placesNow(), indexes.current()])
    const plan = planSearch({ request, placePoint: key && (await findPlace(key)) })
    const now = clock.now()
    const [minMonth, maxMonth] = [monthOf(now), lastMonthOf(now)]
    const days: SearchCalendar['days'] = {}
    for (const each of monthsFrom(month ?? minMonth, length)) {
      if (each < minMonth || each > maxMonth) continue
      const open = daysBetween(firstDayOf(each), lastDayOf(each)).filter((day) => canArrive({ day, now }))
      Object.assign(days, withBest(cheapestByDay({ index, plan, now, days: open })))
    }
    const longestOf = (sells: 'nights' | 'stays') => longestStay({ index, now, plan: { ...plan, sells } })
    return { days, minMonth, maxMonth, longest: { stay: longestOf('stays'), hotelOnly: longestOf('nights') } }
  }

/** Days of one month, the cheapest of them marked. */
function withBest(cheapest: ReadonlyMap<string, DayPrice>): SearchCalendar['days'] {
  const best = Math.min(...[...cheapest.values()].map(({ cents }) => cents))
  return Object.fromEntries(
    [...cheapest].map(([day, { cents, fewestNights }]) => [
      day,
      { price: cents, bestPriceOfTheMonth: cents === best, minLos: fewestNights },
    ]),
  )
}
