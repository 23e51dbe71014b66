import { type RawBuilder, sql } from 'kysely'

type Question = { words: string[]; country: string; limit: number }

/** Bonuses of the gateway's own ranking (destinations/name-index.ts). */
const bonus = { wholeWord: 120, firstWord: 80, ownCountry: 60 }
/** Names in several languages put a place into the answer of the words more than once. */
const languages = 5

/** Suggestions for beginnings of words as one statement on the tables: what the gateway is measured beside. */
export function wordsStatement({ words, country, limit }: Question) {
  const [driver = '', ...others] = [...words].sort((a, b) => b.length - a.length)
  return sql`
    select s.*, found.score
    from (
      select suggestion_id, max(score) as score
      from (
        select w.suggestion_id, n.weight
          + case when w.word = ${driver} then ${sql.lit(bonus.wholeWord)} else 0 end
          + case when w.position = 0 then ${sql.lit(bonus.firstWord)} else 0 end
          + case when n.country = ${country} then ${sql.lit(bonus.ownCountry)} else 0 end as score
        from suggestion_word w
        join suggestion n on n.id = w.suggestion_id
        where ${begins(sql`w.word`, driver)} ${sql.join(others.map(hasWord), sql` `)}
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

/** The range of words that begin with a prefix, in the order of the code points ("C"). */
const begins = (column: RawBuilder<unknown>, prefix: string) =>
  sql`${column} >= ${prefix} and ${column} < ${`${prefix}\u{10ffff}`}`

const hasWord = (prefix: string) => sql`and exists (
  select 1 from suggestion_word o where o.suggestion_id = w.suggestion_id and ${begins(sql`o.word`, prefix)})`
