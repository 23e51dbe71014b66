import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { CommandContext } from '../../../platform/command'
import type { Db } from '../../../platform/database/database'
import { createInTransaction } from '../../../platform/database/transaction'
import { createProgress } from '../../../platform/print-progress'
import { printRows } from '../../../platform/print-rows'
import { noteRevision } from '../../../platform/revision/revision'
import { sideBySide } from '../../../platform/side-by-side'
import {
  type CompleteHotelFile,
  compareHotel,
  completeFile,
  createIdWatch,
  type FileProblem,
  type HotelChange,
  noTown,
  parseHotelFile,
  readHotels,
  readReferences,
  readTowns,
  writeHotel,
} from '../../catalogue/upkeep'
import { noteSuggestionsBehind, refreshSuggestionsIfBehind } from '../../destinations/import'
import { countOrdersToCome } from '../../orders/public'
import type { Row } from '../operation'
import { type BringPictures, createPictureBringer, type Pictured } from './bring-pictures'
import { folderOf, hotelsIn, say } from './folder'

type Context = Pick<CommandContext, 'db' | 'config' | 'clock'>
type Outcome = {
  hotel: string
  problems: FileProblem[]
  change: HotelChange | null
  orders: number
  missing: number
}

/** So many are read at once: most imports change few hotels. */
const filesAtOnce = 40
/** And so many are written side by side. */
const writtenAtOnce = 3

/** `catalogue import FOLDER`: each hotel in a transaction of its own, so that one that was stopped goes on where it was. */
export async function importHotels({ db, config, clock }: Context, args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean' }, json: { type: 'boolean' } },
  })
  const root = folderOf(positionals, 'import')
  const folder = hotelsIn(root)
  const isDry = values['dry-run'] ?? false
  const names = await filesIn(folder)
  const bringPictures = await createPictureBringer({ db, config, folder: path.join(root, 'pictures'), isDry })
  const progress = createProgress('hotels', names.length)
  const given = { db, folder, bringPictures, today: clock.today(), isDry, repeatedIds: createIdWatch() }
  const rows: Row[] = []
  let refused = 0
  for (let first = 0; first < names.length; first += filesAtOnce) {
    const group = names.slice(first, first + filesAtOnce)
    for (const [index, outcome] of (await takeFiles(group, given)).entries()) {
      const name = group[index] ?? ''
      for (const { field, problem } of outcome.problems) say(`${name}, ${field || 'the file'}: ${problem}`)
      if (outcome.problems.length > 0) refused += 1
      rows.push(rowOf(name, outcome))
    }
    progress(group.length)
  }
  // Once for all of them, also of an import that was stopped: it is filled anew as a whole.
  if (!isDry) await refreshSuggestionsIfBehind(db)
  printRows(rows, values)
  if (isDry) say('A dry run: nothing was changed')
  if (refused > 0) {
    say(`Refused: ${refused}. These hotels are as they were: mend their files and import the folder again`)
    process.exitCode = 1
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${folder} cannot be read (${error.code}): a hotel each is expected there, NAME.json`)
  })
  const names = entries.filter((name) => name.endsWith('.json')).sort()
  if (names.length === 0) throw new Error(`There is no hotel in ${folder}: a file .json each`)
  return names
}

type Given = {
  db: Context['db']
  folder: string
  bringPictures: BringPictures
  today: string
  isDry: boolean
  /** Says of ids that another file has too. */
  repeatedIds: ReturnType<typeof createIdWatch>
}
type Read = { name: string; problems: FileProblem[]; missing: number } & Partial<Pictured>

/** Takes files of hotels, each whole or not at all; answers what became of them, in their order. */
async function takeFiles(names: readonly string[], given: Given): Promise<Outcome[]> {
  const { db, today, isDry } = given
  const read: Read[] = []
  for (const name of names) read.push(await readOne(name, given))
  const referring = read.flatMap(({ file, brought }) => (file && brought ? { file, brought } : []))
  const files = referring.map(({ file }) => file)
  const problemsOf = await readReferences(db, referring)
  const complete = await readTowns(db, files)
  const known = await readHotels(
    db,
    files.map(({ id }) => id),
  )
  const outcomes: Outcome[] = []
  const writing: CompleteHotelFile[] = []
  for (const { file, brought, problems: own, missing } of read) {
    const outcome = { hotel: file?.id ?? '', problems: own, change: null, orders: 0, missing }
    if (!file || !brought) {
      outcomes.push(outcome)
      continue
    }
    const completed = complete(file)
    const problems = [...own, ...(completed ? [] : [noTown(file)]), ...problemsOf({ file, brought })]
    if (!completed || problems.length > 0) {
      outcomes.push({ ...outcome, problems })
      continue
    }
    const change = compareHotel(known.get(file.id) ?? null, completed)
    if (change.is !== 'the same') writing.push(completed)
    outcomes.push({ ...outcome, change, orders: await ordersOf(db, change, today) })
  }
  if (!isDry) await sideBySide(writing, writtenAtOnce, (file) => write(db, file))
  return outcomes
}

const write = (db: Context['db'], file: CompleteHotelFile) =>
  createInTransaction(db)(async (trx) => {
    await writeHotel(trx, file)
    await noteSuggestionsBehind(trx)
    await noteRevision(trx)
  })

/** A file as it stands there, with its pictures brought. */
async function readOne(name: string, { folder, bringPictures, repeatedIds }: Given): Promise<Read> {
  const parsed = parseHotelFile(await readFile(path.join(folder, name), 'utf8'))
  if (Array.isArray(parsed)) return { name, problems: parsed, missing: 0 }
  const { file, missing } = completeFile(parsed)
  const pictured = await bringPictures(file)
  return {
    ...pictured,
    name,
    problems: [...pictured.problems, ...repeatedIds(name, file)],
    missing: missing.length,
  }
}

/** Orders to come of the stays that vanish: they are kept. */
async function ordersOf(db: Db, { vanishing }: HotelChange, today: string): Promise<number> {
  if (vanishing.length === 0) return 0
  const packageIds = vanishing.map((name) => name.replace(/^stays /, ''))
  const orders = await countOrdersToCome(db, { packageIds, today })
  return packageIds.reduce((sum, id) => sum + (orders.get(id) ?? 0), 0)
}

const rowOf = (name: string, { hotel, problems, change, orders, missing }: Outcome): Row => ({
  file: name,
  hotel,
  is: problems.length > 0 ? 'refused' : (change?.is ?? 'refused'),
  new: change?.fresh.join(', ') ?? '',
  changed: change?.changed.join(', ') ?? '',
  'off sale': change?.vanishing.join(', ') ?? '',
  'orders to come': orders,
  left: change?.left.join(', ') ?? '',
  'texts without a language': missing,
  problems: problems.length,
})
