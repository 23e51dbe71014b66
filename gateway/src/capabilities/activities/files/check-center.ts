import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database'
import {
  type FileProblem,
  parseFile,
  repeatedIds,
  unknownCode,
} from '../../../platform/json-files/parse-file'
import { codesOf } from '../../labels/public'
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

function wrongActivity({ theme, parts, prices }: Activity, field: string): FileProblem[] {
  const themes = codesOf('themes')
  const wrongTheme = (at: string, code: string) =>
    themes.includes(code) ? [] : [unknownCode(`${at}.theme`, code, themes)]
  return [
    ...wrongTheme(field, theme),
    ...parts.flatMap((part, index) => [
      ...wrongTheme(`${field}.parts[${index}]`, part.theme),
      ...(part.centers.length === 0 || part.centers.filter(({ main }) => main).length === 1
        ? []
        : [{ field: `${field}.parts[${index}].centers`, problem: 'has to have one main house' }]),
    ]),
    ...prices.flatMap(({ adults }, index) =>
      index > 0 && adults <= (prices[index - 1]?.adults ?? 0)
        ? [{ field: `${field}.prices[${index}].adults`, problem: 'has to be more than the one before' }]
        : [],
    ),
  ]
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
