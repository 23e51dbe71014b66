import type { PlacesAround } from '@escapade/shared-contracts/api/search/destinations-schemas'

type Landmark = NonNullable<PlacesAround['landmarks']>[number]

export type PlaceAround = Pick<Landmark, 'id' | 'label' | 'metres'> & { kind: Landmark['kind'] | 'city' }

/** Kinds as landmarks are called. */
const kinds = { city: 'city', poi: 'sight', skiresort: 'skiresort' } as const

/** Towns and everything else around, each once, the nearest first. */
export function placesOf({ places, landmarks = [] }: PlacesAround): PlaceAround[] {
  const all = [
    ...places.map(({ id, label, metres, category }) => ({ id, label, metres, kind: kinds[category] })),
    ...landmarks.map(({ id, label, metres, kind }) => ({ id, label, metres, kind })),
  ]
  const first = new Map(all.map((place) => [`${place.kind}/${place.id}`, place]))
  return [...first.values()].sort((one, other) => one.metres - other.metres)
}
