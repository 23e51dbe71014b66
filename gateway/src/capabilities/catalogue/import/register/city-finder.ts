import { kilometresBetween } from '../../../../platform/geo/kilometres-between'
import { sameText, type Texts } from '../../../../platform/texts/texts'
import type { KnownCity, PlaceRecord } from '../../../destinations/import'
import { cityName, looseTownKey } from '../geonames/town-names'
import { frenchCase } from './french-case'
import type { Placement } from './place-hotel'

export type City = {
  id: string
  label: string
  names: Texts
  regionId: string | null
  departmentId: string | null
  population: number
}

/** Ids of cities that only the register knows: `fr-21-meursault`. */
export const madeCityPrefix = 'fr-'
const isMade = ({ id }: KnownCity): number => (id.startsWith(madeCityPrefix) ? 1 : 0)

/** A town and its hotels' postcodes are this close, whatever point each list calls its middle. */
const sameTownKm = 15

/** Department and region codes of the postcode file are GeoNames' own. */
const areaOf = ({ reference }: Placement) => ({
  regionId: reference?.regionCode ? `FR.${reference.regionCode}` : null,
  departmentId: reference?.departmentCode ? `FR.${reference.regionCode}.${reference.departmentCode}` : null,
})

const readableName = (name: string): string => frenchCase(name).replaceAll("'", '’')

/**
 * Finds the city a hotel belongs to among those that are there, and makes one of the register's town where there is
 * none: GeoNames lists towns from some size on, hotels stand in villages.
 */
export function createCityFinder(known: readonly KnownCity[]) {
  const byName = new Map<string, KnownCity[]>()
  const made = new Map<string, PlaceRecord>()
  const remember = (city: KnownCity): void => {
    for (const key of new Set(Object.values(city.names).map(looseTownKey)))
      byName.set(key, [...(byName.get(key) ?? []), city])
  }
  // A town that GeoNames has brought since goes before the one that was made for lack of it.
  for (const city of known.toSorted((a, b) => isMade(a) - isMade(b))) remember(city)

  const make = (placement: Placement, label: string): PlaceRecord => {
    const { latitude, longitude, reference } = placement
    const id = `${madeCityPrefix}${reference?.departmentCode.toLowerCase() ?? 'overseas'}-${looseTownKey(label)}`
    const names = sameText(label)
    const city = {
      category: 'city' as const,
      id,
      names,
      aliases: [],
      countryCode: 'FR',
      ...areaOf(placement),
    }
    const record = { ...city, latitude, longitude, population: 0 }
    made.set(id, record)
    remember(record)
    return record
  }
  return {
    find(placement: Placement): City {
      const label = readableName(cityName(placement.townName))
      const near = (byName.get(looseTownKey(label)) ?? []).find(
        (city) => kilometresBetween(city, placement) <= sameTownKm,
      )
      const { id, names, population } = near ?? make(placement, label)
      return { id, label, names, population, ...areaOf(placement) }
    },
    /** Cities made since it was last asked. */
    takeMade(): PlaceRecord[] {
      const records = [...made.values()]
      made.clear()
      return records
    },
  }
}
