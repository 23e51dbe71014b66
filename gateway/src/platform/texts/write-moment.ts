import { formatClock } from '@escapade/shared-contracts/rules/dates/format-clock'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { bcp47, type Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { wallClockAt } from '../clock'

/** Day and hour of a moment on the markets' wall clock, as people of the locale write them. */
export function writeMoment(moment: Date, locale: Locale): { day: string; hour: string } {
  const [day = '', time = ''] = wallClockAt(moment).split('T')
  return {
    day: formatDay({ day, language: bcp47(locale), style: 'whole' }),
    hour: formatClock({ text: time.slice(0, 5), language: bcp47(locale) }),
  }
}
