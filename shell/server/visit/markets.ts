import { type Country, countryOf, type Locale } from '@escapade/shared-contracts/rules/visitor/locale'

/** A market: the label of its host, and its locales with the path prefix that chooses between them (D1). */
export type Market = {
  host: string
  country: Country
  locales: { locale: Locale; basePath: string; label: string }[]
}

export const markets: Market[] = [
  { host: 'fr', country: 'FR', locales: [{ locale: 'fr_FR', basePath: '', label: 'Français' }] },
  { host: 'es', country: 'ES', locales: [{ locale: 'es_ES', basePath: '', label: 'Español' }] },
  { host: 'it', country: 'IT', locales: [{ locale: 'it_IT', basePath: '', label: 'Italiano' }] },
  { host: 'nl', country: 'NL', locales: [{ locale: 'nl_NL', basePath: '', label: 'Nederlands' }] },
  {
    host: 'be',
    country: 'BE',
    locales: [
      { locale: 'fr_BE', basePath: '/fr', label: 'Français' },
      { locale: 'nl_BE', basePath: '/nl', label: 'Nederlands' },
    ],
  },
]

export const fallbackLocale: Locale = 'fr_FR'

export const marketOf = (locale: Locale): Market => {
  const market = markets.find(({ country }) => country === countryOf(locale))
  if (!market) throw new Error(`No market for ${locale}`)
  return market
}

/** '' or, for a locale of a market with several, its prefix. */
export const marketPathOf = (locale: Locale): string =>
  marketOf(locale).locales.find((entry) => entry.locale === locale)?.basePath ?? ''
