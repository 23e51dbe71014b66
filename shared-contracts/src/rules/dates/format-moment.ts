import { clockAfterDay, formatClock, frenchFirst } from './format-clock'

type Moment = {
  /** ISO instant. */
  instant: string
  language: string
  /** With the day of the week: `full`. */
  style?: 'long' | 'full'
}

/** An instant on the clock of the markets (D51), as a language writes it: "1 maart 2027 om 14.00 uur". */
export function formatMoment({ instant, language, style = 'long' }: Moment): string {
  const clock = new Intl.DateTimeFormat(language, {
    dateStyle: style,
    timeStyle: 'short',
    timeZone: 'Europe/Paris',
  })
  return momentInWords({ text: clock.format(new Date(instant)), language })
}

/** Day and hour that `Intl` has written, as people of the language write them. */
export const momentInWords = ({ text, language }: { text: string; language: string }): string =>
  frenchFirst({ text: formatClock({ text: clockAfterDay({ text, language }), language }), language })
