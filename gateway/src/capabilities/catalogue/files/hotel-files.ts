import { compareFiles } from '../../../platform/json-files/compare-files'
import type { FileKind } from '../../../platform/json-files/file-kind'
import { idsOfHotel, parseHotelFile, readHotelsOfIds } from './check-hotel'
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
  async complete(db, files) {
    const complete = await readTowns(
      db,
      files.map(({ place }) => place),
    )
    return (file) => {
      const place = complete(file.place)
      return Array.isArray(place) ? place : { ...file, place }
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
