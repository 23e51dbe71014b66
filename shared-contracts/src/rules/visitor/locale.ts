/**
 * The shop's locales, a line each: language of the texts and country of the market. All else that depends on the list
 * follows from it: hosts and path prefixes, what the API accepts, catalogues, languages of the content.
 * The first locale of a language is the one that its catalogue is written for; later ones have files that say what
 * differs (`fr-BE.json`). `docs/recipes.md` tells how to add one.
 */
const table = {
  fr_FR: { language: 'fr', country: 'FR', name: 'Français' },
  es_ES: { language: 'es', country: 'ES', name: 'Español' },
  fr_BE: { language: 'fr', country: 'BE', name: 'Français' },
  nl_NL: { language: 'nl', country: 'NL', name: 'Nederlands' },
  nl_BE: { language: 'nl', country: 'BE', name: 'Nederlands' },
  it_IT: { language: 'it', country: 'IT', name: 'Italiano' },
  en_XA: { language: 'en', country: 'FR', name: '[Þŝéûðö]', isPseudo: true },
} as const

type Row = { language: string; country: string; name: string; isPseudo?: true }
const rows: Record<Locale, Row> = table

export type Locale = keyof typeof table
export type Language = (typeof table)[Locale]['language']
export type Country = (typeof table)[Locale]['country']
/** A locale that people visit the shop in. */
export type MarketLocale = {
  [L in Locale]: (typeof table)[L] extends { isPseudo: true } ? never : L
}[Locale]

/** Every locale that the API accepts, the pseudo-locale of the tests included. */
export const allLocales = Object.keys(table) as [Locale, ...Locale[]]

/** Accented English in the French market: shows what was never translated (decision 053). */
export const pseudoLocale = 'en_XA' satisfies Locale

/** Locales of the markets. */
export const locales = allLocales.filter((locale) => !rows[locale].isPseudo) as [
  MarketLocale,
  ...MarketLocale[],
]

export const isLocale = (text: unknown): text is MarketLocale => locales.some((locale) => locale === text)

/** `fr_BE` → `fr` */
export const languageOf = (locale: Locale): Language => table[locale].language

/** `fr_BE` → `BE` */
export const countryOf = (locale: Locale): Country => table[locale].country

/** Every country and language of the markets, once. */
export const countries = [...new Set(locales.map(countryOf))]
export const languages = [...new Set(locales.map(languageOf))]

/** `fr_BE` → `Français`, as its speakers call it. */
export const languageNameOf = (locale: Locale): string => table[locale].name

/** `fr_BE` → `fr-BE`, the spelling of `Intl` and of `<html lang>`. */
export const bcp47 = (locale: Locale): string => locale.replace('_', '-')

const localesOf = (country: Country) => locales.filter((locale) => countryOf(locale) === country)

/** Prefix of a locale's paths (D1): '' or, in a country of several languages, `/fr`. */
export const pathPrefixOf = (locale: Locale): string =>
  localesOf(countryOf(locale)).length > 1 ? `/${languageOf(locale)}` : ''
