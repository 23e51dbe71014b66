import type { Db } from '../../../platform/database/database'
import { kilometresBetween } from '../../../platform/geo/kilometres-between'
import type { FilePlace } from './place-fields'

/** Names the points, ski resorts and touristic regions that a house lies in, as `category:id`. */
export type PlacesAround = (at: Pick<FilePlace, 'latitude' | 'longitude'>) => string[]

export async function readPlacesAround(db: Db): Promise<PlacesAround> {
  const places = await db
    .selectFrom('place')
    .select(['category', 'id', 'latitude', 'longitude', 'radiusKm'])
    .where('radiusKm', 'is not', null)
    .orderBy('category')
    .orderBy('id')
    .execute()
  return (at) =>
    places
      .filter((place) => kilometresBetween(at, place) <= (place.radiusKm ?? 0))
      .map(({ category, id }) => `${category}:${id}`)
}
