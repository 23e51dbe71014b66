import {
  addMonths,
  daysBetween,
  firstDayOf,
  lastDayOf,
  monthOf,
} from '@escapade/shared-contracts/rules/dates/days'
import { monthsAhead } from '@escapade/shared-contracts/rules/dates/months-to-load'
import { ownTerms } from '../pricing/cancel-days'
import { checkMinisiteTerms, fewestOnMinisites } from '../pricing/minisite-terms'
import {
  bookableStay,
  fewestNights,
  neverSold,
  type PricedStay,
  type StayMonth,
} from '../pricing/stay-calendar'
import type { PartySize } from '../pricing/stay-price'
import { fromStay } from './from-stays'
import type { StaysRepository } from './stays-repository'

type Question = {
  packageId: string
  party: PartySize
  now: string
  onMinisite: boolean
  /** Also where it is not for sale: the page of what is connected for trying shows its price. */
  asShown?: boolean
}

/** From-price of a package; on a partner's page that of the stays it sells. Null when there is none. */
export async function readFromStay(
  stays: StaysRepository,
  { packageId, ...question }: Question,
): Promise<PricedStay | null> {
  if (question.onMinisite) {
    const first = monthOf(question.now)
    const months = await stays.findPackageMonths({ packageId, first, last: addMonths(first, monthsAhead) })
    return cheapestOnMinisite({ months, ...question })
  }
  const from = await stays.findFrom(packageId)
  const isTried = question.asShown && from?.expiration === neverSold
  return from && fromStay({ from: isTried ? { ...from, expiration: null } : from, ...question })
}

/** Cheapest stays of all packages of a hotel. */
export async function readHotelFromStays(
  stays: StaysRepository,
  { hotelId, ...question }: Omit<Question, 'packageId' | 'asShown'> & { hotelId: string },
): Promise<PricedStay[]> {
  if (!question.onMinisite) {
    const froms = await stays.findHotelFrom(hotelId)
    return froms.flatMap((from) => fromStay({ from, ...question }) ?? [])
  }
  const first = monthOf(question.now)
  const months = await stays.findHotelMonths({ hotelId, first, last: addMonths(first, monthsAhead) })
  const ids = [...new Set(months.map(({ packageId }) => packageId))]
  return ids.flatMap((id) => {
    const own = months.filter(({ packageId }) => packageId === id)
    return cheapestOnMinisite({ months: own, ...question }) ?? []
  })
}

function cheapestOnMinisite({
  months,
  party,
  now,
}: Pick<Question, 'party' | 'now'> & { months: StayMonth[] }): PricedStay | null {
  let cheapest: PricedStay | null = null
  for (const month of months) {
    if (checkMinisiteTerms({ nights: fewestOnMinisites, party, capacity: month.capacity })) return null
    for (const checkin of daysBetween(firstDayOf(month.month), lastDayOf(month.month))) {
      const nights = Math.max(fewestOnMinisites, fewestNights({ month, checkin }))
      const stay = bookableStay({ month, checkin, nights, party, now })
      if (stay && stay.price.totalCents < (cheapest?.price.totalCents ?? Number.POSITIVE_INFINITY))
        cheapest = stay
    }
  }
  // Of all days, not of the cheapest alone.
  const isStricterOnSome = months.some(({ cancelDays }) => cancelDays !== null)
  return cheapest && { ...cheapest, cancelDays: isStricterOnSome ? null : ownTerms }
}
