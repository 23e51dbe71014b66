import { sameText, type Texts } from '../../../../platform/texts/texts'
import type { LandmarkRecord, PlaceRecord } from '../../../destinations/import'
import { areaNames, countryNames, hasDepartments, hasRegions } from './area-names'
import type { GeoLandmark, GeoTown } from './geonames-row'
import type { OwnNames } from './own-names'

type PlaceDoubt = 'region-unknown' | 'department-unknown'
export type PlacedTown = { record: PlaceRecord; doubts: PlaceDoubt[] }

type AdminNames = ReadonlyMap<string, string>
type Area = Pick<PlaceRecord, 'category' | 'id' | 'countryCode' | 'regionId' | 'population'> & {
  towns: number
  latitude: number
  longitude: number
}
type AreaOf = Pick<Area, 'category' | 'id' | 'regionId'>

/** Codes of the areas above a town; null where its country has none or it has no name. */
function areasAbove(town: GeoTown, adminNames: AdminNames) {
  const doubts: PlaceDoubt[] = []
  const known = (id: string, isWanted: boolean, doubt: PlaceDoubt): string | null => {
    if (isWanted && !adminNames.has(id)) doubts.push(doubt)
    return isWanted && adminNames.has(id) ? id : null
  }
  const regionId = known(town.admin1, hasRegions(town.countryCode), 'region-unknown')
  const departmentId = known(town.admin2, hasDepartments(town.countryCode), 'department-unknown')
  return { regionId, departmentId, doubts }
}

function toRecord({ towns, ...area }: Area, adminNames: AdminNames): PlaceRecord {
  const { category, id } = area
  const names = category === 'country' ? countryNames(id) : areaNames(id, adminNames.get(id) ?? id)
  const middle = (sum: number) => Number((sum / towns).toFixed(5))
  return {
    ...area,
    names,
    aliases: [],
    departmentId: null,
    latitude: middle(area.latitude),
    longitude: middle(area.longitude),
  }
}

/** Apostrophes as the shop writes them. */
const written = (names: Texts): Texts =>
  Object.fromEntries(
    Object.entries(names).map(([language, name]) => [language, name.replaceAll("'", '’')]),
  ) as Texts

/** Towns become places as they come; countries, regions and departments are what their towns add up to. */
export function createPlaceBuilder(adminNames: AdminNames, ownNames: ReadonlyMap<string, OwnNames>) {
  const areas = new Map<string, Area>()
  const enlarge = ({ category, id, regionId }: AreaOf, town: GeoTown): void => {
    const { countryCode, latitude, longitude, population } = town
    const area = areas.get(`${category}:${id}`)
    areas.set(`${category}:${id}`, {
      category,
      id,
      regionId,
      countryCode,
      towns: (area?.towns ?? 0) + 1,
      latitude: (area?.latitude ?? 0) + latitude,
      longitude: (area?.longitude ?? 0) + longitude,
      population: (area?.population ?? 0) + population,
    })
  }
  return {
    takeTown(town: GeoTown): PlacedTown {
      const { regionId, departmentId, doubts } = areasAbove(town, adminNames)
      const { id, name, aliases, countryCode, latitude, longitude, population } = town
      enlarge({ category: 'country', id: countryCode, regionId: null }, town)
      if (regionId) enlarge({ category: 'region', id: regionId, regionId: null }, town)
      if (departmentId) enlarge({ category: 'department', id: departmentId, regionId }, town)
      const names = { ...sameText(name), ...ownNames.get(id) }
      const where = { countryCode, regionId, departmentId, latitude, longitude, population }
      return { record: { category: 'city', id, names: written(names), aliases, ...where }, doubts }
    },
    takeLandmark: ({ id, name, ...landmark }: GeoLandmark): LandmarkRecord => ({
      ...landmark,
      landmarkId: id,
      names: written({ ...sameText(name), ...ownNames.get(id) }),
    }),
    areaRecords: (): PlaceRecord[] => [...areas.values()].map((area) => toRecord(area, adminNames)),
  }
}
