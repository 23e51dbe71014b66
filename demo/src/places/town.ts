import { sameText, type Texts } from '@escapade/gateway/platform/texts/texts'

/** Surroundings of a town: they decide seasons, pictures, facilities and what its stays include. */
export const traits = [
  'coast',
  'port',
  'mountain',
  'mountain-view',
  'ski',
  'lake',
  'canal',
  'vineyard',
  'forest',
  'city',
  'old-town',
  'countryside',
  'castle',
  'spa',
] as const
export type Trait = (typeof traits)[number]

/** Trait that words name: baths by the sea are no thermal springs. */
export const saidTrait = (trait: Trait, traits: readonly Trait[]): Trait =>
  trait === 'spa' && traits.includes('coast') ? 'coast' : trait

export type Town = {
  id: string
  /** Its name at home. */
  name: string
  names: Texts
  country: string
  region: string
  department: string | null
  latitude: number
  longitude: number
  population: number
  zipCode: string
  /** 1 to 14: how many stay there, so how many hotels it gets. */
  demand: number
  traits: Trait[]
}

/** `area` is `FR.84.69` (country, region, department) or `NL.07` where the region is the province. */
export function town(
  id: string,
  name: string,
  area: string,
  latitude: number,
  longitude: number,
  population: number,
  zipCode: string,
  demand: number,
  traitList: string,
  names: Partial<Texts> = {},
): Town {
  const [country = '', region = '', department] = area.split('.')
  return {
    id,
    name,
    names: { ...sameText(name), ...names },
    country,
    region: `${country}.${region}`,
    department: department ? area : null,
    latitude,
    longitude,
    population,
    zipCode,
    demand,
    traits: traits.filter((trait) => traitList.split(' ').includes(trait)),
  }
}
