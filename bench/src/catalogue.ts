import process from 'node:process'
import { systemClock } from '@escapade/gateway/platform/clock'
import { measureImport } from './catalogue/measure-import'
import { measureUpdates } from './catalogue/measure-updates'
import { defaultHotels, openCatalogues } from './catalogues/catalogues'

/**
 * `pnpm bench catalogue`: `HOTELS=20000` as files, with 13 months of nights as a table, into a shop on PostgreSQL: minutes
 * and memory, the same again, and after a kill. Then a partner's 1,000 nights a second for a minute (`UPDATES=60` seconds)
 * beside eight shoppers who search.
 */
const { PARTS = 'import,updates', HOTELS = '20000', UPDATES = '60' } = process.env
const parts = PARTS.split(',')
const line = (name: string, value: string) => process.stdout.write(`${name.padEnd(52)}${value}\n`)
const today = systemClock.today()

const catalogues = await openCatalogues({
  today,
  connections: 8,
  onProgress: (text) => process.stderr.write(`${text}\n`),
})
try {
  const { url, database, close } = await catalogues.open(defaultHotels)
  if (parts.includes('import'))
    await measureImport({ url, db: database.db, hotels: Number(HOTELS), today, line })
  if (parts.includes('updates'))
    await measureUpdates({ url, db: database.db, seconds: Number(UPDATES), today, line })
  await close()
} finally {
  await catalogues.stop()
}
