import type { Filling } from '@escapade/gateway/app/extension'
import type { Database } from '@escapade/gateway/platform/database/tables'
import type { Kysely } from 'kysely'
import { seedActivities } from './activities/seed-activities'
import { seedContent } from './content/seed-content'
import { seedGifts } from './gifts/seed-gifts'
import { rollForward } from './rates/roll-forward'
import { seedCatalogue } from './seed-catalogue'
import { writeLandmarks } from './write-places'

/**
 * Fills the catalogue the first time; editors’ content is completed, and rates are brought up to date, each time.
 * Answers whether it was the first time.
 */
export async function fillDemo({ db, config, clock, say }: Filling): Promise<boolean> {
  const today = clock.today()
  await seedContent(db, clock.instant())
  if (await isSeeded(db)) {
    await writeLandmarks(db)
    await seedGifts(db, today)
    await seedActivities({ db, today })
    if (await rollForward({ db, today })) say('catalogue: rates are up to date')
    return false
  }
  say(`catalogue: preparing ${config.seed.hotels} hotels with 13 months of rates, once`)
  await seedCatalogue({ db, today, ...config.seed, onProgress: say })
  return true
}

const isSeeded = async (db: Kysely<Database>) =>
  (await db.selectFrom('meta').select('key').where('key', '=', 'catalogue').executeTakeFirst()) !== undefined
