import { sql } from 'kysely'
import type { Db } from './database'

/** Notes of the database about itself, in `meta`: each has a key. A note that is there already stays as it is. */
export const writeNote = (db: Db, key: string, value: unknown = true) =>
  db
    .insertInto('meta')
    .values({ key, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()

/** A note that takes the place of a former one. */
export const replaceNote = (db: Db, key: string, value: unknown) =>
  db
    .insertInto('meta')
    .values({ key, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
    .execute()

export const readNote = async (db: Db, key: string): Promise<unknown> =>
  (await db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst())?.value

export const hasNote = async (db: Db, key: string): Promise<boolean> =>
  (await db.selectFrom('meta').select('key').where('key', '=', key).executeTakeFirst()) !== undefined

export const removeNote = (db: Db, key: string) => db.deleteFrom('meta').where('key', '=', key).execute()

/** Counts a version up: processes that hold a copy in memory see by it that theirs is old. */
export const nextVersion = (db: Db, key: string) =>
  sql`
    insert into meta as known (key, value) values (${key}, '{"version": 1}')
    on conflict (key) do update set value = jsonb_build_object('version',
      case jsonb_typeof(known.value -> 'version') when 'number' then (known.value ->> 'version')::integer + 1 else 1 end)
  `.execute(db)
