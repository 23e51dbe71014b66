import type { Locale } from './locale'

export type LandingKind = 'city' | 'idea'

/** First path segment of landing pages, in the language of the locale (spec B §2). */
export const landingKeys: Record<Locale, Record<LandingKind, string>> = {
  fr_FR: { city: 'ville', idea: 'idee' },
  es_ES: { city: 'ciudad', idea: 'tema' },
  fr_BE: { city: 'ville', idea: 'idee' },
  nl_NL: { city: 'stad', idea: 'thema' },
  nl_BE: { city: 'stad', idea: 'thema' },
  it_IT: { city: 'citta', idea: 'tema' },
}

/** What a path segment means in a locale; null for a segment of another language. */
export function landingKindOf({ locale, key }: { locale: Locale; key: string }): LandingKind | null {
  const { city, idea } = landingKeys[locale]
  if (key === city) return 'city'
  return key === idea ? 'idea' : null
}
