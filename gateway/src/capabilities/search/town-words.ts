import { defaultDistanceKm } from '@escapade/shared-contracts/rules/search/distances'
import { type Locale, languageOf } from '@escapade/shared-contracts/rules/visitor/locale'
import { completeTexts } from '../../platform/texts/texts'
import type { Place } from '../destinations/public'
import { placePhrases } from '../destinations/public'
import { searchTexts } from './texts/texts'

/** Distance searched around a town, in sentences that decline its name. */
export function townWords({ names, locale }: { names: Place['names']; locale: Locale }) {
  const say = searchTexts(locale)
  const language = languageOf(locale)
  const phrases = placePhrases(completeTexts(names))
  const [at, from] = [phrases.at[language], phrases.from[language]]
  const place = completeTexts(names)[language]
  return {
    /** "In Lille". */
    within: at.charAt(0).toLocaleUpperCase(language) + at.slice(1),
    /** "Lille and around". */
    andAround: say('around', { place }),
    only: say('distance.only', { at }),
    around: (km: number): string =>
      km === defaultDistanceKm ? say('distance.default', { from }) : say('distance.upTo', { from, km }),
  }
}
