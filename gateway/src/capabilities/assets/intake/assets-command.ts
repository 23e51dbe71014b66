import { parseArgs } from 'node:util'
import type { Kysely } from 'kysely'
import type { Config } from '../../../platform/config'
import type { Database } from '../../../platform/database/tables'
import { parseLimit, printRecord, printRows } from '../../../platform/print-rows'
import { createAssetRepository, type StoredAsset } from '../asset-repository'
import { openAssetStore } from '../store/open-asset-store'
import { type Added, addPhotographs } from './add-photographs'
import { captionOf, captionOptions, type Typed } from './captions'
import { photographFiles } from './photograph-files'
import { createProgress } from './progress'
import { removeAssets } from './remove-assets'
import { replaceAsset } from './replace-asset'

type Context = { db: Kysely<Database>; config: Config }
type Call = Context & { names: string[]; typed: Typed; isDry: boolean; json: boolean }

export const assetsHelp =
  'add FILE|FOLDER… [--alt-fr TEXT …] [--alts FILE.json] [--credit TEXT] [--focus X,Y] [--banner] [--as ID] | list [--source S] [--limit N] | show ID… | remove ID… [--force], each with --json, [--dry-run]: pictures'

async function add(call: Call): Promise<void> {
  const { db, config, names, typed, isDry, json } = call
  if (names.length === 0) throw new Error('Say which photographs: files or folders')
  const files = await photographFiles(names)
  if (typed.as !== undefined && files.length !== 1)
    throw new Error('--as takes the place of one asset: name one file')
  const added = await addPhotographs(files, {
    db,
    store: await openAssetStore(config),
    limits: config.assets,
    caption: await captionOf(typed),
    isDry,
    onFile: createProgress(files.length),
  })
  const [{ asset } = { asset: null }] = added
  if (typeof typed.as === 'string' && asset && !isDry) await replaceAsset(db, { id: typed.as, by: asset })
  printRows(added, { json })
  if (added.some(isRefused)) process.exitCode = 1
}

const isRefused = ({ result }: Added): boolean => result === 'refused'

const rowOf = ({ id, source, credit, width, height, bytes, createdAt }: StoredAsset) => ({
  id,
  source,
  size: width && height ? `${width}x${height}` : null,
  bytes,
  credit,
  since: createdAt.toISOString(),
})

async function list({ db, typed, json }: Call): Promise<void> {
  const source = typeof typed.source === 'string' ? typed.source : undefined
  const limit = parseLimit(typeof typed.limit === 'string' ? typed.limit : undefined)
  printRows((await createAssetRepository(db).list({ source, limit })).map(rowOf), { json })
}

async function show({ db, names, json }: Call): Promise<void> {
  const found = await createAssetRepository(db).find(names)
  const missing = names.filter((name) => !found.some(({ id }) => id === name))
  if (names.length === 0 || missing.length > 0) throw new Error(`There is no asset ${missing.join(', ')}`)
  for (const asset of found) printRecord({ ...asset }, { json })
}

async function remove({ db, config, names, typed, isDry, json }: Call): Promise<void> {
  if (names.length === 0) throw new Error('Say which assets: one id or more')
  const store = await openAssetStore(config)
  printRows(await removeAssets({ db, store, ids: names, isForced: typed.force === true, isDry }), { json })
}

const actions: Record<string, (call: Call) => Promise<void>> = { add, list, show, remove }

/** `assets add|list|show|remove`: the photographs that the shop shows. */
export async function assetsCommand({ db, config }: Context, args: string[]): Promise<void> {
  const [first, ...rest] = args
  const isNamed = first !== undefined && !first.startsWith('-')
  const name = isNamed ? first : 'list'
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined
  if (!action) throw new Error(`assets takes one of ${Object.keys(actions).join(', ')}`)
  const { values, positionals } = parseArgs({
    args: isNamed ? rest : args,
    allowPositionals: true,
    options: {
      ...captionOptions,
      as: { type: 'string' },
      source: { type: 'string' },
      limit: { type: 'string' },
      force: { type: 'boolean' },
      json: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
    },
  })
  const isDry = values['dry-run'] === true
  await action({ db, config, names: positionals, typed: values, isDry, json: values.json === true })
  if (isDry) process.stderr.write('A dry run: nothing was changed\n')
}
