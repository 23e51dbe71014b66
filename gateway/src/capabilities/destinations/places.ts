import type { DestinationCategory } from '@escapade/shared-contracts/api/search/destinations-schemas'
import type { Db } from '../../platform/database/database'
import type { CreateCache } from '../../platform/revision/create-cache'
import type { Texts } from '../../platform/texts/texts'

type Deps = { db: Db; createCache: CreateCache }

/** A place of the map; a hotel counts as one where a destination is meant. */
export type Place = {
  category: DestinationCategory
  id: string
  names: Partial<Texts>
  countryCode: string
  regionId: string | null
  departmentId: string | null
  cityId: string | null
  latitude: number
  longitude: number
}

type PlaceKey = Pick<Place, 'category' | 'id'>
export type FindPlace = (key: PlaceKey) => Promise<Place | null>
/** The map as of the last commit before this call: one look at the database for all that is found on it. */
export type PlaceReader = () => Promise<FindPlace>

const keptPlaces = 20_000

/** Reads places by category and id, and keeps them until somebody changes the catalogue. */
export function createPlaceReader({ db, createCache }: Deps): PlaceReader {
  const currentCache = createCache<Place>({ max: keptPlaces })

  const read = ({ category, id }: PlaceKey) =>
    category === 'hotel' ? readHotel(db, id) : readPlace(db, { category, id })

  return async () => {
    const cache = await currentCache()
    return async ({ category, id }) => {
      const key = `${category}:${id}`
      const known = cache.get(key)
      if (known) return known
      const place = await read({ category, id })
      if (place) cache.set(key, place)
      return place
    }
  }
}

async function readPlace(db: Db, { category, id }: PlaceKey): Promise<Place | null> {
  const row = await db
    .selectFrom('place')
    .selectAll()
    .where('category', '=', category)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  return {
    category,
    id,
    names: row.names,
    countryCode: row.countryCode,
    regionId: row.regionId,
    departmentId: row.departmentId,
    cityId: null,
    latitude: row.latitude,
    longitude: row.longitude,
  }
}

async function readHotel(db: Db, id: string): Promise<Place | null> {
  const row = await db
    .selectFrom('hotel')
    .select(['label', 'countryCode', 'regionId', 'departmentId', 'cityId', 'latitude', 'longitude'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  return {
    category: 'hotel',
    id,
    names: { en: row.label },
    countryCode: row.countryCode,
    regionId: row.regionId,
    departmentId: row.departmentId,
    cityId: row.cityId,
    latitude: row.latitude,
    longitude: row.longitude,
  }
}
