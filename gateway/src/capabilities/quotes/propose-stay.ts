import { addDays, monthOf } from '@escapade/shared-contracts/rules/dates/days'
import { checkStay, type StayDates, type StayMonth } from '../../pricing/stay-calendar'
import type { PartySize } from '../../pricing/stay-price'

/** Days from the wished check-in within which another one is still near. */
export const nearDays = 14

type Question = {
  months: StayMonth[]
  wish: StayDates
  party: PartySize
  now: string
  /** Days from the wished check-in within which others are looked for; default: near ones. */
  reach?: number
  /** Further condition besides rooms. */
  isPossible?: (stay: StayDates) => boolean
}

/**
 * The nearest stay that can be booked: the wished one, other numbers of nights from the same check-in, then the same
 * number from another check-in, the later of two equally near first. Null when there is none.
 */
export function proposeStay({
  months,
  wish,
  party,
  now,
  reach = nearDays,
  isPossible = () => true,
}: Question): StayDates | null {
  const monthByKey = new Map(months.map((month) => [month.month, month]))
  const isBookable = (stay: StayDates) =>
    checkStay({ ...stay, month: monthByKey.get(monthOf(stay.checkin)) ?? null, party, now }) === null
  return (
    [wish, ...otherNights(wish), ...otherCheckins(wish, reach)].find(
      (stay) => isBookable(stay) && isPossible(stay),
    ) ?? null
  )
}

const nightsAround = 3

const otherNights = ({ checkin, nights }: StayDates): StayDates[] =>
  Array.from({ length: nightsAround }, (_, index) => index + 1)
    .flatMap((distance) => [nights + distance, nights - distance])
    .filter((other) => other > 0)
    .map((other) => ({ checkin, nights: other }))

const otherCheckins = ({ checkin, nights }: StayDates, reach: number): StayDates[] =>
  Array.from({ length: reach }, (_, index) => index + 1).flatMap((distance) => [
    { checkin: addDays(checkin, distance), nights },
    { checkin: addDays(checkin, -distance), nights },
  ])
