import { bcp47, type Locale } from '@escapade/shared-contracts/rules/locale'

const noon = (day: string) => new Date(`${day}T12:00:00Z`)

const formatters = new Map<string, Intl.DateTimeFormat>()
const formatter = (locale: Locale, options: Intl.DateTimeFormatOptions) => {
  const key = `${locale} ${JSON.stringify(options)}`
  const made = formatters.get(key) ?? new Intl.DateTimeFormat(bcp47(locale), { ...options, timeZone: 'UTC' })
  formatters.set(key, made)
  return made
}
const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** "Septembre 2026" */
export const monthTitle = (month: string, locale: Locale) =>
  capital(formatter(locale, { month: 'long', year: 'numeric' }).format(noon(`${month}-01`)))

/** "vendredi 18 septembre 2026" */
export const fullDay = (day: string, locale: Locale) =>
  formatter(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(noon(day))

/** "sam. 19 – dim. 20 sept." */
export const stayRange = (checkin: string, checkout: string, locale: Locale) =>
  formatter(locale, { weekday: 'short', day: 'numeric', month: 'short' }).formatRange(
    noon(checkin),
    noon(checkout),
  )

/** "19–20 sept." */
export const shortRange = (checkin: string, checkout: string, locale: Locale) =>
  formatter(locale, { day: 'numeric', month: 'short' }).formatRange(noon(checkin), noon(checkout))

/** "sam. 19 sept." */
export const shortDay = (day: string, locale: Locale) =>
  formatter(locale, { weekday: 'short', day: 'numeric', month: 'short' }).format(noon(day))

/** A Monday, to name the columns from. */
const monday = 5

/** Column headings from Monday, short for the eye and long for the ear. */
export const weekdays = (locale: Locale) =>
  Array.from({ length: 7 }, (_, index) => {
    const date = new Date(Date.UTC(2026, 0, monday + index, 12))
    return {
      short: formatter(locale, { weekday: 'short' }).format(date).replace('.', ''),
      long: formatter(locale, { weekday: 'long' }).format(date),
    }
  })
