import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database'
import { placeLanguage, placeLocale } from '../place-language'
import type { HotelFile } from './hotel-file'

/** A hotel's file with all about its place: what every writer and reader of the tables has. */
export type CompleteHotelFile = Omit<HotelFile, 'place'> & { place: Required<HotelFile['place']> }

/** Completes a file by its town; null where no such town is known. */
export type CompletePlace = (file: HotelFile) => CompleteHotelFile | null

/** Takes from the towns of files what they leave out about their places. */
export async function readTowns(db: Db, files: readonly HotelFile[]): Promise<CompletePlace> {
  const ids = [...new Set(files.map(({ place }) => place.city))]
  const towns = await db
    .selectFrom('place')
    .select(['id', 'names', 'departmentId', 'regionId', 'countryCode'])
    .where('category', '=', 'city')
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .execute()
  const townOf = new Map(towns.map((town) => [town.id, town]))
  return (file) => {
    const town = townOf.get(file.place.city)
    if (!town) return null
    const { department = town.departmentId, region = town.regionId, country = town.countryCode } = file.place
    const where = { country, region }
    const { cityLabel = town.names[placeLanguage(where)], locale = placeLocale(where) } = file.place
    return { ...file, place: { ...file.place, cityLabel, department, region, country, locale } }
  }
}
