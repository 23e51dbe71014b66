import type { MapTown } from '@escapade/shared-contracts/api/search-schemas'
import { type Locale, languageOf } from '@escapade/shared-contracts/rules/locale'
import { textIn } from '../../platform/texts'
import type { Town } from '../destinations/towns'
import type { FoundHotel } from './index/search-in-memory'
import type { SearchIndex } from './index/search-index'

/** More names than this no screen holds; who looks closer searches anew. */
const mostTowns = 1_000
const city = 'city:'

/** Ids of the towns that hotels lie in, each once. */
export function townIds(index: SearchIndex, hotels: readonly FoundHotel[]): string[] {
  const ids = new Set<string>()
  for (const { hotelId } of hotels) {
    const places = index.hotels.places[index.numberOf(hotelId) ?? -1] ?? []
    const town = places.find((place) => place.startsWith(city))
    if (town) ids.add(town.slice(city.length))
  }
  return [...ids]
}

/** About a hundred metres: nobody measures from a name. */
const degreeParts = 1_000
const rounded = (degrees: number) => Math.round(degrees * degreeParts) / degreeParts

/** What a map writes on its ground, the largest first; those alike as the results have them. */
export const presentTowns = (towns: readonly Town[], locale: Locale): MapTown[] =>
  towns
    .toSorted((one, other) => other.population - one.population)
    .slice(0, mostTowns)
    .map(({ id, names, latitude, longitude, population }) => ({
      id,
      label: textIn(names, languageOf(locale)),
      lat: rounded(latitude),
      lng: rounded(longitude),
      population,
    }))
