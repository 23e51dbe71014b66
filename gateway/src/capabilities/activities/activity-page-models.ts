import type { PageModel } from '@escapade/shared-contracts/api/common-schemas'
import { type Locale, languageOf } from '@escapade/shared-contracts/rules/visitor/locale'
import { completeTexts, textIn } from '../../platform/texts/texts'
import type { Place } from '../destinations/public'
import { placePhrases } from '../destinations/public'
import type { LabelOf, Labels } from '../labels/public'
import type { StoredCenter, StoredProduct } from './activities-repository'
import { activityTexts } from './texts/texts'

const longestDescription = 160

type Results = {
  /** The one theme asked for. */
  theme: string | null
  /** The town or area, or the house whose activities they are. */
  place: Pick<Place, 'category' | 'names'> | null
  center: StoredCenter | null
  labels: Labels
  locale: Locale
}

/** Title over the results: what, and where. */
export function mainTitle({ theme, place, center, labels, locale }: Results): string {
  const say = activityTexts(locale)
  const language = languageOf(locale)
  const isKnown = theme !== null && labels.codesOf('themes').includes(theme)
  const what = isKnown ? labels.labelOf('themes', theme, locale) : say('dayActivities')
  if (center) return say('inArea', { what, place: center.label })
  if (!place) return what
  // Imported places may lack a language.
  const names = completeTexts(place.names)
  if (place.category === 'city') return say('inTown', { what, at: placePhrases(names).at[language] })
  return say('inArea', { what, place: names[language] })
}

/** Page model of a results page for search engines. One without results is not worth an entry. */
export const resultsPageModel = (results: Results, total: number): PageModel => {
  const title = mainTitle(results)
  return {
    title,
    description: activityTexts(results.locale)('found', { what: title, count: total }),
    index: total > 0,
    follow: true,
  }
}

export function activityPageModel({
  product,
  center,
  labelOf,
  locale,
  isSold,
}: {
  product: StoredProduct
  center: StoredCenter
  labelOf: LabelOf
  locale: Locale
  isSold: boolean
}): PageModel {
  const language = languageOf(locale)
  const univers = labelOf('themes', product.theme, locale)
  return {
    title: `${textIn(product.labels, language)} – ${univers}, ${textIn(center.town, language)}`,
    description: shorten(`${textIn(product.headwords, language)}. ${textIn(product.descriptions, language)}`),
    index: isSold,
    follow: true,
  }
}

/** Search engines cut descriptions: better at a word of ours. */
const shorten = (text: string) =>
  text.length <= longestDescription ? text : `${text.slice(0, longestDescription).replace(/\s+\S*$/, '')}…`
