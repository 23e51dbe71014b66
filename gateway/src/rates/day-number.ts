import { weekday } from '@escapade/shared-contracts/rules/dates/days'
import { LRUCache } from 'lru-cache'

const msPerDay = 86_400_000

/** Days since 1970: what columns and comparisons in memory count in. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / msPerDay

/** The other way round; calendars ask for the same few hundred days again and again. */
export function dayOfNumber(number: number): string {
  const known = days.get(number)
  if (known) return known
  const day = new Date(number * msPerDay).toISOString().slice(0, 10)
  days.set(number, day)
  return day
}

const days = new LRUCache<number, string>({ max: 1_000 })

/** 0 Monday … 6 Sunday: the index into `shortest`. */
export const weekdayIndex = (day: string): number => weekday(day) - 1
