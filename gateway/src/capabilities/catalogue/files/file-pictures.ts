import type { HotelFile } from './hotel-file'

/** A file whose pictures have other names. */
export function renamePictures(file: HotelFile, rename: (name: string) => string): HotelFile {
  const shown = <T extends { pictures: string[] }>(one: T): T => ({
    ...one,
    pictures: one.pictures.map(rename),
  })
  return {
    ...shown(file),
    rooms: file.rooms.map(shown),
    activities: file.activities.map(shown),
    stays: file.stays.map((stay) => ({
      ...shown(stay),
      program: stay.program.map((part) => ({
        ...part,
        picture: part.picture === null ? null : rename(part.picture),
      })),
    })),
  }
}
