import type { ActivityAvailabilities } from '@escapade/shared-contracts/api/activities-schemas'
import { addDays, daysBetween, weekday } from '@escapade/shared-contracts/rules/days'
import type { StoredProduct, TakenDay } from './activities-repository'

export const isSold = (
  { published, last_day }: Pick<StoredProduct, 'published' | 'last_day'>,
  today: string,
) => published && (last_day === null || last_day >= today)

type Question = {
  product: Pick<StoredProduct, 'published' | 'last_day' | 'weekdays' | 'capacity'>
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
  if (!isSold(product, today)) return {}
  const takenOn = new Map(taken.map((each) => [each.day, each.taken]))
  const tomorrow = addDays(today, 1)
  const open = daysBetween(from > tomorrow ? from : tomorrow, to).flatMap((day) => {
    const amount = product.capacity - (takenOn.get(day) ?? 0)
    return product.weekdays.includes(weekday(day)) && amount >= adults ? [[day, { amount }] as const] : []
  })
  return Object.fromEntries(open)
}
