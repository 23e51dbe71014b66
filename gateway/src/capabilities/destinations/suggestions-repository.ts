import type { DestinationCategory } from '@escapade/shared-contracts/api/search/destinations-schemas'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database'
import type { Texts } from '../../platform/texts/texts'
import type { FoundName, NameIndex } from './name-index'
import { createNameKeeper } from './name-keeper'

export type StoredSuggestion = {
  id: number
  category: DestinationCategory
  placeId: string
  country: string
  latitude: number
  longitude: number
  hotelCount: number
  labels: Partial<Texts>
  details: Partial<Texts>
  score: number
}

const columns = sql`s.id, s.category, s.place_id as "placeId", s.country, s.latitude, s.longitude,
  s.hotel_count as "hotelCount", s.labels, s.details`

export function createSuggestionsRepository(db: Db) {
  const names = createNameKeeper(db)

  /** Suggestions for the names that `choose` picks, in its order. */
  async function findNames(choose: (index: NameIndex) => FoundName[]): Promise<StoredSuggestion[]> {
    const { index, version } = await names.current()
    const read = await readSuggestions(db, choose(index))
    if (read.version === version) return read.suggestions
    await names.forget(version)
    return findNames(choose)
  }

  return {
    findNames,

    /** Reads the names before somebody asks for them. */
    warmUp: () => names.current().then(() => undefined),

    /** The weightiest places with hotels, those of the country first. */
    async findPopular({ country, limit }: { country: string; limit: number }): Promise<StoredSuggestion[]> {
      const { rows } = await sql<StoredSuggestion>`
        (select ${columns}, s.weight as score from suggestion s
          where s.country = ${country} and s.category in ('city', 'touristicregion') and s.hotel_count > 0
          order by s.weight desc, s.id limit ${limit})
        union all
        (select ${columns}, s.weight as score from suggestion s
          where s.country <> ${country} and s.category in ('city', 'country') and s.hotel_count > 0
          order by s.weight desc, s.id limit ${limit})`.execute(db)
      return rows
    },

    async findPlace({ category, id }: { category: DestinationCategory; id: string }) {
      const { rows } = await sql<StoredSuggestion>`
        select ${columns}, s.weight as score from suggestion s
        where s.category = ${category} and s.place_id = ${id}`.execute(db)
      return rows[0] ?? null
    },
  }
}

export type SuggestionsRepository = ReturnType<typeof createSuggestionsRepository>

type Row = { version: string | null } & (StoredSuggestion | { id: null })

/** Suggestions for the names that were found, and the version of the tables they are of. */
async function readSuggestions(db: Db, found: FoundName[]) {
  const ids = found.map(({ id }) => id)
  const { rows } = await sql<Row>`
    select v.version, ${columns}
    from (select (select value ->> 'version' from meta where key = 'suggestions') as version) v
    left join suggestion s on s.id = any(${ids}::integer[])`.execute(db)
  const byId = new Map(rows.flatMap((row) => (row.id === null ? [] : [[row.id, row] as const])))
  return {
    version: rows[0]?.version ?? null,
    suggestions: found.flatMap(({ id, score }) => {
      const row = byId.get(id)
      return row ? [{ ...row, score }] : []
    }),
  }
}
