import type { Db } from '../../../platform/database/database'
import { placeLanguage, placeLocale } from '../place-language'
import type { HotelFile } from './hotel-file'

/** A hotel's file with all about its place: what every writer and reader of the tables has. */
export type CompleteHotelFile = Omit<HotelFile, 'place'> & { place: Required<HotelFile['place']> }

/** Takes from the town what a file leaves out about its place; null where no such town is known. */
export async function completePlace(db: Db, file: HotelFile): Promise<CompleteHotelFile | null> {
  const town = await db
    .selectFrom('place')
    .select(['names', 'departmentId', 'regionId', 'countryCode'])
    .where('category', '=', 'city')
    .where('id', '=', file.place.city)
    .executeTakeFirst()
  if (!town) return null
  const { department = town.departmentId, region = town.regionId, country = town.countryCode } = file.place
  const {
    cityLabel = town.names[placeLanguage({ country, region })],
    locale = placeLocale({ country, region }),
  } = file.place
  return { ...file, place: { ...file.place, cityLabel, department, region, country, locale } }
}
