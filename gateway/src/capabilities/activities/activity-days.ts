import type { ActivityAvailabilities } from '@escapade/shared-contracts/api/activities/activities-schemas'
import { addDays, daysBetween, weekday } from '@escapade/shared-contracts/rules/dates/days'
import type { StoredProduct, TakenDay } from './activities-repository'

export const isSold = ({ published, lastDay }: Pick<StoredProduct, 'published' | 'lastDay'>, today: string) =>
  published && (lastDay === null || lastDay >= today)

/** No activity can be bought for the day itself: the house has to know who comes. */
export const firstVisitDay = (today: string): string => addDays(today, 1)

type DayQuestion = {
  product: Pick<StoredProduct, 'published' | 'lastDay' | 'weekdays'>
  today: string
  day: string
}

/** True when a visit can be on that day; places left are looked for when they are taken. */
export const isOpenDay = ({ product, today, day }: DayQuestion): boolean =>
  day >= firstVisitDay(today) && isSold(product, today) && product.weekdays.includes(weekday(day))

type Question = {
  product: Pick<StoredProduct, 'published' | 'lastDay' | 'weekdays' | 'capacity'>
  from: string
  to: string
  taken: TakenDay[]
  adults: number
  today: string
}

/** Days from tomorrow on with places for the party, and how many are left. None once it is no longer sold. */
export function openDays({
  product,
  from,
  to,
  taken,
  adults,
  today,
}: Question): ActivityAvailabilities['days'] {
  const takenOn = new Map(taken.map((each) => [each.day, each.taken]))
  const open = daysBetween(from, to).flatMap((day) => {
    const amount = product.capacity - (takenOn.get(day) ?? 0)
    return isOpenDay({ product, today, day }) && amount >= adults ? [[day, { amount }] as const] : []
  })
  return Object.fromEntries(open)
}
