import { formatNumber } from '../text/format-number'
import { bcp47, type Locale, languageOf } from '../visitor/locale'

const space = '\u00a0'

/** Euros in the spelling of the locale, with cents only when there are any: `129 €`, `129,90 €`, `€ 129,90`. */
export function formatCents({ cents, locale }: { cents: number; locale: Locale }): string {
  const decimals = cents % 100 === 0 ? 0 : 2
  const amount = formatNumber({ value: cents / 100, language: bcp47(locale), decimals })
  return languageOf(locale) === 'nl' ? `€${space}${amount}` : `${amount}${space}€`
}
