import { createRandom } from '@escapade/illustrator/random'
import { shifted } from '../places/nearby'
import type { Town } from '../places/town'
import { towns } from '../places/towns'
import { departmentOf } from '../write-places'
import { fictitiousPhone } from './fictitious-phone'
import type { HotelSite } from './furnish-hotel'
import { createNaming, type NamesTaken, streetAddress } from './hotel-names'

const firstId = 10_001

/** Every how many-th hotel goes to which town: by demand, each town at least one once there are enough. */
export function hotelsByTown(hotels: number): Map<Town, number> {
  const demand = towns.reduce((sum, town) => sum + town.demand, 0)
  const base = hotels >= towns.length ? 1 : 0
  const spread = hotels - base * towns.length
  const counts = new Map<Town, number>()
  let carried = 0
  for (const town of byDemand) {
    carried += (town.demand * spread) / demand
    const own = Math.floor(carried + 1e-9)
    carried -= own
    counts.set(town, base + own)
  }
  return counts
}

const byDemand = [...towns].sort((a, b) => b.demand - a.demand || a.id.localeCompare(b.id))

/**
 * Names and positions of the generated hotels, one after the other: a large catalogue never stands in memory. A small
 * one has several in each of its few towns.
 */
export function* hotelSites({ hotels, seed }: { hotels: number; seed: string }): Generator<HotelSite> {
  let made = 0
  const taken: NamesTaken = new Map()
  const counts = hotels < 100 ? smallCatalogue(hotels) : hotelsByTown(hotels)
  for (const [town, count] of counts) {
    const random = createRandom(`${seed}/${town.id}`)
    const nextName = createNaming(town, taken, random.branch('names'))
    for (let index = 0; index < count && made < hotels; index += 1) {
      yield siteOf(town, String(firstId + made), nextName(), count, random.branch(`site-${index}`))
      made += 1
    }
  }
}

/** For tests: a few towns of each country with four hotels each. */
function smallCatalogue(hotels: number): Map<Town, number> {
  const names = [
    'Paris',
    'Beaune',
    'Barcelona',
    'Brugge',
    'Firenze',
    'Amsterdam',
    'Annecy',
    'Durbuy',
    'Sirmione',
    'Valkenburg aan de Geul',
  ]
  const chosen = names.flatMap((name) => towns.find((town) => town.name === name) ?? [])
  const others = towns.filter((town) => !chosen.includes(town))
  return new Map([...chosen, ...others].slice(0, Math.ceil(hotels / 4)).map((town) => [town, 4]))
}

function siteOf(
  town: Town,
  id: string,
  label: string,
  neighbours: number,
  random: ReturnType<typeof createRandom>,
): HotelSite {
  const reach = Math.min(town.population > 100_000 ? 3 : 0.9, 0.35 + Math.sqrt(neighbours) * 0.25)
  return {
    id,
    label,
    cityId: town.id,
    cityNames: town.names,
    cityLabel: town.name,
    departmentId: departmentOf(town),
    regionId: town.region,
    countryCode: town.country,
    ...shifted(town, reach * Math.sqrt(random.next()), random.between(0, 2 * Math.PI)),
    streetAddress: streetAddress(town, random),
    zipCode: town.zipCode,
    traits: town.traits,
    demand: town.demand,
    source: 'generated',
    phone: fictitiousPhone({ country: town.country, region: town.region }, random.branch('phone')),
  }
}
