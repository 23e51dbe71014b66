import type { DestinationCategory } from '@escapade/shared-contracts/api/destinations-schemas'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database'
import type { Texts } from '../../platform/texts'
import { typoKeys } from './typo-keys'

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

/** What one typed word may stand for: words that begin with it, or whole words that were meant. */
export type WordMatch = { prefix: string } | { words: string[] }

const columns = sql`s.id, s.category, s.place_id as "placeId", s.country, s.latitude, s.longitude,
  s.hotel_count as "hotelCount", s.labels, s.details`

/** Bonus of a word that is typed to its end, of a name's first word, and of a place in one's own country. */
const bonus = { wholeWord: 120, firstWord: 80, ownCountry: 60 }

/** So many are looked at more closely. */
const nearWords = 200

/** Names in several languages put a place into the answer of the words more than once. */
const languages = 5

export const createSuggestionsRepository = (db: Db) => ({
  /** Suggestions that have each of the words, the weightiest first. */
  async findByWords(question: WordsQuestion): Promise<StoredSuggestion[]> {
    if (question.matches.length === 0) return []
    const { rows } = await wordsStatement(question).execute(db)
    return rows
  },

  /** Words that begin like a mistyped one, those that share the most letters first. */
  async findNearWords(typed: string): Promise<string[]> {
    const { rows } = await sql<{ word: string }>`
      select word from suggestion_typo where key = any(${typoKeys(typed)}::text[])
      group by word order by max(length(key)) desc, word limit ${nearWords}`.execute(db)
    return rows.map(({ word }) => word)
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
})

export type SuggestionsRepository = ReturnType<typeof createSuggestionsRepository>

export type WordsQuestion = { matches: WordMatch[]; country: string; limit: number }

/** Words are read from the rarest on: the longest is in the fewest names. */
export function wordsStatement({ matches, country, limit }: WordsQuestion) {
  const [driver = { prefix: '' }, ...others] = [...matches].sort((a, b) => lengthOf(b) - lengthOf(a))
  return sql<StoredSuggestion>`
      select ${columns}, found.score
      from (
        select suggestion_id, max(score) as score
        from (
          select w.suggestion_id, w.weight
            + ${wholeWordBonus(driver)}
            + case when w.position = 0 then ${sql.lit(bonus.firstWord)} else 0 end
            + case when w.country = ${country} then ${sql.lit(bonus.ownCountry)} else 0 end as score
          from suggestion_word w
          where ${meets(sql`w.word`, driver)}
            ${sql.join(
              others.map((other) => hasWord(other)),
              sql` `,
            )}
          order by score desc, w.suggestion_id
          limit ${limit * languages}
        ) best
        group by suggestion_id
        order by score desc, suggestion_id
        limit ${limit}
      ) found
      join suggestion s on s.id = found.suggestion_id
      order by found.score desc, s.id`
}

const lengthOf = (match: WordMatch) => ('prefix' in match ? match.prefix.length : 20)

/** End of the range of words that begin with a prefix, in the order of the code points ("C"). */
const afterPrefix = (prefix: string) => `${prefix}\u{10ffff}`

const meets = (column: RawBuilder<unknown>, match: WordMatch) =>
  'prefix' in match
    ? sql`${column} >= ${match.prefix} and ${column} < ${afterPrefix(match.prefix)}`
    : sql`${column} = any(${match.words}::text[])`

const hasWord = (match: WordMatch) => sql`and exists (
  select 1 from suggestion_word o where o.suggestion_id = w.suggestion_id and ${meets(sql`o.word`, match)})`

const wholeWordBonus = (match: WordMatch) =>
  'prefix' in match
    ? sql`case when w.word = ${match.prefix} then ${sql.lit(bonus.wholeWord)} else 0 end`
    : sql.lit(0)
