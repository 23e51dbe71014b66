import { formatClock } from '../dates/format-clock'

/** "jeudi 17 septembre 2026 à 18 h": a wall clock of the hotel, never shifted. Without an hour the day alone. */
export function formatDeadline({ deadline, language }: { deadline: string; language: string }): string {
  const hasTime = deadline.includes('T')
  const moment = new Date(`${deadline.slice(0, hasTime ? 16 : 10)}${hasTime ? ':00Z' : 'T00:00:00Z'}`)
  const text = new Intl.DateTimeFormat(language, {
    dateStyle: 'full',
    ...(hasTime ? { timeStyle: 'short' } : {}),
    timeZone: 'UTC',
  }).format(moment)
  return formatClock({ text, language })
}
