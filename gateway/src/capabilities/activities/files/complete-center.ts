import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database'
import type { FileProblem } from '../../../platform/json-files/parse-file'
import {
  type CompletePlace,
  type CompletePlaces,
  type HotelFacts,
  hotelFiles,
  readTowns,
} from '../../catalogue/upkeep'
import { type CodesOf, readKnownCodes } from '../../labels/upkeep'
import type { CenterFile, CompleteCenterFile } from './center-file'
import { unknownThemes } from './check-center'

type Known = {
  hotels: ReadonlyMap<string, HotelFacts>
  centers: ReadonlySet<string>
  coming: ReadonlyMap<string, ReadonlyMap<string, object>>
  names: ReadonlySet<string>
  towns: CompletePlaces
  codesOf: CodesOf
}

/** Completes files by hotels and towns, or says which of those, or which other houses, are not known. */
export async function completeCenters(
  db: Db,
  files: readonly CenterFile[],
  { coming, names }: Pick<Known, 'coming' | 'names'>,
): Promise<(file: CenterFile) => CompleteCenterFile | FileProblem[]> {
  const known: Known = {
    hotels: await hotelFiles.read(
      db,
      files.flatMap(({ hotel }) => hotel ?? []),
    ),
    centers: new Set([...(await readKnownCenters(db, files)), ...files.map(({ id }) => id)]),
    coming,
    names,
    towns: await readTowns(
      db,
      files.flatMap(({ place }) => place ?? []),
    ),
    codesOf: await readKnownCodes(db, coming),
  }
  return (file) => {
    const hotel = file.hotel === null ? undefined : hotelOf(file.hotel, known)
    if (file.hotel !== null && !hotel)
      return [{ field: 'hotel', problem: `there is no hotel ${file.hotel}: its file comes first` }]
    const name = file.name ?? hotel?.name
    if (!name) return [{ field: 'name', problem: 'is missing: a house that is no hotel has a name' }]
    const place = file.place ? known.towns(file.place) : hotel?.place
    if (!place) return [{ field: 'place', problem: 'is missing: a house that is no hotel has a place' }]
    if (Array.isArray(place)) return place
    const unknown = [...unknownHouses(file, known), ...unknownThemes(file, known.codesOf)]
    return unknown.length > 0 ? unknown : complete(file, { name, place, stars: hotel?.stars ?? null })
  }
}

/** A hotel as the same import brings it, else as it is there. */
const hotelOf = (id: string, { hotels, coming }: Known) =>
  (coming.get(hotelFiles.folder)?.get(id) as HotelFacts | undefined) ?? hotels.get(id)

const complete = (
  file: CenterFile,
  { name, place, stars }: { name: string; place: CompletePlace; stars: number | null },
): CompleteCenterFile => ({
  ...file,
  name,
  place,
  stars: file.stars === undefined ? stars : file.stars,
  activities: file.activities.map((activity) => ({
    ...activity,
    parts: activity.parts.map((part) => ({
      ...part,
      centers: part.centers.length > 0 ? part.centers : [{ id: file.id, main: true }],
    })),
  })),
})

const housesOf = (file: CenterFile) =>
  file.activities.flatMap(({ parts }, activity) =>
    parts.flatMap(({ centers }, part) =>
      centers.map(({ id }, index) => ({
        id,
        field: `activities[${activity}].parts[${part}].centers[${index}].id`,
      })),
    ),
  )

const unknownHouses = (file: CenterFile, { centers, names }: Known): FileProblem[] =>
  housesOf(file).flatMap(({ id, field }) =>
    centers.has(id) || names.has(`centers/${id}`)
      ? []
      : [{ field, problem: `there is no house ${id}: no file ${id}.json is in the folder` }],
  )

async function readKnownCenters(db: Db, files: readonly CenterFile[]): Promise<Set<string>> {
  const ids = files.flatMap((file) => housesOf(file).map(({ id }) => id))
  const rows = await db
    .selectFrom('activityCenter')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
