import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Db } from '../../platform/database/database'
import { fromColumns, toColumns } from '../../platform/json-files/columns'
import { compareFiles } from '../../platform/json-files/compare-files'
import { code, title } from '../../platform/json-files/fields'
import type { FileKind } from '../../platform/json-files/file-kind'
import { type FileProblem, parseFile } from '../../platform/json-files/parse-file'
import { upsertRows } from '../../platform/json-files/upsert-rows'
import type { OwnLabelTable } from './label-tables'
import { type CodesOf, readLabels } from './labels'
import { type LabelKind, labelKinds, releaseCodes } from './release-labels'

/** Raised when a file of today could not be read as one of before. */
const labelFormat = 1

/** Words for a theme, a tag, a facility or a trait of hotels that the release does not have. */
const LabelFile = z.strictObject({
  $schema: z.optional(z.string()),
  format: z.literal(labelFormat),
  /** The code as the other files name it. */
  id: code,
  /** What it is: which lists of those files may have it. */
  kind: z.enum(labelKinds),
  name: title,
})
type LabelFile = z.infer<typeof LabelFile>

const labelColumns = {
  id: 'code',
  kind: 'kind',
  name: 'names',
} as const satisfies Record<keyof Omit<LabelFile, '$schema' | 'format'>, keyof OwnLabelTable>

type LabelFacts = Pick<LabelFile, 'kind'>

/** A shop's own labels, a file each. */
export const labelFiles: FileKind<LabelFile, LabelFile> = {
  folder: 'labels',
  one: 'label',
  schema: LabelFile,
  parse: parseLabel,
  renamePictures: (file) => file,
  idsOf: ({ id }) => [['id', `label ${id}`]],
  readOwners: async () => new Map(),
  async complete(db, files) {
    const known = await readOwnLabels(
      db,
      files.map(({ id }) => id),
    )
    return (file) => {
      const before = known.get(file.id)?.kind ?? file.kind
      return before === file.kind
        ? file
        : [{ field: 'kind', problem: `was ${before}, where files name it: give this one another id` }]
    }
  },
  tells: ({ kind }): LabelFacts => ({ kind }),
  async readIds(db) {
    const labels = await db.selectFrom('ownLabel').select('code').orderBy('code').execute()
    return labels.map(({ code }) => code)
  },
  read: readOwnLabels,
  compare: (before, after) => compareFiles({}, before, after),
  write: (db, files) =>
    upsertRows(
      db,
      files.map((file) => toColumns(labelColumns, file)),
      { table: 'ownLabel', key: ['code'] },
    ),
}

function parseLabel(given: string): LabelFile | FileProblem[] {
  const file = parseFile(LabelFile, given)
  if (Array.isArray(file) || !releaseCodes(file.kind).includes(file.id)) return file
  return [{ field: 'id', problem: `has its words already: files may name ${file.id} without this one` }]
}

async function readOwnLabels(db: Db, ids: readonly string[]): Promise<Map<string, LabelFile>> {
  const labels = await db
    .selectFrom('ownLabel')
    .selectAll()
    .where('code', '=', sql<string>`any(${ids}::text[])`)
    .execute()
  return new Map(
    labels.map((row) => {
      const { kind, ...file } = fromColumns(labelColumns, row)
      return [row.code, { format: labelFormat, ...file, kind: kind as LabelKind }]
    }),
  )
}

/** Codes that files may name, by their kind: those of the database, and those that the same import brings. */
export async function readKnownCodes(
  db: Db,
  coming: ReadonlyMap<string, ReadonlyMap<string, object>>,
): Promise<CodesOf> {
  const { codesOf } = await readLabels(db)
  const brought = [...(coming.get(labelFiles.folder) ?? [])] as [string, LabelFacts][]
  const known = new Map(
    labelKinds.map((kind) => [
      kind,
      [...new Set([...codesOf(kind), ...brought.flatMap(([code, of]) => (of.kind === kind ? [code] : []))])],
    ]),
  )
  return (kind) => known.get(kind) ?? []
}
