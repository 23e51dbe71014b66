import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { CommandContext } from '../../../platform/command'
import { createInTransaction } from '../../../platform/database/transaction'
import type { FileChange } from '../../../platform/json-files/compare-files'
import { completeTexts } from '../../../platform/json-files/complete-texts'
import type { FileKind } from '../../../platform/json-files/file-kind'
import { createLineFinder } from '../../../platform/json-files/line-finder'
import type { FileProblem } from '../../../platform/json-files/parse-file'
import { createProgress } from '../../../platform/print-progress'
import { printRows } from '../../../platform/print-rows'
import { noteRevision } from '../../../platform/revision/revision'
import { sideBySide } from '../../../platform/side-by-side'
import { noteSuggestionsBehind, refreshSuggestionsIfBehind } from '../../destinations/import'
import type { Row } from '../operation'
import { type BringPictures, createPictureBringer, type Pictured, readAssets } from './bring-pictures'
import { createIdWatch } from './id-watch'
import { type CatalogueKind, folderOf, kinds, say } from './kinds'

type Context = Pick<CommandContext, 'db' | 'config' | 'clock'>
type Outcome = {
  id: string
  problems: FileProblem[]
  change: FileChange | null
  orders: number
  missing: number
}

/** So many are read at once: most imports change few files. */
const filesAtOnce = 40
/** And so many are written side by side. */
const writtenAtOnce = 3

/** `catalogue import FOLDER`: each file in a transaction of its own, so that one that was stopped goes on where it was. */
export async function importFiles({ db, config, clock }: Context, args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean' }, json: { type: 'boolean' } },
  })
  const root = folderOf(positionals, 'import')
  const isDry = values['dry-run'] ?? false
  const bringPictures = await createPictureBringer({ db, config, folder: path.join(root, 'pictures'), isDry })
  const coming = new Map(kinds.map(({ files }) => [files.folder, new Map<string, object>()]))
  const files = await Promise.all(kinds.map(async (kind) => ({ kind, names: await filesIn(root, kind) })))
  if (files.every(({ names }) => names.length === 0))
    throw new Error(
      `There is nothing in ${root}: ${kinds.map(({ files }) => `${files.folder}/NAME.json`).join(', ')} are expected there`,
    )
  const paths = files.flatMap(({ kind, names }) =>
    names.map((name) => `${kind.files.folder}/${path.basename(name, '.json')}`),
  )
  const given = { db, root, bringPictures, today: clock.today(), isDry, coming, names: new Set(paths) }
  const rows: Row[] = []
  for (const { kind, names } of files) rows.push(...(await takeKind(kind, names, given)))
  // Once for all of them, also of an import that was stopped: it is filled anew as a whole.
  if (!isDry) await refreshSuggestionsIfBehind(db)
  printRows(rows, values)
  if (isDry) say('A dry run: nothing was changed')
  const refused = rows.filter(({ is }) => is === 'refused').length
  if (refused > 0) {
    say(`Refused: ${refused}. What they describe is as it was: mend these files and import the folder again`)
    process.exitCode = 1
  }
}

async function filesIn(root: string, { files: { folder } }: CatalogueKind): Promise<string[]> {
  const entries = await readdir(path.join(root, folder)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw new Error(`${path.join(root, folder)} cannot be read (${error.code})`)
  })
  return entries.filter((name) => name.endsWith('.json')).sort()
}

type Given = {
  db: Context['db']
  /** Folder of the catalogue. */
  root: string
  bringPictures: BringPictures
  today: string
  isDry: boolean
  /** Facts of the files that were taken, for those that name them; by folder, then by id. */
  coming: Map<string, Map<string, object>>
  /** Paths of all files without their endings. */
  names: ReadonlySet<string>
}

/** Takes all files of a kind in groups; answers what became of each. */
async function takeKind(kind: CatalogueKind, names: readonly string[], given: Given): Promise<Row[]> {
  const { folder } = kind.files
  const progress = createProgress(folder, names.length)
  const repeatedIds = createIdWatch(kind.files)
  const rows: Row[] = []
  const ofKind = { ...given, kind, repeatedIds }
  for await (const { group, read } of readAhead(names, ofKind)) {
    for (const [index, outcome] of (await takeFiles(read, ofKind)).entries()) {
      const name = `${folder}/${group[index]}`
      await sayProblems(path.join(given.root, name), { name, ...outcome })
      rows.push(rowOf(name, outcome))
    }
    progress(group.length)
  }
  return rows
}

/** Some editors begin a text with the mark of its byte order, which JSON does not have. */
const readText = async (file: string) => (await readFile(file, 'utf8')).replace(/^\uFEFF/, '')

