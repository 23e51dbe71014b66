import { sql } from 'kysely'
import { containing } from '../../platform/database/containing'
import type { Db } from '../../platform/database/database'

/** Towns whose name has this text in it, in any language, the largest first. */
export async function findTowns(db: Db, { name, limit }: { name: string; limit: number }) {
  const towns = await db
    .selectFrom('place')
    .select(['id', 'names', 'countryCode', 'regionId', 'population'])
    .where('category', '=', 'city')
    .where(
      sql<boolean>`exists (select from jsonb_each_text(names) said where said.value ilike ${containing(name)})`,
    )
    .orderBy('population', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return towns.map(({ id, names, countryCode, regionId, population }) => ({
    id,
    town: names.en,
    country: countryCode,
    region: regionId,
    population,
  }))
}
