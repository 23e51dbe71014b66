import { setImmediate as nextTurn } from 'node:timers/promises'
import { refreshSuggestions } from '@escapade/gateway/capabilities/destinations/suggestion-index'
import type { Database } from '@escapade/gateway/platform/database/tables'
import { inBulk, passDay } from '@escapade/gateway/rates/stay-months'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { seedActivities } from './activities/seed-activities'
import { seedGifts } from './gifts/seed-gifts'
import {
  type FurnishedHotel,
  type FurnishOptions,
  furnishHotel,
  type HotelSite,
} from './hotels/furnish-hotel'
import { hotelSites } from './hotels/hotel-sites'
import { writeHotels } from './hotels/write-hotels'
import { noteRolled } from './rates/roll-forward'
import { writeLandmarks, writePlaces } from './write-places'

export type SeedOptions = {
  db: Kysely<Database>
  /** First day with rates. */
  today: string
  hotels: number
  seed?: string
  onProgress?: (line: string) => void
}

const batchSize = 80
/** Beyond this a catalogue is for measuring: it has fewer reviews per hotel. */
const manyHotels = 2_000

/**
 * Fills the database with the generated catalogue: the same for a seed and a day. Stopped half-way it goes on where
 * it was, since each batch is a transaction and hotels that are there already are left alone.
 */
export async function seedCatalogue({
  db,
  today,
  hotels,
  seed = 'escapade',
  onProgress,
}: SeedOptions): Promise<void> {
  const known = await db.selectFrom('hotel').select('id').where('source', '=', 'generated').execute()
  const there = new Set(known.map(({ id }) => id))
  const reviews = hotels > manyHotels ? 8 : 32
  await writePlaces(db)
  await writeLandmarks(db)
  await passDay({ db, today })
  let done = there.size
  const write = async (batch: FurnishedHotel[]) => {
    await inBulk(db, (trx) => writeHotels(trx, batch, today))
    done += batch.length
    onProgress?.(`catalogue: ${done} of ${hotels} hotels`)
  }
  // While the database writes one batch, the next one is furnished.
  let writing = Promise.resolve()
  for (const sites of batchesOf(missing({ hotels, seed, there }))) {
    const [batch] = await Promise.all([furnish(sites, { seed, today, reviews }), writing])
    writing = write(batch)
  }
  await writing
  await sql`analyze`.execute(db)
  onProgress?.('catalogue: preparing search')
  await db.transaction().execute(refreshSuggestions)
  await seedGifts(db, today)
  await seedActivities({ db, today, seed })
  await noteRolled(db, today)
  await noteSeeded(db, { hotels, seed, today })
}

/** Lets the database have its answers between two hotels. */
async function furnish(sites: HotelSite[], options: FurnishOptions): Promise<FurnishedHotel[]> {
  const furnished: FurnishedHotel[] = []
  for (const site of sites) {
    furnished.push(furnishHotel(site, options))
    await nextTurn()
  }
  return furnished
}

type Missing = { hotels: number; seed: string; there: Set<string> }

function* missing({ hotels, seed, there }: Missing): Generator<HotelSite> {
  for (const site of hotelSites({ hotels, seed })) if (!there.has(site.id)) yield site
}

function* batchesOf(sites: Iterable<HotelSite>): Generator<HotelSite[]> {
  let batch: HotelSite[] = []
  for (const site of sites) {
    batch.push(site)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

const noteSeeded = (db: Kysely<Database>, value: { hotels: number; seed: string; today: string }) =>
  db
    .insertInto('meta')
    .values({ key: 'catalogue', value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
    .execute()
