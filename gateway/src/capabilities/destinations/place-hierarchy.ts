import type { Link } from '@escapade/shared-contracts/api/common-schemas'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import * as paths from '@escapade/shared-contracts/paths'
import { type Locale, languageOf } from '@escapade/shared-contracts/rules/visitor/locale'
import { textIn } from '../../platform/texts/texts'
import type { FindPlace, Place } from './places'

/** Address of the results for a place. */
const searchUri = (place: Pick<Place, 'category' | 'id'>) =>
  paths.search({ hash: serializeCriteria({ criteria: { [place.category]: place.id } }) })

/** The place and those it lies in, the country first. */
export async function readHierarchy({
  place,
  findPlace,
}: {
  place: Place
  findPlace: FindPlace
}): Promise<Place[]> {
  const above = [
    { category: 'country' as const, id: place.countryCode },
    { category: 'region' as const, id: place.regionId },
    { category: 'department' as const, id: place.departmentId },
    { category: 'city' as const, id: place.cityId },
  ]
  const parents = await Promise.all(
    above.map(({ category, id }) => (id && category !== place.category ? findPlace({ category, id }) : null)),
  )
  return [...parents.filter((parent) => parent !== null), place]
}

/** The hierarchy as links; a hotel's own link is its page. */
export const hierarchyLinks = ({ places, locale }: { places: Place[]; locale: Locale }): Link[] =>
  places.map((place) => ({
    label: textIn(place.names, languageOf(locale)),
    uri: place.category === 'hotel' ? paths.hotel({ id: place.id }) : searchUri(place),
  }))
