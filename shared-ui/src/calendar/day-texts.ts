import { dayWords } from '@escapade/shared-contracts/rules/dates/day-words'
import { formatDay, formatDays } from '@escapade/shared-contracts/rules/dates/format-day'
import { bcp47, type Locale } from '@escapade/shared-contracts/rules/visitor/locale'

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** "Septembre 2026" */
export const monthTitle = (month: string, locale: Locale) =>
  capital(formatDay({ day: `${month}-01`, language: bcp47(locale), style: 'month' }))

/** "vendredi 18 septembre 2026" */
export const fullDay = (day: string, locale: Locale) =>
  formatDay({ day, language: bcp47(locale), style: 'whole' })

/** "sam. 19 – dim. 20 sept." */
export const stayRange = (checkin: string, checkout: string, locale: Locale) =>
  formatDays({ from: checkin, to: checkout, language: bcp47(locale) })

/** "19–20 sept." */
export const shortRange = (checkin: string, checkout: string, locale: Locale) =>
  formatDays({ from: checkin, to: checkout, language: bcp47(locale), style: 'day' })

/** "sam. 19 sept." */
export const shortDay = (day: string, locale: Locale) => formatDay({ day, language: bcp47(locale) })

/** Column headings from Monday, short for the eye and long for the ear. */
export const weekdays = (locale: Locale) => {
  const { weekdays: long, weekdaysShort: short } = dayWords(bcp47(locale))
  return [1, 2, 3, 4, 5, 6, 0].map((day) => ({
    short: short[day]?.replace('.', '') ?? '',
    long: long[day] ?? '',
  }))
}
