import type { Kysely } from 'kysely'
import { addDefaultContent } from '../capabilities/content/capability'
import { migrateToLatest } from '../db/migrate'
import { hasNote, writeNote } from '../platform/database/notes'
import type { Database } from '../platform/database/tables'
import { passDayIfCome } from '../rates/stay-months'
import type { Extension, Filling } from './extension'

type Input = Filling & { extensions: readonly Extension[] }

/**
 * Brings the schema up to date, adds the text pages that every shop has, and has the extensions complete the rest.
 * Answers whether migrations or an extension did much, which an embedded database holds memory of.
 */
export async function prepareDatabase({ extensions, ...filling }: Input): Promise<boolean> {
  const { db, say } = filling
  const applied = await migrateToLatest(db)
  if (applied.length > 0) say(`database: ${applied.length} steps applied`)
  await addDefaultContent(db, filling.clock.instant())
  let hasLoaded = applied.length > 0
  for (const { fill } of extensions) hasLoaded = (await fill?.(filling)) || hasLoaded
  await passDayIfCome({ db, today: filling.clock.today() })
  await writeNote(db, key)
  return hasLoaded
}

const key = 'prepared'

/** True once a start has completed this database: only then it is answered from. */
export const isPrepared = (db: Kysely<Database>): Promise<boolean> => hasNote(db, key)
