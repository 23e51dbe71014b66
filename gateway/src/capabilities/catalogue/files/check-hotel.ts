import { sql } from 'kysely'
import type { $ZodIssue } from 'zod/v4/core'
import { safeParse } from 'zod/v4/core'
import type { Db } from '../../../platform/database/database'
import { codesOf, type LabelKind } from '../../labels/public'
import { picturesOf } from './file-pictures'
import { HotelFile } from './hotel-file'

/** Something wrong with a file: where, and what to write instead. */
export type FileProblem = { field: string; problem: string }

/** Reads a file, or says everything that is wrong with it. */
export function parseHotelFile(text: string): HotelFile | FileProblem[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return [{ field: '', problem: `is no JSON: ${error instanceof Error ? error.message : error}` }]
  }
  const unfitOnes = unfitTexts(value, '')
  if (unfitOnes.length > 0) return unfitOnes
  const read = safeParse(HotelFile, value, { reportInput: true })
  if (!read.success)
    return read.error.issues.map((issue) => ({ field: pathOf(issue.path), problem: wordsOf(issue) }))
  const problems = [...wrongIds(read.data), ...wrongNumbers(read.data), ...wrongCodes(read.data)]
  return problems.length > 0 ? problems : read.data
}

/** The letter of number 0, and half of a letter that takes two: no database keeps them. */
const unfit = /[\p{Surrogate}\0]/u

function unfitTexts(value: unknown, field: string): FileProblem[] {
  if (typeof value === 'string')
    return unfit.test(value) ? [{ field, problem: 'has a letter that is none: write the text anew' }] : []
  if (Array.isArray(value)) return value.flatMap((each, index) => unfitTexts(each, `${field}[${index}]`))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, each]) => unfitTexts(each, field ? `${field}.${name}` : name))
}

const pathOf = (path: readonly PropertyKey[]): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '')

function wordsOf(issue: $ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `is not known here: ${issue.keys.join(', ')}`
  if (issue.code === 'invalid_type')
    return issue.input === undefined ? `is missing: ${issue.expected}` : `has to be: ${issue.expected}`
  if (issue.code === 'invalid_value') return `has to be one of ${issue.values.map(String).join(', ')}`
  if (issue.code === 'too_small') return `is less than ${issue.minimum}`
  if (issue.code === 'too_big') return `is more than ${issue.maximum}`
  if (issue.code === 'invalid_format')
    return `is written otherwise than it has to be${'pattern' in issue ? `: ${issue.pattern}` : ''}`
  return 'cannot be'
}

const parts = ['rooms', 'activities', 'stays'] as const

/** Each id once, and what a stay names is in the file. */
function wrongIds(file: HotelFile): FileProblem[] {
  const twice = parts.flatMap((part) => {
    const ids = file[part].map(({ id }) => id)
    return ids.flatMap((id, index) =>
      ids.indexOf(id) === index ? [] : [{ field: `${part}[${index}].id`, problem: `stands twice: ${id}` }],
    )
  })
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
function wrongCodes(file: HotelFile): FileProblem[] {
  const check = (kind: LabelKind, field: string, codes: readonly string[]): FileProblem[] => {
    const known = codesOf(kind)
    return codes.flatMap((code, index) =>
      known.includes(code)
        ? []
        : [{ field: `${field}[${index}]`, problem: `is not known: ${code}. Known are ${known.join(', ')}` }],
    )
  }
  return [
    ...check('facilities', 'facilities', file.facilities),
    ...check('hotelStyles', 'styles', file.styles),
    ...check('hotelEnvironments', 'environments', file.environments),
    ...check('hotelTypes', 'types', file.types),
    ...file.rooms.flatMap(({ facilities }, index) =>
      check('facilities', `rooms[${index}].facilities`, facilities),
    ),
    ...file.stays.flatMap(({ themes, tags }, index) => [
      ...check('themes', `stays[${index}].themes`, themes),
      ...check('tags', `stays[${index}].tags`, tags),
    ]),
    ...file.activities.flatMap(({ theme }, index) =>
      check('themes', `activities[${index}].theme`, [theme]).map((problem) => ({
        ...problem,
        field: `activities[${index}].theme`,
      })),
    ),
  ]
}

/** A file with what its import brought already. */
export type Referring = { file: HotelFile; brought: ReadonlySet<string> }

const tables = { rooms: 'room', activities: 'activity', stays: 'package' } as const

/** Looks for what files name, and for ids of them that another hotel has. Answers what is wrong with one of them. */
export async function readReferences(
  db: Db,
  files: readonly Referring[],
): Promise<(given: Referring) => FileProblem[]> {
  const pictures = [...new Set(files.flatMap(({ file }) => picturesOf(file)))]
  const known = await db
    .selectFrom('asset')
    .select('id')
    .where('id', '=', sql<string>`any(${pictures}::text[])`)
    .execute()
  const isKnown = new Set(known.map(({ id }) => id))
  const owners = new Map<string, string>()
  for (const part of parts) {
    const ids = files.flatMap(({ file }) => file[part].map(({ id }) => id))
    const taken = await db
      .selectFrom(tables[part])
      .select(['id', 'hotelId'])
      .where('id', '=', sql<string>`any(${ids}::text[])`)
      .execute()
    for (const { id, hotelId } of taken) owners.set(`${part} ${id}`, hotelId)
  }
  return ({ file, brought }) => [
    ...picturesOf(file).flatMap((id) =>
      isKnown.has(id) || brought.has(id)
        ? []
        : [
            {
              field: 'pictures',
              problem: `there is no file ${id} in the folder pictures, and no such asset`,
            },
          ],
    ),
    ...parts.flatMap((part) =>
      file[part].flatMap(({ id }, index) => {
        const owner = owners.get(`${part} ${id}`)
        const isOurs = owner === undefined || owner === file.id
        return isOurs ? [] : [{ field: `${part}[${index}].id`, problem: `${id} is of the hotel ${owner}` }]
      }),
    ),
  ]
}

/** Said of a file whose town is not known. */
export const noTown = ({ place }: HotelFile): FileProblem => ({
  field: 'place.city',
  problem: `is no town that is known: ${place.city}. \`catalogue towns NAME\` shows their ids`,
})

/** Ids that stand in more than one of the files that it is shown, one after the other. */
export function createIdWatch(): (name: string, file: HotelFile) => FileProblem[] {
  const nameOf = new Map<string, string>()
  return (name, file) => {
    const ids: [string, string][] = [
      ['id', `hotel ${file.id}`],
      ...parts.flatMap((part) =>
        file[part].map(({ id }, index): [string, string] => [`${part}[${index}].id`, `${part} ${id}`]),
      ),
    ]
    const problems = ids.flatMap(([field, key]) => {
      const other = nameOf.get(key)
      return other === undefined ? [] : [{ field, problem: `stands in ${other} too` }]
    })
    for (const [, key] of ids) if (!nameOf.has(key)) nameOf.set(key, name)
    return problems
  }
}
