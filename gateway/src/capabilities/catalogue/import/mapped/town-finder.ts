import { kilometresBetween } from '../../../../platform/geo/kilometres-between'
import type { PlacedCity } from '../../../destinations/import'
import { looseTownKey } from '../geonames/town-names'
import type { MappedRow } from './mapped-row'

/** A town and its hotels are this close, whatever point each list calls its middle. */
const sameTownKm = 15
/** Where no town has the name, the next one is a guess, and only this far. */
const nextTownKm = 10

/** `doubt` is why the hotel may belong elsewhere. */
export type Town = { city: PlacedCity; doubt: 'town-by-name-alone' | 'town-by-distance' | null }
export type TownRefusal = 'town-unknown' | 'town-ambiguous'

/** Finds the town of a hotel among those of its country that are there: by name and distance, else by one of both. */
export function createTownFinder(cities: readonly PlacedCity[]): (row: MappedRow) => Town | TownRefusal {
  const byName = new Map<string, PlacedCity[]>()
  for (const city of cities)
    for (const key of new Set(Object.values(city.names).map(looseTownKey)))
      byName.set(key, [...(byName.get(key) ?? []), city])
  return ({ town, position }) => {
    const named = byName.get(looseTownKey(town)) ?? []
    if (!position) {
      const [only, ...others] = named
      if (!only) return 'town-unknown'
      return others.length > 0 ? 'town-ambiguous' : { city: only, doubt: 'town-by-name-alone' }
    }
    const near = nearest(named, position)
    if (near && near.km <= sameTownKm) return { city: near.city, doubt: null }
    const next = nearest(cities, position)
    return next && next.km <= nextTownKm ? { city: next.city, doubt: 'town-by-distance' } : 'town-unknown'
  }
}

function nearest(cities: readonly PlacedCity[], point: { latitude: number; longitude: number }) {
  let found: { city: PlacedCity; km: number } | undefined
  for (const city of cities) {
    const km = kilometresBetween(city, point)
    if (!found || km < found.km) found = { city, km }
  }
  return found
}
