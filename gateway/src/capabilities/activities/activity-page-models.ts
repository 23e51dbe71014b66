import type { PageModel } from '@escapade/shared-contracts/api/common-schemas'
import { fillWords } from '../../platform/texts/fill-words'
import { type ContentLanguage, completeTexts, textIn, texts } from '../../platform/texts/texts'
import { placePhrases } from '../destinations/place-phrases'
import type { Place } from '../destinations/places'
import { labelOf } from '../labels/labels'
import { isTheme, themes } from '../labels/themes'
import type { StoredCenter, StoredProduct } from './activities-repository'

const longestDescription = 160

const dayActivities = texts(
  'Activités d’un jour',
  'Actividades de un día',
  'Dagactiviteiten',
  'Attività di un giorno',
  'Day activities',
)
const inTown = texts('{what} {at}', '{what} {at}', '{what} {at}', '{what} {at}', '{what} {at}')
const inArea = texts(
  '{what} : {place}',
  '{what}: {place}',
  '{what}: {place}',
  '{what}: {place}',
  '{what}: {place}',
)
const found = texts(
  '{what} : {count} idées pour une journée à deux, à vivre ou à offrir. Bon valable 12 mois, prix par adulte.',
  '{what}: {count} ideas para un día a dos, para vivirlas o regalarlas. Bono válido 12 meses, precio por adulto.',
  '{what}: {count} ideeën voor een dag met zijn tweeën, om te beleven of cadeau te geven. Bon 12 maanden geldig, prijs per volwassene.',
  '{what}: {count} idee per una giornata in due, da vivere o regalare. Buono valido 12 mesi, prezzo per adulto.',
  '{what}: {count} ideas for a day for two, to live or to give. Voucher valid 12 months, price per adult.',
)

type Results = {
  /** The one theme asked for. */
  theme: string | null
  /** The town or area, or the house whose activities they are. */
  place: Pick<Place, 'category' | 'names'> | null
  center: StoredCenter | null
  language: ContentLanguage
}

/** Title over the results: what, and where. */
export function mainTitle({ theme, place, center, language }: Results): string {
  const what = theme !== null && isTheme(theme) ? themes[theme] : dayActivities
  if (center) return fillWords(inArea, { what, place: center.label })[language]
  if (!place) return what[language]
  // Imported places may lack a language.
  const names = completeTexts(place.names)
  if (place.category === 'city') return fillWords(inTown, { what, at: placePhrases(names).at })[language]
  return fillWords(inArea, { what, place: names })[language]
}

/** What search engines read of a results page. One without results is not worth an entry. */
export const resultsPageModel = (results: Results, total: number): PageModel => {
  const title = mainTitle(results)
  return {
    title,
    description: fillWords(found, { what: title, count: String(total) })[results.language],
    index: total > 0,
    follow: true,
  }
}

export function activityPageModel({
  product,
  center,
  language,
  isSold,
}: {
  product: StoredProduct
  center: StoredCenter
  language: ContentLanguage
  isSold: boolean
}): PageModel {
  const univers = labelOf('themes', product.theme, language)
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
