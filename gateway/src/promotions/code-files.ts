import { countries as markets } from '@escapade/shared-contracts/rules/visitor/locale'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Db } from '../platform/database/database'
import { fromColumns, toColumns } from '../platform/json-files/columns'
import { compareFiles } from '../platform/json-files/compare-files'
import { cents, day, from1To, or, orNull, title } from '../platform/json-files/fields'
import type { FileKind } from '../platform/json-files/file-kind'
import { type FileProblem, parseFile } from '../platform/json-files/parse-file'
import { upsertRows } from '../platform/json-files/upsert-rows'
import type { PromotionCodeTable } from './promotion-tables'
import { amountLabel, codeSpelling, mostCodeUses, mostPercent, percentLabel } from './promotion-terms'

/** Raised when a file of today could not be read as one of before. */
export const codeFormat = 1

/** A promotion code. */
const CodeFile = z.strictObject({
  $schema: z.optional(z.string()),
  format: z.literal(codeFormat),
  /** The code as buyers type it. */
  id: z.string().check(z.regex(codeSpelling)),
  /** Its line on an order; left out: the share or the amount that it takes off. */
  label: z.optional(title),
  /** Share of the price that it takes off; or `amountCents`. */
  percent: orNull(from1To(mostPercent)),
  amountCents: orNull(from1To(100_000_000)),
  /** Orders below it do not have it. */
  leastCents: or(cents, 0),
  /** Markets it holds in; null: all. */
  countries: orNull(z.array(z.enum(markets)).check(z.minLength(1))),
  from: day,
  /** The last day. */
  until: day,
  /** Null: as often as one likes. */
  maxUses: orNull(from1To(mostCodeUses)),
})
type CodeFile = z.infer<typeof CodeFile>
type CompleteCodeFile = CodeFile & { label: NonNullable<CodeFile['label']> }

const codeColumns = {
  id: 'code',
  label: 'labels',
  percent: 'percent',
  amountCents: 'amountCents',
  leastCents: 'leastCents',
  countries: 'countries',
  from: 'validFrom',
  until: 'validUntil',
  maxUses: 'maxUses',
} as const satisfies Record<keyof Omit<CodeFile, '$schema' | 'format'>, keyof PromotionCodeTable>

/** Promotion codes, a file each. What a code takes off stays as it is: buyers were told it. */
export const codeFiles: FileKind<CodeFile, CompleteCodeFile> = {
  folder: 'codes',
  one: 'code',
  schema: CodeFile,
  parse: parseCode,
  renamePictures: (file) => file,
  idsOf: ({ id }) => [['id', `code ${id}`]],
  readOwners: async () => new Map(),
  async complete(db, files) {
    const known = await readCodes(
      db,
      files.map(({ id }) => id),
    )
    return (file) => {
      const problems = worthChanges(known.get(file.id), file)
      return problems.length > 0 ? problems : { ...file, label: file.label ?? labelOf(file) }
    }
  },
  async readIds(db) {
    const codes = await db.selectFrom('promotionCode').select('code').orderBy('code').execute()
    return codes.map(({ code }) => code)
  },
  read: readCodes,
  compare: (before, after) => compareFiles({}, before, after),
  write: (db, files) =>
    upsertRows(
      db,
      files.map((file) => toColumns(codeColumns, file)),
      { table: 'promotionCode', key: ['code'], onlyNew: () => ({ uses: 0 }) },
    ),
}

type Worth = Pick<CodeFile, 'percent' | 'amountCents'>

const labelOf = ({ percent, amountCents }: Worth) =>
  percent === null ? amountLabel(amountCents ?? 0) : percentLabel(percent)

function parseCode(given: string): CodeFile | FileProblem[] {
  const file = parseFile(CodeFile, given)
  if (Array.isArray(file)) return file
  const { percent, amountCents, leastCents, from, until } = file
  const problems: FileProblem[] = []
  if ((percent === null) === (amountCents === null))
    problems.push({ field: 'percent', problem: 'or amountCents says what it takes off, one of them' })
  // A mistyped code must not give a stay for nothing.
  if (amountCents !== null && leastCents < amountCents)
    problems.push({ field: 'leastCents', problem: `is less than it takes off: ${amountCents} at least` })
  if (until < from) problems.push({ field: 'until', problem: `lies before from, ${from}` })
  return problems.length > 0 ? problems : file
}

function worthChanges(known: Worth | undefined, file: Worth): FileProblem[] {
  if (!known) return []
  return (['percent', 'amountCents'] as const)
    .filter((field) => known[field] !== file[field])
    .map((field) => ({
      field,
      problem: `was ${known[field] ?? 'not set'}: a code keeps what it takes off. End this one, and add another`,
    }))
}

async function readCodes(db: Db, ids: readonly string[]): Promise<Map<string, CompleteCodeFile>> {
  const codes = await db
    .selectFrom('promotionCode')
    .selectAll()
    .where('code', '=', sql<string>`any(${ids}::text[])`)
    .execute()
  return new Map(
    codes.map((row) => {
      const { countries, ...file } = fromColumns(codeColumns, row)
      return [row.code, { format: codeFormat, ...file, countries: countries as CodeFile['countries'] }]
    }),
  )
}
