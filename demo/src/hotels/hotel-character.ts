import type { FacilityCode } from '@escapade/gateway/capabilities/labels/facilities'
import type {
  HotelEnvironment,
  HotelStyle,
  HotelType,
} from '@escapade/gateway/capabilities/labels/hotel-labels'
import type { Random } from '@escapade/illustrator/random'
import { saidTrait, type Trait } from '../places/town'
import type { Season, Week } from '../rates/generated-nights'
import { shuffled } from './hotel-names'

/** Character of a hotel: everything that is written, drawn and priced of it follows from here. */
export type HotelCharacter = {
  stars: number
  style: HotelStyle
  type: HotelType
  traits: Trait[]
  environments: HotelEnvironment[]
  facilities: FacilityCode[]
  hasRestaurant: boolean
  hasSpa: boolean
  season: Season
  week: Week
  /** Two adults, a classic room, an average night. */
  baseCents: number
}

export type CharacterInput = {
  country: string
  traits: Trait[]
  /** 1 to 14. */
  demand: number
  /** Stars of the register; drawn when they are not known. */
  stars?: number
  label?: string
}

export function drawCharacter(
  { country, traits, demand, stars, label = '' }: CharacterInput,
  random: Random,
): HotelCharacter {
  const rank = stars ?? random.pick([2, 3, 3, 3, 4, 4, 4, 4, 5])
  const type = drawType({ traits, rank, label }, random)
  const hasSpa =
    rank >= 4
      ? random.chance(traits.includes('spa') ? 0.95 : 0.6)
      : random.chance(traits.includes('spa') ? 0.5 : 0.12)
  const hasRestaurant = random.chance(rank >= 4 ? 0.85 : 0.6)
  return {
    stars: rank,
    style: drawStyle(rank, type, random),
    type: hasSpa && type === 'hotel' && random.chance(0.6) ? 'spa-hotel' : type,
    traits,
    environments: environmentsOf(traits),
    facilities: drawFacilities({ rank, hasSpa, hasRestaurant, traits, country }, random),
    hasRestaurant,
    hasSpa,
    season: seasonOf(traits),
    week: traits.includes('city') ? 'city' : 'leisure',
    baseCents: baseOf({ rank, demand, traits }, random),
  }
}

function drawType(
  { traits, rank, label }: { traits: Trait[]; rank: number; label: string },
  random: Random,
): HotelType {
  const named: [RegExp, HotelType][] = [
    [/ch[âa]teau|castello|kasteel|alc[áa]zar/i, 'castle'],
    [/manoir|domaine|palacio|tenuta|landgoed|hacienda|dimora|buitenplaats/i, 'manor'],
    [/auberge|relais|posada|locanda|herberg|hospeder/i, 'inn'],
    [/mas |ferme|grange|bastide|cortijo|finca|masseria|podere|casale|hoeve/i, 'farmhouse'],
    [/chalet|baita|refuge|refugio/i, 'chalet'],
    [/r[ée]sidence|residenza|aparthotel/i, 'residence'],
  ]
  const byName = named.find(([pattern]) => pattern.test(label))?.[1]
  if (byName) return byName
  if (traits.includes('mountain') && random.chance(0.4)) return 'chalet'
  if (traits.includes('countryside') && random.chance(0.25)) return 'farmhouse'
  if (traits.includes('castle') && rank >= 4 && random.chance(0.25)) return 'manor'
  return 'hotel'
}

function drawStyle(rank: number, type: HotelType, random: Random): HotelStyle {
  if (type === 'castle' || type === 'manor') return random.pick(['historic', 'luxury', 'historic'])
  if (type === 'inn' || type === 'farmhouse') return random.pick(['charming', 'family', 'charming'])
  if (rank === 5) return random.pick(['luxury', 'design', 'luxury', 'historic'])
  return random.pick(
    rank === 4
      ? ['boutique', 'design', 'charming', 'classic', 'historic']
      : ['classic', 'family', 'charming', 'boutique'],
  )
}

const environmentOfTrait: Partial<Record<Trait, HotelEnvironment>> = {
  'mountain-view': 'mountain',
  ski: 'mountain',
}
const environmentsOf = (traits: Trait[]): HotelEnvironment[] => [
  ...new Set(
    traits
      .map((trait) => saidTrait(trait, traits))
      .map((trait) => environmentOfTrait[trait] ?? (trait as HotelEnvironment)),
  ),
]

const seasonOf = (traits: Trait[]): Season => {
  if (traits.includes('ski')) return 'snow'
  if (traits.includes('city')) return 'city'
  return traits.includes('coast') || traits.includes('lake') ? 'coast' : 'country'
}

const centsByStars = [5600, 5200, 6300, 8200, 11800, 20500]

function baseOf(
  { rank, demand, traits }: { rank: number; demand: number; traits: Trait[] },
  random: Random,
): number {
  const place = 88 + demand * 3 + (traits.includes('ski') ? 18 : 0) + (traits.includes('coast') ? 6 : 0)
  return Math.round(((centsByStars[rank] ?? 8200) * place * random.between(0.86, 1.18)) / 100)
}

type FacilityInput = {
  rank: number
  hasSpa: boolean
  hasRestaurant: boolean
  traits: Trait[]
  country: string
}

/** Those that sell come first: the first five are the highlights. */
function drawFacilities(
  { rank, hasSpa, hasRestaurant, traits, country }: FacilityInput,
  random: Random,
): FacilityCode[] {
  const near = (...wanted: Trait[]) => wanted.some((trait) => traits.includes(trait))
  const warm = country === 'ES' || country === 'IT'
  // Stays in a spa promise a pool, a sauna and a steam bath (spaWords).
  const likely: [FacilityCode, number][] = [
    ['spa', hasSpa ? 1 : 0],
    ['indoor-pool', hasSpa ? 1 : 0.05],
    ['outdoor-pool', rank >= 4 && !near('city') ? 0.45 : 0.12],
    ['restaurant', hasRestaurant ? 1 : 0],
    ['beach-access', near('coast') ? 0.6 : 0],
    ['ski-room', near('ski') ? 0.9 : 0],
    ['sauna', hasSpa ? 1 : 0],
    ['hammam', hasSpa ? 1 : 0],
    ['jacuzzi', hasSpa ? 0.55 : 0],
    ['terrace', 0.55],
    ['garden', near('countryside', 'forest', 'vineyard', 'castle') ? 0.8 : 0.25],
    ['bar', rank >= 3 ? 0.75 : 0.35],
    ['parking', near('city', 'canal') ? 0.45 : 0.9],
    ['fireplace', near('mountain', 'forest') ? 0.5 : 0.06],
    ['air-conditioning', warm ? 0.92 : rank >= 4 ? 0.6 : 0.25],
    ['gym', rank >= 4 ? 0.45 : 0.08],
    ['bike-hire', country === 'NL' || country === 'BE' ? 0.65 : 0.25],
    ['family-rooms', 0.45],
    ['pets-allowed', 0.55],
    ['charging-station', rank >= 4 ? 0.5 : 0.2],
    ['lift', rank >= 3 ? 0.7 : 0.3],
    ['accessible', 0.5],
    ['room-service', rank >= 4 ? 0.7 : 0],
  ]
  const drawn = likely.filter(([, probability]) => random.chance(probability)).map(([code]) => code)
  const highlights = drawn.slice(0, 4)
  return [...highlights, 'wifi', ...shuffled(drawn.slice(4), random.branch('order'))]
}
