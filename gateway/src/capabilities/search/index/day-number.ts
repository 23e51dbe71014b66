import { weekday } from '@escapade/shared-contracts/rules/days'

const msPerDay = 86_400_000

/** Days since 1970: what columns and comparisons in memory count in. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / msPerDay

/** The other way round. */
export const dayOfNumber = (number: number): string => new Date(number * msPerDay).toISOString().slice(0, 10)

/** 0 Monday … 6 Sunday: the index into `shortest`. */
export const weekdayIndex = (day: string): number => weekday(day) - 1