async function sayProblems(file: string, { name, problems }: { name: string; problems: FileProblem[] }) {
  if (problems.length === 0) return
  const lineOf = createLineFinder(await readText(file))
  for (const { field, problem } of problems)
    say(`${name}, line ${lineOf(field)}, ${field || 'the file'}: ${problem}`)
}

type OfKind = Given & { kind: CatalogueKind; repeatedIds: ReturnType<typeof createIdWatch> }
type Read = Omit<Pictured, 'file'> & { file: Pictured['file'] | null; missing: number }

type Group = { group: readonly string[]; read: Read[] }

/** Reads files in groups, the next group while one is taken: the database answers meanwhile. */
async function* readAhead(names: readonly string[], given: OfKind): AsyncGenerator<Group> {
  const readFrom = async (first: number): Promise<Group> => {
    const group = names.slice(first, first + filesAtOnce)
    const read: Read[] = []
    for (const name of group) read.push(await readOne(name, given))
    return { group, read }
  }
  let next = readFrom(0)
  for (let first = filesAtOnce; ; first += filesAtOnce) {
    const group = await next
    if (first >= names.length) return yield group
    next = readFrom(first)
    // A caller who failed awaits it no more.
    next.catch(() => {})
    yield group
  }
}

/** Takes files of a kind, each whole or not at all; answers what became of them, in their order. */
async function takeFiles(read: readonly Read[], given: OfKind): Promise<Outcome[]> {
  const { db, today, isDry, kind, coming, names: paths } = given
  const files = read.flatMap(({ file }) => (file ? [file] : []))
  const ids = files.map(({ id }) => id)
  const assets = read.flatMap((each) => each.assets)
  const [assetProblems, owners, complete, known] = await Promise.all([
    readAssets(db, assets),
    kind.files.readOwners(db, files),
    kind.files.complete(db, files, { today, coming, names: paths }),
    kind.files.read(db, ids),
  ])
  const outcomes: Outcome[] = []
  const writing: { id: string }[] = []
  for (const { file, assets, problems: own, missing } of read) {
    const outcome = { id: file?.id ?? '', problems: own, change: null, orders: 0, missing }
    if (!file) {
      outcomes.push(outcome)
      continue
    }
    const completed = complete(file)
    const problems = [
      ...own,
      ...(Array.isArray(completed) ? completed : []),
      ...assetProblems(assets),
      ...idsOfOthers(kind.files, owners, file),
    ]
    if (Array.isArray(completed) || problems.length > 0) {
      outcomes.push({ ...outcome, problems })
      continue
    }
    if (kind.files.tells) coming.get(kind.files.folder)?.set(file.id, kind.files.tells(completed))
    const change = kind.files.compare(known.get(file.id) ?? null, completed)
    if (change.is !== 'the same') writing.push(completed)
    const orders = change.vanishing.length > 0 ? await kind.countOrders(db, { ...change, today }) : 0
    outcomes.push({ ...outcome, change, orders })
  }
  if (!isDry) await sideBySide(writing, writtenAtOnce, (file) => write(db, kind, file))
  return outcomes
}

const write = (db: Context['db'], { files, isSuggested = false }: CatalogueKind, file: { id: string }) =>
  createInTransaction(db)(async (trx) => {
    await files.write(trx, [file])
    if (isSuggested) await noteSuggestionsBehind(trx)
    await noteRevision(trx)
  })

/** A file as it stands there, with its pictures brought. */
async function readOne(name: string, { root, kind, bringPictures, repeatedIds }: OfKind): Promise<Read> {
  const { files } = kind
  const parsed = files.parse(await readText(path.join(root, files.folder, name)))
  if (Array.isArray(parsed)) return { file: null, assets: [], problems: parsed, missing: 0 }
  const { file, missing } = completeTexts(parsed)
  const pictured = await bringPictures(file, files.renamePictures)
  return {
    ...pictured,
    problems: [...pictured.problems, ...repeatedIds(name, file)],
    missing: missing.length,
  }
}

const idsOfOthers = (
  { idsOf, one }: FileKind<{ id: string }, { id: string }>,
  owners: ReadonlyMap<string, string>,
  file: { id: string },
): FileProblem[] =>
  idsOf(file).flatMap(([field, id]) => {
    const owner = owners.get(id)
    const isOurs = owner === undefined || owner === file.id
    return isOurs ? [] : [{ field, problem: `${id.replace(/^\w+ /, '')} is of the ${one} ${owner}` }]
  })

const rowOf = (file: string, { id, problems, change, orders, missing }: Outcome): Row => ({
  file,
  id,
  is: problems.length > 0 ? 'refused' : (change?.is ?? 'refused'),
  new: change?.fresh.join(', ') ?? '',
  changed: change?.changed.join(', ') ?? '',
  'off sale': change?.vanishing.join(', ') ?? '',
  'orders to come': orders,
  left: change?.left.join(', ') ?? '',
  'texts without a language': missing,
  problems: problems.length,
})
