import type { DestinationCategory } from '@escapade/shared-contracts/api/destinations-schemas'
import { sql } from 'kysely'
import type { Db } from '../../platform/database'
import type { Texts } from '../../platform/texts'
import type { FoundName, WordMatch } from './name-index'
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

export type WordsQuestion = { matches: WordMatch[]; country: string; limit: number }

const columns = sql`s.id, s.category, s.place_id as "placeId", s.country, s.latitude, s.longitude,
  s.hotel_count as "hotelCount", s.labels, s.details`

/** So many are looked at more closely. */
const nearWords = 200

export function createSuggestionsRepository(db: Db) {
  const names = createNameKeeper(db)

  /** Suggestions that have each of the words, the weightiest first. */
  async function findByWords(question: WordsQuestion): Promise<StoredSuggestion[]> {
    if (question.matches.length === 0) return []
    const { index, version } = await names.current()
    const read = await readSuggestions(db, index.find(question))
    if (read.version === version) return read.suggestions
    await names.forget(version)
    return findByWords(question)
  }

  return {
    findByWords,

    /** Reads the names before somebody asks for them. */
    warmUp: () => names.current().then(() => undefined),

    /** Words that begin like a mistyped one, those that share the most letters first. */
    async findNearWords(typed: string): Promise<string[]> {
      const { index } = await names.current()
      return index.nearWords(typed, nearWords)
    },

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

/** What is shown of the names that were found, and of which filling of the tables they are. */
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
