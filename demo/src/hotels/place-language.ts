import type { Language } from '@escapade/shared-contracts/rules/visitor/locale'

/** What is spoken where the hotel stands: Wallonia and Brussels French, Flanders Dutch. */
export function placeLanguage({ country, region }: { country: string; region: string | null }): Language {
  if (country === 'BE') return region === 'BE.VLG' ? 'nl' : 'fr'
  const byCountry: Record<string, Language> = { FR: 'fr', ES: 'es', IT: 'it', NL: 'nl' }
  return byCountry[country] ?? 'fr'
}

/** Locale of the place: how its pictures look. */
export const placeLocale = (place: { country: string; region: string | null }) =>
  `${placeLanguage(place)}_${place.country}`
