import type { Language } from '@escapade/shared-contracts/rules/visitor/locale'

type LocalLanguage = Exclude<Language, 'en'>

/** Language spoken where the hotel stands: Wallonia and Brussels French, Flanders Dutch. */
export function placeLanguage({
  country,
  region,
}: {
  country: string
  region: string | null
}): LocalLanguage {
  if (country === 'BE') return region === 'BE.VLG' ? 'nl' : 'fr'
  const byCountry: Record<string, LocalLanguage> = { FR: 'fr', ES: 'es', IT: 'it', NL: 'nl' }
  return byCountry[country] ?? 'fr'
}

/** Locale of the place, which decides the looks of its pictures. */
export const placeLocale = (place: { country: string; region: string | null }) =>
  `${placeLanguage(place)}_${place.country}`
