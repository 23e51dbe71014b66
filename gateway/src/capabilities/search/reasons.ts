import type { StayResult } from '@escapade/shared-contracts/api/search/search-schemas'
import { type Locale, languageOf } from '@escapade/shared-contracts/rules/visitor/locale'
import { completeTexts } from '../../platform/texts/texts'
import { type Place, placePhrases } from '../destinations/public'
import type { LabelOf } from '../labels/public'
import type { FoundHotel } from './index/search-in-memory'
import type { SearchIndex } from './index/search-index'
import type { Filters } from './search-plan'
import { searchTexts } from './texts/texts'

type Reason = NonNullable<StayResult['reasons']>[number]
type Asked = { index: SearchIndex; filters: Filters; place: Place | null; labelOf: LabelOf; locale: Locale }

/** Of these one chosen value is enough: which of them a hotel has, differs. Its stars are on its card anyway. */
const someKinds = ['hotelEnvironments', 'hotelStyles', 'hotelTypes'] as const
/** More than these no card has room for. */
const mostReasons = 4

/**
 * Says why a hotel is among the results, by what was searched: how far it lies from the town, then what was chosen and
 * it has.
 */
export function createReasons({ index, filters, place, labelOf, locale }: Asked) {
  const from = place?.category === 'city' ? placePhrases(completeTexts(place.names)).from : null
  const say = searchTexts(locale)
  const { theme, tags = [], facilities = [] } = filters
  // A result has all of these.
  const common = [
    ...(theme ? [labelOf('themes', theme, locale)] : []),
    ...tags.map((id) => labelOf('tags', id, locale)),
    ...facilities.map((id) => labelOf('facilities', id, locale)),
  ]
  const chosen = someKinds.filter((kind) => filters[kind]?.length)

  return ({ hotelId, distance }: Pick<FoundHotel, 'hotelId' | 'distance'>): Reason[] => {
    const hotel = index.numberOf(hotelId) ?? -1
    const own = chosen.flatMap((kind) => {
      const has = new Set(index.hotels.sets[kind].valuesOf(hotel))
      const codes = (filters[kind] ?? []).filter((id) => has.has(index.codes[kind].numberOf(id) ?? -1))
      return codes.map((id) => labelOf(kind, id, locale))
    })
    const away =
      from && distance !== null && distance >= 1
        ? [say('distance.away', { km: Math.round(distance), from: from[languageOf(locale)] })]
        : []
    return [
      ...away.map((label): Reason => ({ kind: 'distance', label })),
      ...[...new Set([...common, ...own])].map((label): Reason => ({ kind: 'chosen', label })),
    ].slice(0, mostReasons)
  }
}
