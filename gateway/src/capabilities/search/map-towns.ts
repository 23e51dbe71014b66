import type { MapTown } from '@escapade/shared-contracts/api/search/search-schemas'
import { mapZoom } from '@escapade/shared-contracts/rules/search/map-zoom'
import { type Locale, languageOf } from '@escapade/shared-contracts/rules/visitor/locale'
import { textIn } from '../../platform/texts/texts'
import type { Town, TownReader } from '../destinations/public'
import { distanceKm } from './index/distances-from'
import type { FoundHotel } from './index/search-in-memory'
import type { SearchIndex } from './index/search-index'
import type { SearchPlan } from './search-plan'

/** More names than these no screen holds; who looks closer searches anew. */
const mostOwn = 1_000
const mostOthers = 100

type Found = { index: SearchIndex; plan: SearchPlan; hotels: readonly FoundHotel[] }

/**
 * Towns that the map of found hotels writes on its ground: those of the hotels, then large ones around, so that one
 * finds one's way where no hotel is. The largest come first, those alike as the results have them.
 */
export async function readMapTowns(readTowns: TownReader, { index, plan, hotels }: Found): Promise<Town[]> {
  const ids = townIds(index, hotels)
  const [own, large] = await Promise.all([readTowns.byIds([...ids]), readTowns.largest()])
  const isAround = aroundOf(plan)
  return [
    ...own.toSorted((one, other) => other.population - one.population).slice(0, mostOwn),
    ...large.filter((town) => !ids.has(town.id) && isAround(town)).slice(0, mostOthers),
  ]
}

const city = 'city:'

/** Ids of the towns that hotels lie in. */
function townIds(index: SearchIndex, hotels: readonly FoundHotel[]): Set<string> {
  const ids = new Set<string>()
  for (const { hotelId } of hotels) {
    const places = index.hotels.places[index.numberOf(hotelId) ?? -1] ?? []
    const town = places.find((place) => place.startsWith(city))
    if (town) ids.add(town.slice(city.length))
  }
  return ids
}

/** Kilometres from the middle of a large screen to its corner, at zoom 0 and the latitude of France. */
const screenKm = 75_000

/** Tells what lies in the circle that is searched, or on the map of the place where it opens. */
function aroundOf({ area, origin }: SearchPlan): (town: Town) => boolean {
  if (area.kind === 'around') return (town) => distanceKm(area.centre, town) <= area.maxKm
  const category = area.kind === 'place' ? area.place.category : null
  const km = screenKm / 2 ** mapZoom({ category })
  return (town) => origin !== null && distanceKm(origin, town) <= km
}

/** About a hundred metres: distances from a name are not finer. */
const degreeParts = 1_000
const rounded = (degrees: number) => Math.round(degrees * degreeParts) / degreeParts

export const presentTown = (
  { id, names, latitude, longitude, population }: Town,
  locale: Locale,
): MapTown => ({
  id,
  label: textIn(names, languageOf(locale)),
  lat: rounded(latitude),
  lng: rounded(longitude),
  population,
})
