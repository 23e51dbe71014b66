export const locales = ['fr_FR', 'es_ES', 'fr_BE', 'nl_NL', 'nl_BE', 'it_IT'] as const

export type Locale = (typeof locales)[number]
export type Language = 'fr' | 'es' | 'nl' | 'it'
export type Country = 'FR' | 'ES' | 'BE' | 'NL' | 'IT'

export const isLocale = (text: unknown): text is Locale => locales.some((locale) => locale === text)

/** `fr_BE` → `fr` */
export const languageOf = (locale: Locale): Language => locale.slice(0, 2) as Language

/** `fr_BE` → `BE` */
export const countryOf = (locale: Locale): Country => locale.slice(3) as Country

/** `fr_BE` → `fr-BE`, the spelling of `Intl` and of `<html lang>`. */
export const bcp47 = (locale: Locale): string => `${languageOf(locale)}-${countryOf(locale)}`
