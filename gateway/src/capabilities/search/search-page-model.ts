import type { PageModel } from '@escapade/shared-contracts/api/common-schemas'
import { languageOf } from '@escapade/shared-contracts/rules/visitor/locale'
import { completeTexts } from '../../platform/texts/texts'
import type { Place } from '../destinations/public'
import { placePhrases } from '../destinations/public'
import type { SearchRequest } from './search-plan'
import { searchTexts } from './texts/texts'

type Results = {
  request: Pick<SearchRequest, 'locale'>
  place: Pick<Place, 'category' | 'names'> | null
  total: number
  /** Hotels in the town, where it comes before what is around it. */
  inTown?: number | null
}

/** Page model of a results page for search engines. One without results is not worth an entry. */
export function searchPageModel({ request, place, total, inTown = null }: Results): PageModel {
  const say = searchTexts(request.locale)
  const entry = { index: total > 0, follow: true }
  const promises = [say('whatIsIncluded'), say('changeOfMind')]
  if (!place)
    return {
      title: say('anywhere.title'),
      description: say('anywhere.description'),
      text: promises,
      ...entry,
    }
  const names = completeTexts(place.names)
  const language = languageOf(request.locale)
  const name = names[language]
  const town = place.category === 'city' ? (inTown ?? total) : null
  // An area stands apart: no rule says "en Bretagne" and "dans le Var". So does a town with hotels around it alone.
  const where = town === null || (town === 0 && total > 0) ? 'inArea' : 'inTown'
  const words = {
    place: town !== null && where === 'inArea' ? say('around', { place: name }) : name,
    at: placePhrases(names).at[language],
    hotels: say('hotels', { count: where === 'inTown' ? (town ?? 0) : total }),
  }
  return {
    title: say(`${where}.title`, words),
    description: say(`${where}.description`, words),
    text: [`${say(`${where}.text`, words)} ${say('whatIsIncluded')}`, say('changeOfMind')],
    ...entry,
  }
}
