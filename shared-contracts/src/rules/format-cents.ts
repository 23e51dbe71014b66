import { bcp47, type Locale } from './locale'

const formatters = new Map<string, Intl.NumberFormat>()

/** Building a formatter costs a hundred times what using it does: each is built once. */
const formatterOf = (locale: Locale, digits: 0 | 2) => {
  const key = `${locale}${digits}`
  const known = formatters.get(key)
  if (known) return known
  const formatter = new Intl.NumberFormat(bcp47(locale), {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  formatters.set(key, formatter)
  return formatter
}

/** Euros in the spelling of the locale, with cents only when there are any: `129 €`, `129,90 €`, `€ 129,90`. */
export function formatCents({ cents, locale }: { cents: number; locale: Locale }): string {
  return formatterOf(locale, cents % 100 === 0 ? 0 : 2).format(cents / 100)
}
