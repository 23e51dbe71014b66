import { seedActivities } from '@escapade/demo/activities/seed-activities'
import { seedContent } from '@escapade/demo/content/seed-content'
import { seedGifts } from '@escapade/demo/gifts/seed-gifts'
import { rollForward } from '@escapade/demo/rates/roll-forward'
import { seedCatalogue } from '@escapade/demo/seed-catalogue'
import type { Kysely } from 'kysely'
import { migrateToLatest } from '../db/migrate'
import type { Clock } from '../platform/clock'
import type { Config } from '../platform/config'
import type { Database } from '../platform/database/tables'

type Input = { db: Kysely<Database>; config: Config; clock: Clock; say: (line: string) => void }

/**
 * Brings the schema up to date and, the first time, fills the catalogue; editors’ content is completed each time.
 * Answers whether it was the first time.
 */
export async function prepareDatabase({ db, config, clock, say }: Input): Promise<boolean> {
  const applied = await migrateToLatest(db)
  if (applied.length > 0) say(`database: ${applied.length} steps applied`)
  await seedContent(db, clock.instant())
  if (await isSeeded(db)) {
    await seedGifts(db, clock.today())
    await seedActivities({ db, today: clock.today() })
    if (await rollForward({ db, today: clock.today() })) say('catalogue: rates are up to date')
    return false
  }
  say(`catalogue: preparing ${config.seed.hotels} hotels with 13 months of rates, once`)
  await seedCatalogue({ db, today: clock.today(), ...config.seed, onProgress: say })
  return true
}

const isSeeded = async (db: Kysely<Database>) =>
  (await db.selectFrom('meta').select('key').where('key', '=', 'catalogue').executeTakeFirst()) !== undefined
