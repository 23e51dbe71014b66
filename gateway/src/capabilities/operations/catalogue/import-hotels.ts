import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { CommandContext } from '../../../platform/command'
import type { Db } from '../../../platform/database/database'
import { tryOrDo } from '../../../platform/database/dry-run'
import { createInTransaction } from '../../../platform/database/transaction'
import { createProgress } from '../../../platform/print-progress'
import { printRows } from '../../../platform/print-rows'
import { noteRevision } from '../../../platform/revision/revision'
import {
  checkReferences,
  compareHotel,
  completeFile,
  completePlace,
  type FileProblem,
  type HotelChange,
  parseHotelFile,
  readHotel,
  writeHotel,
} from '../../catalogue/upkeep'
import { refreshSuggestions } from '../../destinations/import'
import { countOrdersToCome } from '../../orders/public'
import type { Row } from '../operation'
import { type BringPictures, createPictureBringer } from './bring-pictures'
import { folderOf, hotelsIn, say } from './folder'

type Context = Pick<CommandContext, 'db' | 'config' | 'clock'>
type Outcome = {
  hotel: string
  problems: FileProblem[]
  change: HotelChange | null
  orders: number
  missing: number
}

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
  const rows: Row[] = []
  let [refused, isChanged] = [0, false]
  for (const name of names) {
    const text = await readFile(path.join(folder, name), 'utf8')
    const outcome = await importHotel(db, { text, bringPictures, today: clock.today(), isDry })
    for (const { field, problem } of outcome.problems) say(`${name}, ${field || 'the file'}: ${problem}`)
    if (outcome.problems.length > 0) refused += 1
    else if (outcome.change?.is !== 'the same') isChanged = true
    rows.push(rowOf(name, outcome))
    progress()
  }
  // Once for all of them: the names of the destination field are filled anew as a whole.
  if (isChanged && !isDry) await createInTransaction(db)((trx) => refreshSuggestions(trx))
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

type Given = { text: string; bringPictures: BringPictures; today: string; isDry: boolean }

async function importHotel(db: Context['db'], given: Given): Promise<Outcome> {
  const parsed = parseHotelFile(given.text)
  if (Array.isArray(parsed)) return { hotel: '', problems: parsed, change: null, orders: 0, missing: 0 }
  const { file: said, missing } = completeFile(parsed)
  const { file, brought, problems: ofPictures } = await given.bringPictures(said)
  const take = async (trx: Db): Promise<Outcome> => {
    await trx.selectFrom('hotel').select('id').where('id', '=', file.id).forNoKeyUpdate().execute()
    const complete = await completePlace(trx, file)
    const problems = [
      ...ofPictures,
      ...(await checkReferences(trx, file, { place: complete !== null, brought })),
    ]
    const outcome = { hotel: file.id, problems, change: null, orders: 0, missing: missing.length }
    if (!complete || problems.length > 0) return outcome
    const change = compareHotel(await readHotel(trx, file.id), complete)
    if (change.is !== 'the same') {
      await writeHotel(trx, complete)
      await noteRevision(trx)
    }
    return { ...outcome, change, orders: await ordersOf(trx, change, given.today) }
  }
  return tryOrDo(db, take, { isDry: given.isDry })
}

/** Orders to come of the stays that vanish: they are kept. */
async function ordersOf(db: Db, { vanishing }: HotelChange, today: string): Promise<number> {
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
