import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database'
import type { FileProblem } from '../../../platform/json-files/parse-file'
import { placeLanguage, placeLocale } from '../place-language'
import type { FilePlace } from './place-fields'

/** A place with all about it: what every writer and reader of the tables has. */
export type CompletePlace = Required<FilePlace>
/** Completes a place by its town, or says that no such town is known. */
export type CompletePlaces = (place: FilePlace) => CompletePlace | FileProblem[]

/** Takes from the towns of places what files leave out about them. */
export async function readTowns(db: Db, places: readonly FilePlace[]): Promise<CompletePlaces> {
  const ids = [...new Set(places.map(({ city }) => city))]
  const towns = await db
    .selectFrom('place')
    .select(['id', 'names', 'departmentId', 'regionId', 'countryCode'])
    .where('category', '=', 'city')
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .execute()
  const townOf = new Map(towns.map((town) => [town.id, town]))
  return (place) => {
    const town = townOf.get(place.city)
    if (!town)
      return [
        {
          field: 'place.city',
          problem: `is no town that is known: ${place.city}. \`catalogue towns NAME\` shows their ids`,
        },
      ]
    const { department = town.departmentId, region = town.regionId, country = town.countryCode } = place
    const where = { country, region }
    const { cityLabel = town.names[placeLanguage(where)], locale = placeLocale(where) } = place
    return { ...place, cityLabel, department, region, country, locale }
  }
}
