import { looseTownKey } from '@escapade/gateway/capabilities/catalogue/import/geonames/town-names'
import { kilometresBetween } from '@escapade/gateway/platform/geo/kilometres-between'
import { normaliseTerm } from '@escapade/gateway/platform/texts/texts'
import { points } from '../places/points'
import { type Town, type Trait, traits } from '../places/town'
import { towns } from '../places/towns'

type Surroundings = {
  traits: Trait[]
  /** 1 to 14: popularity as a place to stay. */
  demand: number
}
export type Spot = {
  latitude: number
  longitude: number
  town: string
  hotel: string
  departmentId: string | null
  population: number
}

/** Traits in names of places: "Sanary-sur-Mer", "Hôtel du Lac", "Aix-les-Bains". */
const namedTraits: readonly [RegExp, Trait][] = [
  [/\b(sur mer|en mer|plages?|ocean|de la mer|corniche|dunes?)\b/, 'coast'],
  [/\b(les bains|les thermes|thermes|thermal|spa)\b/, 'spa'],
  [/\b(du lac|au lac|le lac)\b/, 'lake'],
  [/\b(du port|le port|vieux port)\b/, 'port'],
  [/\b(foret|bois|clairiere)\b/, 'forest'],
  [/\b(vignes?|vignobles?|vignerons?)\b/, 'vineyard'],
]
const wineDepartments = new Set(['FR.75.33', 'FR.44.51', 'FR.44.67', 'FR.44.68', 'FR.27.21', 'FR.27.71'])
const mountainDepartments = new Set(['FR.84.73', 'FR.84.74', 'FR.93.05', 'FR.76.65', 'FR.76.09'])

/** Traits that a suburb shares with the town beside it. */
const shared: readonly Trait[] = [
  'coast',
  'lake',
  'vineyard',
  'mountain',
  'mountain-view',
  'ski',
  'forest',
  'canal',
]
const neighbourKm = 6

const nearestTown = (spot: Spot): Town | undefined =>
  towns
    .filter(({ country }) => country === 'FR')
    .map((town) => ({ town, km: kilometresBetween(spot, town) }))
    .filter(({ km }) => km <= neighbourKm)
    .sort((a, b) => a.km - b.km)[0]?.town

const isInSkiResort = (spot: Spot): boolean =>
  points.some((point) => point.category === 'skiresort' && kilometresBetween(spot, point) <= point.radiusKm)

function drawnFromMap(spot: Spot): Trait[] {
  const found: Trait[] = []
  if (isInSkiResort(spot)) found.push('mountain', 'ski')
  else if (mountainDepartments.has(spot.departmentId ?? '')) found.push('mountain-view')
  if (wineDepartments.has(spot.departmentId ?? '') && spot.population < 30_000) found.push('vineyard')
  if (spot.population >= 60_000) found.push('city')
  if (spot.population >= 12_000) found.push('old-town')
  return found
}

const drawnFromNames = ({ town, hotel }: Spot): Trait[] => {
  const names = `${normaliseTerm(town)} | ${normaliseTerm(hotel)}`
  return namedTraits.filter(([pattern]) => pattern.test(names)).map(([, trait]) => trait)
}

const demandOf = ({ population }: Spot): number =>
  Math.min(6, 2 + Math.floor(Math.log10(1 + population / 2_000) * 2))

/** Surroundings of a hotel of the register: the towns we know, then names, department and size of the town. */
export function surroundingsOf(spot: Spot): Surroundings {
  const known = nearestTown(spot)
  if (known && looseTownKey(known.name) === looseTownKey(spot.town)) {
    return { traits: known.traits, demand: known.demand }
  }
  const neighbour = known?.traits.filter((trait) => shared.includes(trait)) ?? []
  const found = new Set([...neighbour, ...drawnFromNames(spot), ...drawnFromMap(spot)])
  if (!found.has('city') && !found.has('coast') && !found.has('ski')) found.add('countryside')
  const demand = known ? Math.max(2, known.demand - 3) : demandOf(spot)
  return { traits: traits.filter((trait) => found.has(trait)), demand }
}
