import { formatClock } from '../dates/format-clock'
import { formatDay } from '../dates/format-day'
import { momentInWords } from '../dates/format-moment'

/** "jeudi 17 septembre 2026 à 18 h": a wall clock of the hotel, never shifted. Without an hour the day alone. */
export function formatDeadline({ deadline, language }: { deadline: string; language: string }): string {
  const { hasTime, moment } = readDeadline(deadline)
  const text = new Intl.DateTimeFormat(language, {
    dateStyle: 'full',
    ...(hasTime ? { timeStyle: 'short' } : {}),
    timeZone: 'UTC',
  }).format(moment)
  return momentInWords({ text, language })
}

/**
 * "9 déc., 18 h": the same beside other words; the year goes without saying. A page has dozens of them, and a formatter
 * of `Intl` is slow to make.
 */
export function formatShortDeadline({ deadline, language }: { deadline: string; language: string }): string {
  const day = formatDay({ day: deadline.slice(0, 10), language, style: 'day' })
  if (!deadline.includes('T')) return day
  return `${day}, ${formatClock({ text: deadline.slice(11, 16), language })}`
}

function readDeadline(deadline: string) {
  const hasTime = deadline.includes('T')
  const moment = new Date(`${deadline.slice(0, hasTime ? 16 : 10)}${hasTime ? ':00Z' : 'T00:00:00Z'}`)
  return { hasTime, moment }
}
