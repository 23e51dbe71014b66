import { compareFiles } from '../../../platform/json-files/compare-files'
import type { FileKind } from '../../../platform/json-files/file-kind'
import { readKnownCodes } from '../../labels/upkeep'
import { idsOfHotel, parseHotelFile, readHotelsOfIds, unknownCodesOf } from './check-hotel'
import { readTowns } from './complete-place'
import { renamePictures } from './file-pictures'
import { type CompleteHotelFile, HotelFile } from './hotel-file'
import { readHotels } from './read-hotel'
import { writeHotels } from './write-hotel'

/** Facts of a hotel that a house of activities takes from it. */
export type HotelFacts = Pick<CompleteHotelFile, 'name' | 'stars' | 'place'>
const factsOfHotel = ({ name, stars, place }: CompleteHotelFile): HotelFacts => ({ name, stars, place })

/** Hotels with rooms, stays and activities, a file each. */
export const hotelFiles: FileKind<HotelFile, CompleteHotelFile> = {
  folder: 'hotels',
  one: 'hotel',
  schema: HotelFile,
  parse: parseHotelFile,
  renamePictures,
  idsOf: idsOfHotel,
  readOwners: readHotelsOfIds,
  async complete(db, files, { coming }) {
    const complete = await readTowns(
      db,
      files.map(({ place }) => place),
    )
    const codesOf = await readKnownCodes(db, coming)
    return (file) => {
      const place = complete(file.place)
      const problems = [...(Array.isArray(place) ? place : []), ...unknownCodesOf(file, codesOf)]
      return Array.isArray(place) || problems.length > 0 ? problems : { ...file, place }
    }
  },
  tells: factsOfHotel,
  async readIds(db) {
    const hotels = await db.selectFrom('hotel').select('id').orderBy('id').execute()
    return hotels.map(({ id }) => id)
  },
  read: readHotels,
  compare: (before, after) =>
    compareFiles(
      { rooms: { hasOrder: true }, activities: {}, stays: { hasOrder: true, isSold: true } },
      before,
      after,
    ),
  write: (db, files) =>
    writeHotels(
      db,
      files.map((file) => ({ file })),
    ),
}
