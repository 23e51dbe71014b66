import type {
  ActivityCenterTable,
  CenterKind,
} from '@escapade/gateway/capabilities/activities/activity-tables'
import type { HotelRow } from '@escapade/gateway/capabilities/catalogue/catalogue-tables'
import { placeLanguage, placeLocale } from '@escapade/gateway/capabilities/catalogue/place-language'
import { kilometresBetween } from '@escapade/gateway/platform/geo/kilometres-between'
import type { Random } from '@escapade/illustrator/random'
import type { Insertable, Selectable } from 'kysely'
import { shuffled, streetAddress } from '../hotels/hotel-names'
import { shifted } from '../places/nearby'
import { points } from '../places/points'
import type { Town } from '../places/town'
import { departmentOf } from '../write-places'
import { centerNames } from './words/center-names'

export type NewCenter = Insertable<ActivityCenterTable>
type SeededHotel = Selectable<HotelRow>

/** A hotel that opens its doors by day. */
export const hotelCenter = (hotel: SeededHotel): NewCenter => ({
  id: `h${hotel.id}`,
  label: hotel.label,
  kind: 'hotel',
  hotelId: hotel.id,
  stars: hotel.stars,
  cityId: hotel.cityId,
  departmentId: hotel.departmentId,
  regionId: hotel.regionId,
  countryCode: hotel.countryCode,
  placeIds: hotel.placeIds,
  latitude: hotel.latitude,
  longitude: hotel.longitude,
  placeLocale: hotel.placeLocale,
  streetAddress: hotel.streetAddress,
  zipCode: hotel.zipCode,
  cityLabel: hotel.cityLabel,
})

/** Houses of a town by what lies around it: larger towns have more. */
export function townCenters(town: Town, random: Random): NewCenter[] {
  const kinds: CenterKind[] = [
    ...(town.traits.includes('spa') || random.chance(town.demand / 14) ? (['baths'] as const) : []),
    ...(random.chance(0.4 + town.demand / 20) ? (['restaurant'] as const) : []),
    ...(random.chance(town.demand / 16) ? (['studio'] as const) : []),
    ...(town.traits.some((trait) => trait === 'vineyard' || trait === 'city') || random.chance(0.3)
      ? (['cellar'] as const)
      : []),
    ...(town.traits.some((trait) => trait === 'old-town' || trait === 'castle')
      ? (['culture', ...(town.demand > 5 ? (['culture'] as const) : [])] as const)
      : []),
  ]
  const names = centerNames[placeLanguage(town)]
  const used = new Set<string>()
  return kinds.flatMap((kind, index) => {
    if (kind === 'hotel') return []
    const own = random.branch(`${kind}-${index}`)
    const label = shuffled(names[kind], own).find((name) => !used.has(name))
    if (!label) return []
    used.add(label)
    return [houseOf({ town, kind, label, id: `c${town.id}-${index + 1}` }, own)]
  })
}

type House = { town: Town; kind: CenterKind; label: string; id: string }

function houseOf({ town, kind, label, id }: House, random: Random): NewCenter {
  const reach = town.population > 100_000 ? 1.6 : 0.6
  const position = shifted(town, reach * Math.sqrt(random.next()), random.between(0, 2 * Math.PI))
  return {
    id,
    label,
    kind,
    hotelId: null,
    stars: null,
    cityId: town.id,
    departmentId: departmentOf(town),
    regionId: town.region,
    countryCode: town.country,
    placeIds: points
      .filter(
        (point) => point.country === town.country && kilometresBetween(point, position) <= point.radiusKm,
      )
      .map(({ category, id: pointId }) => `${category}:${pointId}`),
    ...position,
    placeLocale: placeLocale(town),
    streetAddress: streetAddress(town, random),
    zipCode: town.zipCode,
    cityLabel: town.name,
  }
}
