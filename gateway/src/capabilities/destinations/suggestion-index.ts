import { languages } from '@escapade/shared-contracts/rules/visitor/locale'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database'
import { nextVersion } from '../../platform/database/notes'
import { foldWords } from '../../platform/texts/fold-text'
import type { Texts } from '../../platform/texts/texts'
import { otherNamesOf } from './areas/other-names'
import { suggestionWeight } from './suggestion-weight'
import { townNames } from './town-names'

export type SuggestionSource = {
  category: string
  placeId: string
  country: string
  latitude: number
  longitude: number
  weight: number
  hotelCount: number
  labels: Partial<Texts>
  /** Other names to be found by. */
  aliases?: string[]
  details: Partial<Texts>
}

const batchSize = 2_000

/**
 * Fills the destination field's tables anew from places and hotels, in the caller's transaction. One after the other;
 * who types meanwhile is answered from what was there before.
 */
export async function refreshSuggestions(db: Db): Promise<void> {
  await sql`lock table suggestion in share row exclusive mode`.execute(db)
  await sql`delete from suggestion_word`.execute(db)
  await sql`delete from suggestion`.execute(db)
  const sources = [...(await readPlaces(db)), ...(await readHotels(db))]
  await writeSuggestions({ db, sources })
  await sql`analyze suggestion, suggestion_word`.execute(db)
}

/** Writes suggestions with their words; ids count on from `firstId`. */
export async function writeSuggestions({
  db,
  sources,
  firstId = 1,
}: {
  db: Db
  sources: SuggestionSource[]
  firstId?: number
}): Promise<void> {
  for (let start = 0; start < sources.length; start += batchSize) {
    await writeBatch({ db, sources: sources.slice(start, start + batchSize), firstId: firstId + start })
  }
  await noteVersion(db)
}

/** Gateways that hold the names in memory find by it that they have changed (name-keeper.ts). */
const noteVersion = (db: Db) => nextVersion(db, 'suggestions')

async function writeBatch({
  db,
  sources,
  firstId,
}: {
  db: Db
  sources: SuggestionSource[]
  firstId: number
}) {
  const rows = sources.map((source, index) => ({ id: firstId + index, ...source }))
  const words = rows.flatMap(wordRows)
  await sql`
    insert into suggestion (id, category, place_id, country, latitude, longitude, weight, hotel_count, labels, details)
    select id, category, "placeId", country, latitude, longitude, weight, "hotelCount", labels, details
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
      id integer, category text, "placeId" text, country text, latitude double precision,
      longitude double precision, weight integer, "hotelCount" integer, labels jsonb, details jsonb)`.execute(
    db,
  )
  await sql`
    insert into suggestion_word (word, suggestion_id, position)
    select word, "suggestionId", position from jsonb_to_recordset(${JSON.stringify(words)}::jsonb)
      as row (word text, "suggestionId" integer, position smallint)`.execute(db)
}

/** Every word of the names in all languages and of the other names, once, at its earliest place. */
function wordRows({ id, labels, aliases = [] }: SuggestionSource & { id: number }) {
  const positions = new Map<string, number>()
  for (const name of new Set([...Object.values(labels), ...aliases])) {
    foldWords(name).forEach((word, position) => {
      positions.set(word, Math.min(position, positions.get(word) ?? position))
    })
  }
  return [...positions].map(([word, position]) => ({ word, suggestionId: id, position }))
}

/** English is the language of names that a place has in no other. */
const languagesOfNames = [...languages, 'en']

/** Region and country of a place in one language. */
const placeAbove = (language: string) =>
  sql`${sql.lit(language)}, concat_ws(', ', r.names ->> ${sql.lit(language)}, c.names ->> ${sql.lit(language)})`

async function readPlaces(db: Db): Promise<SuggestionSource[]> {
  const { rows } = await sql<SuggestionSource & { population: number; popularity: number }>`
    select p.category, p.id as "placeId", p.country_code as country, p.latitude, p.longitude, p.population,
      p.popularity, p.names as labels, p.aliases || coalesce(z.codes, '[]') as aliases, coalesce(h.count, 0)::integer as "hotelCount",
      case when p.category = 'country' then '{}'::jsonb
        else jsonb_strip_nulls(jsonb_build_object(${sql.join(languagesOfNames.map(placeAbove))})) end as details
    from place p
    left join place r on r.category = 'region' and r.id = p.region_id and p.category <> 'region'
    left join place c on c.category = 'country' and c.country_code = p.country_code
    left join (
      select 'city' as category, city_id as id, count(*) from hotel where published group by 2
      union all select 'department', department_id, count(*) from hotel where published group by 2
      union all select 'region', region_id, count(*) from hotel where published group by 2
      union all select 'country', country_code, count(*) from hotel where published group by 2
      union all select split_part(tag, ':', 1), substr(tag, strpos(tag, ':') + 1), count(*)
        from hotel, unnest(place_ids) tag where published group by 1, 2
    ) h on h.category = p.category and h.id = case p.category when 'country' then p.country_code else p.id end
    left join (
      select city_id as id, jsonb_agg(distinct zip_code) as codes from hotel where published group by 1
    ) z on p.category = 'city' and z.id = p.id
    order by p.category, p.id`.execute(db)
  return rows.map((row) => ({
    ...row,
    aliases: [...(row.aliases ?? []), ...otherNamesOf(row)],
    weight: suggestionWeight(row),
  }))
}

async function readHotels(db: Db): Promise<SuggestionSource[]> {
  const { rows } = await sql<SuggestionSource & { population: number; popularity: number }>`
    select 'hotel' as category, h.id as "placeId", h.country_code as country, h.latitude, h.longitude,
      0 as population, h.popularity, jsonb_build_object('en', h.label) as labels, 1 as "hotelCount",
      ${townNames('h')} as details
    from hotel h where h.published order by h.id`.execute(db)
  return rows.map((row) => ({ ...row, weight: suggestionWeight(row) }))
}
