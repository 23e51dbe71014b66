import fc from 'fast-check'
import { bcp47, locales } from '../visitor/locale'
import { type DayStyle, formatDay, formatDays } from './format-day'

/** German and Danish are written down nowhere here: a new language needs no line of it. */
const languages = ['en', 'de-DE', 'da-DK', ...locales.map(bcp47)]
const dayOf = (date: Date) => date.toISOString().slice(0, 10)
const anyDay = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2039-12-31'), noInvalidDate: true })
  .map(dayOf)
const noon = (day: string) => new Date(`${day}T12:00:00Z`)

/**
 * Adds to Intl what it leaves to its readers: the first of a month in French, and no zero before a day in Italian.
 */
const spelt = (text: string, language: string) =>
  language.startsWith('fr') ? text.replace(/\b1(?=[ –\u2009])/g, '1er') : text.replace(/\b0(?=\d)/g, '')

describe('formatDay', () => {
  it.each([
    ['fr-FR', 'long', 'samedi 19 septembre'],
    ['es-ES', 'long', 'sábado, 19 de septiembre'],
    ['nl-NL', 'long', 'zaterdag 19 september'],
    ['it-IT', 'long', 'sabato 19 settembre'],
    ['en', 'full', 'September 19, 2026'],
  ] as const)('writes a day in %s, %s', (language, style, text) => {
    expect(formatDay({ day: '2026-09-19', language, style })).toBe(text)
  })

  it.each([
    ['2026-12-01', 'long', 'mardi 1er décembre'],
    ['2026-12-11', 'long', 'vendredi 11 décembre'],
    ['2031-12-21', 'full', '21 décembre 2031'],
  ] as const)('counts the first of a month in French: %s', (day, style, text) => {
    expect(formatDay({ day, language: 'fr-BE', style })).toBe(text)
  })

  it('takes a date-time by its day, whatever the zone of the machine', () => {
    expect(formatDay({ day: '2026-09-19T23:59:00', language: 'en', style: 'full' })).toBe(
      'September 19, 2026',
    )
  })

  const styles: Record<DayStyle, Intl.DateTimeFormatOptions> = {
    month: { month: 'long', year: 'numeric' },
    monthName: { month: 'long' },
    day: { day: 'numeric', month: 'short' },
    short: { weekday: 'short', day: 'numeric', month: 'short' },
    long: { weekday: 'long', day: 'numeric', month: 'long' },
    full: { day: 'numeric', month: 'long', year: 'numeric' },
    whole: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  }
  const intl = (language: string, style: DayStyle) =>
    new Intl.DateTimeFormat(language, { ...styles[style], timeZone: 'UTC' })

  it.each(languages)('writes any day of %s as Intl does', (language) => {
    for (const style of Object.keys(styles) as DayStyle[]) {
      const formatter = intl(language, style)
      fc.assert(
        fc.property(anyDay, (day) => {
          expect(formatDay({ day, language, style })).toBe(spelt(formatter.format(noon(day)), language))
        }),
      )
    }
  })

  it.each(languages)('writes any stretch of days of %s as Intl does', (language) => {
    for (const style of ['day', 'short'] as const) {
      const formatter = intl(language, style)
      fc.assert(
        fc.property(anyDay, fc.nat({ max: 60 }), (from, nights) => {
          const to = dayOf(new Date(noon(from).getTime() + nights * 86_400_000))
          const text = spelt(formatter.formatRange(noon(from), noon(to)), language)
          expect(formatDays({ from, to, language, style })).toBe(text)
        }),
      )
    }
  })
})
