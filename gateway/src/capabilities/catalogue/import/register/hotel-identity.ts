import type { HotelIdentity } from '../import-target'
import type { City } from './city-finder'
import type { UniqueHotel } from './duplicates'
import { frenchCase } from './french-case'
import type { Placement } from './place-hotel'

/** Turns a row of the register into a hotel as the catalogue writes it. */
export function toIdentity({ id, row }: UniqueHotel, placement: Placement, city: City): HotelIdentity {
  const { latitude, longitude, reference } = placement
  const label = frenchCase(row.name)
  return {
    id,
    kind: row.kind,
    label,
    stars: row.stars,
    streetAddress: frenchCase(row.address ?? ''),
    zipCode: row.postcode ?? reference?.postcode ?? '',
    cityId: city.id,
    cityNames: city.names,
    cityLabel: city.label,
    population: city.population,
    regionId: city.regionId,
    departmentId: city.departmentId,
    countryCode: 'FR',
    latitude,
    longitude,
    rooms: row.rooms ?? null,
    website: row.website ?? null,
    phone: row.phone ?? null,
  }
}
