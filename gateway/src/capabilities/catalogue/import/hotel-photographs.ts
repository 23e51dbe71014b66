import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Config } from '../../../platform/config'
import type { Database } from '../../../platform/database/tables'
import {
  type Added,
  addPhotographs,
  captionOf,
  createProgress,
  openAssetStore,
  photographFiles,
} from '../../assets/public'
import { changeHotelPictures } from '../hotel-pictures'

type Import = { db: Kysely<Database>; config: Config; folder: string; isDry: boolean }
export type PhotographCounts = {
  hotels: number
  added: number
  known: number
  refused: number
  /** Folders whose name is no hotel's id. */
  unknown: string[]
}

/**
 * Photographs of hotels from a folder that has one for each, named by its id: they are shown first, in the order of
 * their names. Again, it goes on where it was.
 */
export async function importPhotographs({ db, config, folder, isDry }: Import): Promise<PhotographCounts> {
  const { hotels, unknown } = await findHotels(db, folder)
  const files = new Map(
    await Promise.all(hotels.map(async (id) => [id, await photographFiles([join(folder, id)])] as const)),
  )
  const onFile = createProgress([...files.values()].reduce((sum, each) => sum + each.length, 0))
  const caption = await captionOf({})
  const deps = { db, store: await openAssetStore(config), limits: config.assets, caption, isDry, onFile }
  const all: Added[] = []
  for (const [hotelId, own] of files) {
    const added = await addPhotographs(own, deps)
    all.push(...added)
    const assets = added.flatMap(({ asset }) => (asset ? [asset] : []))
    if (!isDry && assets.length > 0) await showFirst(db, hotelId, assets)
  }
  const count = (result: Added['result']) => all.filter((each) => each.result === result).length
  const counts = {
    added: count('added'),
    known: count('known'),
    restored: count('restored'),
    refused: count('refused'),
  }
  return { hotels: hotels.length, ...counts, unknown }
}

const showFirst = (db: Kysely<Database>, hotelId: string, assets: string[]) =>
  db
    .transaction()
    .execute((trx) =>
      changeHotelPictures(trx, { hotelId, roomId: undefined, change: { kind: 'add', assets } }),
    )

async function findHotels(
  db: Kysely<Database>,
  folder: string,
): Promise<{ hotels: string[]; unknown: string[] }> {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const known = names.length
    ? await db.selectFrom('hotel').select('id').where('id', 'in', names).orderBy('id').execute()
    : []
  const hotels = known.map(({ id }) => id)
  return { hotels, unknown: names.filter((name) => !hotels.includes(name)).sort() }
}
