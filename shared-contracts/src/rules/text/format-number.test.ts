import fc from 'fast-check'
import { formatCents } from '../money/format-cents'
import { bcp47, locales } from '../visitor/locale'
import { formatNumber } from './format-number'

/** German and Portuguese are written down nowhere here: a new language needs no line of it. */
const languages = ['en', 'de-DE', 'pt-PT', ...locales.map(bcp47)]

describe('formatNumber', () => {
  it.each(languages)('writes numbers of %s as Intl does', (language) => {
    const intl = new Intl.NumberFormat(language)
    const thousandths = fc.integer({ min: -9_999_999_999, max: 9_999_999_999 })
    fc.assert(
      fc.property(thousandths, (value) => {
        expect(formatNumber({ value: value / 1000, language })).toBe(intl.format(value / 1000))
        expect(formatNumber({ value, language })).toBe(intl.format(value))
      }),
    )
  })

  it.each([0, 7, 999, 1000, 9999, 10_000, 1_234_567])(
    'groups the digits of %i in every language',
    (value) => {
      for (const language of languages)
        expect(formatNumber({ value, language })).toBe(new Intl.NumberFormat(language).format(value))
    },
  )

  it.each(locales)('amounts of %s are those of Intl', (locale) => {
    const amount = (minimumFractionDigits: number) =>
      new Intl.NumberFormat(bcp47(locale), {
        style: 'currency',
        currency: 'EUR',
        minimumFractionDigits,
        maximumFractionDigits: minimumFractionDigits,
      })
    const [whole, exact] = [amount(0), amount(2)]
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (cents) => {
        const intl = cents % 100 === 0 ? whole : exact
        expect(formatCents({ cents, locale })).toBe(intl.format(cents / 100))
      }),
    )
  })
})
