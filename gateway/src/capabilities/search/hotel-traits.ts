import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../platform/database'

export const facetKinds = [
  'stars',
  'tags',
  'facilities',
  'hotelStyles',
  'hotelEnvironments',
  'hotelTypes',
] as const
export type FacetKind = (typeof facetKinds)[number]
export type FacetCounts = Record<FacetKind, Record<string, number>>
type Traits = Record<FacetKind, string[]>

const knownHotels = 100_000
const knownForMs = 600_000

/**
 * Counts how many hotels have each trait. Traits of a hotel change with imports only: they are kept in memory, so
 * that counting thousands of hotels takes no query.
 */
export function createTraitCounter(db: Db) {
  const cache = new LRUCache<string, Traits>({ max: knownHotels, ttl: knownForMs })

  return async (hotelIds: string[]): Promise<FacetCounts> => {
    const missing = hotelIds.filter((id) => !cache.has(id))
    for (const { id, ...traits } of missing.length ? await readTraits(db, missing) : []) cache.set(id, traits)
    return countTraits(hotelIds.flatMap((id) => cache.get(id) ?? []))
  }
}

type Row = Record<FacetKind, string> & { id: string }

/** Lists come as one text each: codes hold no commas, and a text is read several times faster than an array. */
async function readTraits(db: Db, ids: string[]) {
  const { rows } = await sql<Row>`
    select id, stars::text as stars, array_to_string(tags, ',') as tags,
      array_to_string(facilities, ',') as facilities, array_to_string(styles, ',') as "hotelStyles",
      array_to_string(environments, ',') as "hotelEnvironments", array_to_string(types, ',') as "hotelTypes"
    from hotel where id = any(${ids}::text[])`.execute(db)
  return rows.map(({ id, stars, tags, facilities, hotelStyles, hotelEnvironments, hotelTypes }) => ({
    id,
    stars: [stars],
    tags: codes(tags),
    facilities: codes(facilities),
    hotelStyles: codes(hotelStyles),
    hotelEnvironments: codes(hotelEnvironments),
    hotelTypes: codes(hotelTypes),
  }))
}

const codes = (list: string) => (list ? list.split(',') : [])

function countTraits(hotels: Traits[]): FacetCounts {
  const counts: FacetCounts = {
    stars: {},
    tags: {},
    facilities: {},
    hotelStyles: {},
    hotelEnvironments: {},
    hotelTypes: {},
  }
  for (const traits of hotels) {
    for (const kind of facetKinds) {
      for (const value of traits[kind]) counts[kind][value] = (counts[kind][value] ?? 0) + 1
    }
  }
  return counts
}
