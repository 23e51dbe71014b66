import type { Db } from '../../../platform/database/database'
import { kilometresBetween } from '../../../platform/geo/kilometres-between'
import type { FilePlace } from './place-fields'

/** Points, ski resorts and touristic regions that a house lies in, as `category:id`. */
export async function placesAround(db: Db, at: Pick<FilePlace, 'latitude' | 'longitude'>): Promise<string[]> {
  const places = await db
    .selectFrom('place')
    .select(['category', 'id', 'latitude', 'longitude', 'radiusKm'])
    .where('radiusKm', 'is not', null)
    .orderBy('category')
    .orderBy('id')
    .execute()
  return places
    .filter((place) => kilometresBetween(at, place) <= (place.radiusKm ?? 0))
    .map(({ category, id }) => `${category}:${id}`)
}
