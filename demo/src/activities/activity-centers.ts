import type { CenterKind } from '@escapade/gateway/capabilities/activities/activity-tables'
import { type CompleteCenterFile, centerFormat } from '@escapade/gateway/capabilities/activities/upkeep'
import type { HotelRow } from '@escapade/gateway/capabilities/catalogue/catalogue-tables'
import { placeLanguage, placeLocale } from '@escapade/gateway/capabilities/catalogue/place-language'
import { placeColumns } from '@escapade/gateway/capabilities/catalogue/upkeep'
import { fromColumns } from '@escapade/gateway/platform/json-files/columns'
import type { Random } from '@escapade/illustrator/random'
import type { Selectable } from 'kysely'
import { shuffled, streetAddress } from '../hotels/hotel-names'
import { shifted } from '../places/nearby'
import type { Town } from '../places/town'
import { departmentOf } from '../write-places'
import { centerNames } from './words/center-names'

/** A house before its activities are furnished. */
export type Center = Omit<CompleteCenterFile, 'activities'>
type SeededHotel = Selectable<HotelRow>

/** A hotel that opens its doors by day. */
export const hotelCenter = (hotel: SeededHotel): Center => ({
  format: centerFormat,
  id: `h${hotel.id}`,
  name: hotel.label,
  kind: 'hotel',
  hotel: hotel.id,
  stars: hotel.stars,
  place: fromColumns(placeColumns, hotel),
})

/** Houses of a town by what lies around it: larger towns have more. */
export function townCenters(town: Town, random: Random): Center[] {
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

function houseOf({ town, kind, label, id }: House, random: Random): Center {
  const reach = town.population > 100_000 ? 1.6 : 0.6
  const position = shifted(town, reach * Math.sqrt(random.next()), random.between(0, 2 * Math.PI))
  return {
    format: centerFormat,
    id,
    name: label,
    kind,
    hotel: null,
    stars: null,
    place: {
      city: town.id,
      cityLabel: town.name,
      department: departmentOf(town),
      region: town.region,
      country: town.country,
      street: streetAddress(town, random),
      zip: town.zipCode,
      ...position,
      locale: placeLocale(town),
    },
  }
}
