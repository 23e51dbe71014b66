import { kilometresBetween } from '../../../../platform/geo/kilometres-between'
import { arrondissementKey, containsName, looseTownKey, townKey } from '../geonames/town-names'
import { centreOf, nearestTo } from './distance'
import { isWithinEdits } from './edit-distance'
import type { PostcodeIndex, PostcodeTown } from './postcode-index'
import type { GeoPoint, RegisterRow } from './register-row'

/** Sources of a hotel's coordinates, the surest first. */
export type PlacedBy =
  | 'own-coordinates'
  | 'postcode-and-town'
  | 'postcode-and-similar-town'
  | 'postcode-and-hotel-name'
  | 'town-in-department'
  | 'town-alone'
  | 'postcode-alone'

export type Placement = GeoPoint & {
  by: PlacedBy
  /** Name of the town; the register's own when the postcode file does not know it. */
  townName: string
  /** Department and region come from here; undefined overseas, which the postcode file does not cover. */
  reference: PostcodeTown | undefined
}
export type PlaceRefusal =
  | 'overseas-without-coordinates'
  | 'postcode-and-town-unknown'
  | 'town-ambiguous'
  | 'postcode-area-too-wide'

/** Wider than this, the middle of a postcode's towns is not a place. */
const areaRadiusKm = 20
/** Towns of one name this close together are one town with several postcodes. */
const sameTownKm = 15

const at = (town: PostcodeTown, by: PlacedBy, townName = town.name): Placement => ({
  latitude: town.latitude,
  longitude: town.longitude,
  by,
  townName,
  reference: town,
})

/** The candidate whose name the text contains, or that contains it; the longest says most. */
function similarTown(
  text: string,
  candidates: readonly PostcodeTown[],
  both: boolean,
): PostcodeTown | undefined {
  const key = townKey(text)
  return candidates
    .filter((town) => containsName(key, town.key) || (both && containsName(town.key, key)))
    .sort((a, b) => b.key.length - a.key.length)[0]
}

function withinPostcode(
  row: RegisterRow,
  postcode: string,
  towns: readonly PostcodeTown[],
): Placement | undefined {
  if (!row.town) {
    const named = similarTown(row.name, towns, false)
    return named && at(named, 'postcode-and-hotel-name')
  }
  const wanted = [arrondissementKey(row.town, postcode), townKey(row.town)]
  const exact =
    towns.find((town) => town.key === wanted[0]) ??
    towns.find((town) => town.key === wanted[1]) ??
    towns.find((town) => looseTownKey(town.name) === looseTownKey(row.town ?? ''))
  return exact && at(exact, 'postcode-and-town')
}

/** "CARCASSONNES", "HANDAYE", "VÉLIZY-VILLACOUBL": a long name nearly spelt. */
function misspeltTown(text: string, candidates: readonly PostcodeTown[]): PostcodeTown | undefined {
  const key = looseTownKey(text)
  if (key.length < 6) return undefined
  return candidates.find((town) => isWithinEdits(key, looseTownKey(town.name), 2))
}

/** Department numbers are the first two digits of a postcode, but for Corsica, whose 20 stands for 2A and 2B. */
const inDepartment = (town: PostcodeTown, postcode: string): boolean =>
  town.postcode.slice(0, 2) === postcode.slice(0, 2)

function aroundPostcode(
  towns: readonly PostcodeTown[],
  townName: string | undefined,
): Placement | PlaceRefusal {
  const centre = centreOf(towns)
  const nearest = nearestTo(centre, towns)
  if (!nearest) return 'postcode-and-town-unknown'
  if (towns.some((town) => kilometresBetween(town, centre) > areaRadiusKm)) return 'postcode-area-too-wide'
  return { ...centre, by: 'postcode-alone', townName: townName ?? nearest.name, reference: nearest }
}

/** A town found by its name only, when the country has one of it. */
function byTownAlone(name: string, index: PostcodeIndex): Placement | PlaceRefusal {
  const [first, ...others] = index.byName(name)
  if (!first) return 'postcode-and-town-unknown'
  return others.every((town) => kilometresBetween(first, town) <= sameTownKm)
    ? at(first, 'town-alone')
    : 'town-ambiguous'
}

function byPostcodeAndTown(
  row: RegisterRow,
  postcode: string,
  index: PostcodeIndex,
): Placement | PlaceRefusal {
  const towns = index.byPostcode(postcode)
  const placed = withinPostcode(row, postcode, towns)
  if (placed) return placed
  const namesakes = row.town ? index.byName(row.town).filter((town) => inDepartment(town, postcode)) : []
  const [namesake] = namesakes
  if (namesake) {
    const nearest = towns.length ? nearestTo(centreOf(towns), namesakes) : namesake
    return at(nearest ?? namesake, 'town-in-department')
  }
  const similar = row.town ? similarTown(row.town, towns, true) : undefined
  const misspelt = row.town && !similar ? misspeltTown(row.town, towns) : undefined
  if (misspelt) return at(misspelt, 'postcode-and-similar-town')
  if (similar) return at(similar, 'postcode-and-similar-town', row.town)
  if (towns.length) return aroundPostcode(towns, row.town)
  return row.town ? byTownAlone(row.town, index) : 'postcode-and-town-unknown'
}

const isOverseas = (postcode: string | undefined): boolean => /^9[78]/.test(postcode ?? '')

/** Place of a hotel of the register, or the reason why it is unknown. */
export function placeHotel(row: RegisterRow, index: PostcodeIndex): Placement | PlaceRefusal {
  const { position, postcode, town } = row
  if (!position && isOverseas(postcode)) return 'overseas-without-coordinates'
  const found = isOverseas(postcode) ? undefined : place(row, index)
  if (!position) return found ?? 'postcode-and-town-unknown'
  const reference = typeof found === 'object' ? found.reference : undefined
  const townName = (typeof found === 'object' ? found.townName : town) ?? reference?.name
  if (!townName) return 'postcode-and-town-unknown'
  return { ...position, by: 'own-coordinates', townName, reference }
}

/** Most of Val Thorens writes the postcode of Ugine, a valley and 50 km away. */
const correctPostcodes: Record<string, string> = { 'val thorens': '73440' }

function place(row: RegisterRow, index: PostcodeIndex): Placement | PlaceRefusal {
  const postcode = correctPostcodes[townKey(row.town ?? '')] ?? row.postcode
  if (postcode) return byPostcodeAndTown(row, postcode, index)
  const padded = row.doubtfulPostcode?.padStart(5, '0') ?? ''
  return (
    withinPostcode(row, padded, index.byPostcode(padded)) ??
    (row.town ? byTownAlone(row.town, index) : 'postcode-and-town-unknown')
  )
}
