import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import type { CommandContext } from '../../../platform/command'
import { parseLimit, printRows } from '../../../platform/print-rows'
import { HotelFile, readHotel } from '../../catalogue/upkeep'
import { findTowns } from '../../destinations/import'
import { folderOf, hotelsIn, say } from './folder'
import { importHotels } from './import-hotels'

type Context = Pick<CommandContext, 'db' | 'config' | 'clock'>

export const catalogueHelp =
  'export FOLDER [--hotel HOTEL] | import FOLDER [--dry-run] [--json] | towns NAME [--limit N] [--json] | schema: ' +
  'hotels with rooms, stays and activities as JSON, a file each; a hotel is taken whole or not at all'

/** `catalogue export|import|towns|schema`. */
export async function catalogueCommand(context: Context, args: string[]): Promise<void> {
  const [operation, ...rest] = args
  if (operation === 'export') return exportHotels(context, rest)
  if (operation === 'import') return importHotels(context, rest)
  if (operation === 'towns') return printTowns(context, rest)
  if (operation === 'schema') return void process.stdout.write(hotelSchema())
  throw new Error('catalogue takes export, import, towns or schema')
}

/** JSON Schema of a hotel's file: editors complete and check it. */
const hotelSchema = () => `${JSON.stringify(z.toJSONSchema(HotelFile, { io: 'input' }), null, 2)}\n`

async function exportHotels({ db }: Context, args: string[]): Promise<void> {
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
