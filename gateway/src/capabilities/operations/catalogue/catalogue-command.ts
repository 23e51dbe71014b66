import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import type { CommandContext } from '../../../platform/command'
import { parseLimit, printRows } from '../../../platform/print-rows'
import { findTowns } from '../../destinations/import'
import { importFiles } from './import-files'
import { type CatalogueKind, folderOf, kinds, say } from './kinds'

type Context = Pick<CommandContext, 'db' | 'config' | 'clock'>

export const catalogueHelp =
  'export FOLDER [--hotel|--center|--box|--card|--code ID] | import FOLDER [--dry-run] [--json] | towns NAME [--limit N] [--json] | ' +
  `schema [${kinds.map(({ files }) => files.folder).join('|')}]: what is sold as JSON, a file each; a file is taken whole or not at all`

/** `catalogue export|import|towns|schema`. */
export async function catalogueCommand(context: Context, args: string[]): Promise<void> {
  const [operation, ...rest] = args
  if (operation === 'export') return exportFiles(context, rest)
  if (operation === 'import') return importFiles(context, rest)
  if (operation === 'towns') return printTowns(context, rest)
  if (operation === 'schema') return printSchema(rest)
  throw new Error('catalogue takes export, import, towns or schema')
}

function printSchema([folder = 'hotels']: string[]): void {
  const kind = kinds.find(({ files }) => files.folder === folder)
  if (!kind)
    throw new Error(
      `There is a schema of ${kinds.map(({ files }) => files.folder).join(', ')}, none of ${folder}`,
    )
  process.stdout.write(schemaOf(kind))
}

/** JSON Schema of a kind of file: editors complete and check them. */
const schemaOf = ({ files }: CatalogueKind) =>
  `${JSON.stringify(z.toJSONSchema(files.schema, { io: 'input' }), null, 2)}\n`

/** `catalogue export FOLDER [--hotel HOTEL]`: all files, or one. */
async function exportFiles({ db }: Context, args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: Object.fromEntries(kinds.map(({ files }) => [files.one, { type: 'string' as const }])),
  })
  const folder = folderOf(positionals, 'export')
  const wanted = kinds.flatMap((kind) => {
    const id = values[kind.files.one]
    return typeof id === 'string' ? [{ kind, ids: [id] }] : []
  })
  const all = async (kind: CatalogueKind) => ({ kind, ids: await kind.files.readIds(db) })
  const exported = wanted.length > 0 ? wanted : await Promise.all(kinds.map(all))
  for (const { kind, ids } of exported) if (ids.length > 0) await exportKind(db, folder, { kind, ids })
  if (exported.every(({ ids }) => ids.length === 0)) throw new Error('There is nothing in the catalogue yet')
}

type Exported = { kind: CatalogueKind; ids: readonly string[] }

async function exportKind(db: Context['db'], root: string, { kind, ids }: Exported): Promise<void> {
  const { folder: name, one } = kind.files
  const folder = path.join(root, name)
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(root, `${one}.schema.json`), schemaOf(kind))
  for (const group of groupsOf(ids)) {
    const files = await kind.files.read(db, group)
    for (const id of group) {
      const file = files.get(id)
      if (!file) throw new Error(`There is no ${one} ${id}`)
      const text = JSON.stringify({ $schema: `../${one}.schema.json`, ...file }, null, 2)
      await writeFile(path.join(folder, `${id}.json`), `${text}\n`)
    }
  }
  say(`${ids.length} ${name} are in ${folder}`)
}

function* groupsOf(ids: readonly string[]): Generator<string[]> {
  for (let first = 0; first < ids.length; first += 40) yield ids.slice(first, first + 40)
}

/** Ids of towns by a part of their name in any language, for `place.city`. */
async function printTowns({ db }: Context, args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { limit: { type: 'string' }, json: { type: 'boolean' } },
  })
  const name = positionals.join(' ').trim()
  if (!name) throw new Error('Say which town: catalogue towns NAME')
  const towns = await findTowns(db, { name, limit: parseLimit(values.limit) })
  if (towns.length === 0) say(`There is no town ${name}: import-geonames brings towns`)
  printRows(towns, values)
}
