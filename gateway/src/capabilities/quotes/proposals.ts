import type { NotBookableReason, Quote } from '@escapade/shared-contracts/api/stays/quotes-schemas'
import {
  addDays,
  addMonths,
  diffDays,
  firstDayOf,
  monthOf,
} from '@escapade/shared-contracts/rules/dates/days'
import type { Db } from '../../platform/database/database'
import { fewestOnMinisites, peopleOnMinisites, withinMinisiteTerms } from '../../pricing/minisite-terms'
import { bookableStay, type StayDates, type StayMonth } from '../../pricing/stay-calendar'
import { createStaysRepository } from '../../rates/stays-repository'
import type { StoredStay } from '../catalogue/public'
import { activityDates, areActivitiesPossible } from './activities/activity-dates'
import { readDatedActivities } from './activities/dated-activities-repository'
import { fittingParty } from './fitting-party'
import { nearDays, proposeStay } from './propose-stay'
import type { StayQuestion } from './quote-questions'

type Proposal = Quote['modifiedReservationCriteria']
type Refused = { question: StayQuestion; stored: StoredStay; reason: NotBookableReason; now: string }

/** Rates are known so many months ahead, that of today included. */
const monthsAhead = 14
const farDays = 400

/**
 * Finds stays in the place of one that cannot be booked: a smaller party where this one finds no rooms, the nearest
 * dates, however far, for everything else, and another package of the hotel where this one is not to be had.
 */
export const createProposals = (db: Db) => {
  const stays = createStaysRepository(db)

  async function otherPackage({ question, stored, now }: Refused): Promise<Proposal> {
    const month = monthOf(question.checkin)
    const { checkin, nights, party } = question
    const months = await stays.findHotelMonths({ hotelId: stored.hotel.id, first: month, last: month })
    const [cheapest] = months
      .filter(
        ({ packageId, capacity }) =>
          packageId !== stored.package.id && (!question.onMinisite || capacity >= peopleOnMinisites),
      )
      .flatMap((each) => bookableStay({ checkin, nights, month: each, party, now }) ?? [])
      .sort((a, b) => a.price.totalCents - b.price.totalCents || (a.packageId < b.packageId ? -1 : 1))
    return cheapest ? { checkin, nights, ...party, offerId: cheapest.packageId } : null
  }

  /** Days on which each activity of the package is still possible within a stay. */
  async function activitiesIn({ package: offered }: StoredStay, months: StayMonth[]) {
    const [first] = months
    if (!first || offered.activityIds.length === 0) return () => true
    const checkin = firstDayOf(first.month)
    const last = addDays(firstDayOf(addMonths(months.at(-1)?.month ?? first.month, 1)), nearDays)
    const nights = diffDays(checkin, last)
    const ids = offered.activityIds
    const activities = await readDatedActivities({ db, ids, checkin, nights, language: 'en' })
    return (stay: StayDates) =>
      areActivitiesPossible({ dates: activityDates({ activities, stay }), choices: [] })
  }

  async function within(refused: Refused, span: { first: string; last: string }, reach: number) {
    const { question, stored, now } = refused
    const months = await stays.findPackageMonths({ packageId: question.id, ...span })
    const party = fittingParty({ party: question.party, capacity: stored.room.maxCapacity })
    const isPossible = await activitiesIn(stored, months)
    for (const nights of nightsLike(question, stored)) {
      const wish = { checkin: nearest(question.checkin, months, now), nights }
      const isSold = (stay: StayDates) =>
        isPossible(stay) && (!question.onMinisite || stay.nights >= fewestOnMinisites)
      const stay = proposeStay({ months, wish, party, now, reach, isPossible: isSold })
      if (stay) return { ...stay, ...party }
    }
    return null
  }

  return async (asked: Refused): Promise<Proposal> => {
    const { reason, now } = asked
    const question = asked.question.onMinisite ? withinMinisiteTerms(asked.question) : asked.question
    const refused = { ...asked, question }
    if (reason === 'NOT_ON_SALE') return otherPackage(refused)
    const month = monthOf(question.checkin)
    const near = await within(refused, { first: addMonths(month, -1), last: addMonths(month, 1) }, nearDays)
    if (near) return near
    const today = monthOf(now.slice(0, 10))
    const far = await within(refused, { first: today, last: addMonths(today, monthsAhead) }, farDays)
    return far ?? otherPackage(refused)
  }
}

/** The wished number of nights, then what the package can be had for. */
function nightsLike({ nights }: StayQuestion, { package: offered }: StoredStay): number[] {
  const closest = Math.min(Math.max(nights, offered.minNights), offered.maxNights)
  return [...new Set([nights, closest, offered.minNights])]
}

/** The wished day, or the one next to it for which there are rates. */
function nearest(checkin: string, months: StayMonth[], now: string): string {
  const today = now.slice(0, 10)
  const last = months.at(-1)
  const end = last ? addDays(firstDayOf(addMonths(last.month, 1)), -1) : checkin
  if (checkin < today) return today
  return checkin > end ? end : checkin
}
