import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database'
import {
  type FileProblem,
  parseFile,
  repeatedIds,
  unknownCode,
} from '../../../platform/json-files/parse-file'
import type { CodesOf } from '../../labels/upkeep'
import { CenterFile } from './center-file'

/** Reads a file, or says everything that is wrong with it. */
export function parseCenterFile(text: string): CenterFile | FileProblem[] {
  const file = parseFile(CenterFile, text)
  if (Array.isArray(file)) return file
  const problems = [
    ...repeatedIds(
      'activities',
      file.activities.map(({ id }) => id),
    ),
    ...file.activities.flatMap((activity, index) => wrongActivity(activity, `activities[${index}]`)),
  ]
  return problems.length > 0 ? problems : file
}

type Activity = CenterFile['activities'][number]

function wrongActivity({ parts, prices }: Activity, field: string): FileProblem[] {
  return [
    ...parts.flatMap(({ centers }, index) =>
      centers.length === 0 || centers.filter(({ main }) => main).length === 1
        ? []
        : [{ field: `${field}.parts[${index}].centers`, problem: 'has to have one main house' }],
    ),
    ...prices.flatMap(({ adults }, index) =>
      index > 0 && adults <= (prices[index - 1]?.adults ?? 0)
        ? [{ field: `${field}.prices[${index}].adults`, problem: 'has to be more than the one before' }]
        : [],
    ),
  ]
}

/** Themes without words would be shown as they are. */
export function unknownThemes(file: CenterFile, codesOf: CodesOf): FileProblem[] {
  const themes = codesOf('themes')
  const check = (field: string, code: string) =>
    themes.includes(code) ? [] : [unknownCode(`${field}.theme`, code, themes)]
  return file.activities.flatMap(({ theme, parts }, index) => [
    ...check(`activities[${index}]`, theme),
    ...parts.flatMap((part, place) => check(`activities[${index}].parts[${place}]`, part.theme)),
  ])
}

/** Ids that one file alone may have, by their fields. */
export const idsOfCenter = (file: CenterFile): [field: string, id: string][] => [
  ['id', `center ${file.id}`],
  ...file.activities.map(({ id }, index): [string, string] => [`activities[${index}].id`, `activity ${id}`]),
]

/** Houses that have activities of the files, by the ids of these. */
export async function readCentersOfIds(db: Db, files: readonly CenterFile[]): Promise<Map<string, string>> {
  const ids = files.flatMap(({ activities }) => activities.map(({ id }) => id))
  const taken = await db
    .selectFrom('activityProduct')
    .select(['id', 'centerId'])
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .execute()
  return new Map(taken.map(({ id, centerId }) => [`activity ${id}`, centerId]))
}
