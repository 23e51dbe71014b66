import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database'
import {
  type FileProblem,
  parseFile,
  repeatedIds,
  unknownCode,
  unknownCodes,
} from '../../../platform/json-files/parse-file'
import type { CodesOf, LabelKind } from '../../labels/upkeep'
import { HotelFile } from './hotel-file'

/** Reads a file, or says everything that is wrong with it. */
export function parseHotelFile(text: string): HotelFile | FileProblem[] {
  const file = parseFile(HotelFile, text)
  if (Array.isArray(file)) return file
  const problems = [...wrongIds(file), ...unsaidTimes(file), ...wrongNumbers(file)]
  return problems.length > 0 ? problems : file
}

const parts = ['rooms', 'activities', 'stays'] as const

/** Each id once, and what a stay names is in the file. */
function wrongIds(file: HotelFile): FileProblem[] {
  const twice = parts.flatMap((part) =>
    repeatedIds(
      part,
      file[part].map(({ id }) => id),
    ),
  )
  const has = (part: 'rooms' | 'activities', id: string) => file[part].some((one) => one.id === id)
  const strange = file.stays.flatMap(({ room, program }, index) => [
    ...(has('rooms', room)
      ? []
      : [{ field: `stays[${index}].room`, problem: `is no room of this file: ${room}` }]),
    ...program.flatMap(({ activityId, hasDates }, part) =>
      activityId && hasDates && !has('activities', activityId)
        ? [
            {
              field: `stays[${index}].program[${part}].activityId`,
              problem: `is no activity of this file: ${activityId}`,
            },
          ]
        : [],
    ),
  ])
  return [...twice, ...strange]
}

/** Houses of a register are shown once their operator has said when guests come and leave. */
const unsaidTimes = (file: HotelFile): FileProblem[] =>
  (['checkIn', 'checkOut'] as const).flatMap((field) =>
    file.published && file[field] === ''
      ? [{ field, problem: 'is missing: a hotel that is published says a time as 15:00' }]
      : [],
  )

const wrongNumbers = (file: HotelFile): FileProblem[] => [
  ...file.rooms.flatMap(({ capacity, maxCapacity }, index) =>
    maxCapacity < capacity
      ? [{ field: `rooms[${index}].maxCapacity`, problem: `is less than its own beds: ${capacity}` }]
      : [],
  ),
  ...file.stays.flatMap(({ minNights, maxNights }, index) =>
    maxNights < minNights
      ? [{ field: `stays[${index}].maxNights`, problem: `is less than minNights: ${minNights}` }]
      : [],
  ),
]

/** Codes without words would be shown as they are. */
export function unknownCodesOf(file: HotelFile, codesOf: CodesOf): FileProblem[] {
  const check = (kind: LabelKind, field: string, codes: readonly string[]) =>
    unknownCodes(field, codes, codesOf(kind))
  const themes = codesOf('themes')
  const facilities = codesOf('facilities')
  return [
    ...check('facilities', 'facilities', file.facilities),
    ...check('hotelStyles', 'styles', file.styles),
    ...check('hotelEnvironments', 'environments', file.environments),
    ...check('hotelTypes', 'types', file.types),
    ...file.infoGroups.flatMap(({ code, facilities: listed }, index) => [
      ...(facilities.includes(code) ? [] : [unknownCode(`infoGroups[${index}].code`, code, facilities)]),
      ...check('facilities', `infoGroups[${index}].facilities`, listed),
    ]),
    ...file.rooms.flatMap(({ facilities }, index) =>
      check('facilities', `rooms[${index}].facilities`, facilities),
    ),
    ...file.stays.flatMap(({ themes, tags }, index) => [
      ...check('themes', `stays[${index}].themes`, themes),
      ...check('tags', `stays[${index}].tags`, tags),
    ]),
    ...file.activities.flatMap(({ theme }, index) =>
      themes.includes(theme) ? [] : [unknownCode(`activities[${index}].theme`, theme, themes)],
    ),
  ]
}

const tables = { rooms: 'room', activities: 'activity', stays: 'package' } as const

/** Hotels that have rooms, activities and stays of the files, by the ids of these. */
export async function readHotelsOfIds(db: Db, files: readonly HotelFile[]): Promise<Map<string, string>> {
  const owners = new Map<string, string>()
  for (const part of parts) {
    const ids = files.flatMap((file) => file[part].map(({ id }) => id))
    const taken = await db
      .selectFrom(tables[part])
      .select(['id', 'hotelId'])
      .where('id', '=', sql<string>`any(${ids}::text[])`)
      .execute()
    for (const { id, hotelId } of taken) owners.set(`${part} ${id}`, hotelId)
  }
  return owners
}

/** Ids that one file alone may have, by their fields. */
export const idsOfHotel = (file: HotelFile): [field: string, id: string][] => [
  ['id', `hotel ${file.id}`],
  ...parts.flatMap((part) =>
    file[part].map(({ id }, index): [string, string] => [`${part}[${index}].id`, `${part} ${id}`]),
  ),
]
