import {
  type Country,
  countries,
  countryOf,
  type Locale,
  languageNameOf,
  locales,
  pathPrefixOf,
} from '@escapade/shared-contracts/rules/visitor/locale'

/** A market: the label of its host, and its locales with the path prefix that chooses between them (D1). */
export type Market = {
  host: string
  country: Country
  locales: { locale: Locale; basePath: string; label: string }[]
}

export const markets: Market[] = countries.map((country) => ({
  host: country.toLowerCase(),
  country,
  locales: locales
    .filter((locale) => countryOf(locale) === country)
    .map((locale) => ({ locale, basePath: pathPrefixOf(locale), label: languageNameOf(locale) })),
}))

export const fallbackLocale: Locale = 'fr_FR'

export const marketOf = (locale: Locale): Market => {
  const market = markets.find(({ country }) => country === countryOf(locale))
  if (!market) throw new Error(`No market for ${locale}`)
  return market
}
