import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import type { Db } from '../../platform/database/database'
import { tryOrDo } from '../../platform/database/dry-run'
import { createInTransaction } from '../../platform/database/transaction'
import { printRows } from '../../platform/print-rows'
import { noteRevision } from '../../platform/revision/revision'
import {
  checkReferences,
  compareHotel,
  completeFile,
  type FileProblem,
  type HotelChange,
  HotelFile,
  parseHotelFile,
  readHotel,
  writeHotel,
} from '../catalogue/upkeep'
import { refreshSuggestions } from '../destinations/import'
import { countOrdersToCome } from '../orders/public'
import type { OperationContext, Row } from './operation'

export const catalogueHelp =
  'export FOLDER [--hotel HOTEL] | import FOLDER [--dry-run] [--json] | schema: hotels with rooms, stays and ' +
  'activities as JSON, a file each; a hotel is taken whole or not at all'

const hotelsIn = (folder: string) => path.join(folder, 'hotels')

/** `catalogue export|import|schema`. */
export async function catalogueCommand(context: OperationContext, args: string[]): Promise<void> {
  const [operation, ...rest] = args
  if (operation === 'export') return exportHotels(context, rest)
  if (operation === 'import') return importHotels(context, rest)
  if (operation === 'schema') return void process.stdout.write(hotelSchema())
  throw new Error('catalogue takes export, import or schema')
}

/** JSON Schema of a hotel's file: editors complete and check it. */
const hotelSchema = () => `${JSON.stringify(z.toJSONSchema(HotelFile, { io: 'input' }), null, 2)}\n`

const say = (line: string) => void process.stderr.write(`${line}\n`)

/** The one folder that a command is about. */
function folderOf(positionals: readonly string[], operation: string): string {
  const [folder, ...others] = positionals
  if (!folder || others.length > 0) throw new Error(`Say which folder: catalogue ${operation} FOLDER`)
  return folder
}

async function exportHotels({ db }: OperationContext, args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { hotel: { type: 'string' } },
  })
  const folder = folderOf(positionals, 'export')
  const { hotel: wanted } = values
  const hotels = await db
    .selectFrom('hotel')
    .select('id')
    .$if(wanted !== undefined, (query) => query.where('id', '=', wanted ?? ''))
    .orderBy('id')
    .execute()
  if (hotels.length === 0) throw new Error(wanted ? `There is no hotel ${wanted}` : 'There is no hotel yet')
  await mkdir(hotelsIn(folder), { recursive: true })
  await writeFile(path.join(folder, 'hotel.schema.json'), hotelSchema())
  for (const { id } of hotels) {
    const file = await readHotel(db, id)
    const text = JSON.stringify({ $schema: '../hotel.schema.json', ...file }, null, 2)
    await writeFile(path.join(hotelsIn(folder), `${id}.json`), `${text}\n`)
  }
  say(`${hotels.length} hotels are in ${hotelsIn(folder)}`)
}

type Outcome = {
  hotel: string
  problems: FileProblem[]
  change: HotelChange | null
  orders: number
  missing: number
}

async function importHotels({ db, clock }: OperationContext, args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean' }, json: { type: 'boolean' } },
  })
  const folder = hotelsIn(folderOf(positionals, 'import'))
  const isDry = values['dry-run'] ?? false
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  if (names.length === 0) throw new Error(`There is no hotel in ${folder}: a file .json each`)
  const rows: Row[] = []
  let [refused, isChanged] = [0, false]
  for (const name of names) {
    const text = await readFile(path.join(folder, name), 'utf8')
    const outcome = await importHotel(db, { text, today: clock.today(), isDry })
    for (const { field, problem } of outcome.problems) say(`${name}, ${field || 'the file'}: ${problem}`)
    if (outcome.problems.length > 0) refused += 1
    else if (outcome.change?.is !== 'the same') isChanged = true
    rows.push(rowOf(name, outcome))
  }
  // Once for all of them: the names of the destination field are filled anew as a whole.
  if (isChanged && !isDry) await createInTransaction(db)((trx) => refreshSuggestions(trx))
  printRows(rows, values)
  if (isDry) say('A dry run: nothing was changed')
  if (refused > 0) {
    say(`${refused} hotels are as they were: mend their files and import the folder again`)
    process.exitCode = 1
  }
}

type Given = { text: string; today: string; isDry: boolean }

async function importHotel(db: OperationContext['db'], { text, today, isDry }: Given): Promise<Outcome> {
  const parsed = parseHotelFile(text)
  if (Array.isArray(parsed)) return { hotel: '', problems: parsed, change: null, orders: 0, missing: 0 }
  const { file, missing } = completeFile(parsed)
  const take = async (trx: Db): Promise<Outcome> => {
    await trx.selectFrom('hotel').select('id').where('id', '=', file.id).forNoKeyUpdate().execute()
    const change = compareHotel(await readHotel(trx, file.id), file)
    const outcome = {
      hotel: file.id,
      change,
      orders: await ordersOf(trx, change, today),
      missing: missing.length,
    }
    const problems = await checkReferences(trx, file)
    if (problems.length > 0 || change.is === 'the same') return { ...outcome, problems }
    await writeHotel(trx, file)
    await noteRevision(trx)
    return { ...outcome, problems }
  }
  return tryOrDo(db, take, { isDry })
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
