import { type Language, type Locale, languageOf } from './locale'

export type LandingKind = 'city' | 'idea'
type Keys = Record<LandingKind, string>

/** A language has these until it has words of its own, here and among the routes of mf-content. */
const english: Keys = { city: 'city', idea: 'idea' }

const byLanguage: Partial<Record<Language, Keys>> = {
  fr: { city: 'ville', idea: 'idee' },
  es: { city: 'ciudad', idea: 'tema' },
  nl: { city: 'stad', idea: 'thema' },
  it: { city: 'citta', idea: 'tema' },
}

/** First path segment of landing pages, in the language of the locale (spec B §2). */
export const landingKeysOf = (locale: Locale): Keys => byLanguage[languageOf(locale)] ?? english

/** Kind of landing page that a path segment means in a locale; null for a segment of another language. */
export function landingKindOf({ locale, key }: { locale: Locale; key: string }): LandingKind | null {
  const { city, idea } = landingKeysOf(locale)
  if (key === city) return 'city'
  return key === idea ? 'idea' : null
}
