import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/tables'
import type { StoredPicture } from './stored-picture'

/** Assets by their ids; what is not there is undefined, and `presentPicture` shows a blank. */
export type Pictures = (id: string) => StoredPicture | undefined

/** For assets that code refers to by name, such as `home/hero`. Rows bring theirs along by `asset_pictures`. */
export async function readPictures(db: Kysely<Database>, ids: readonly string[]): Promise<Pictures> {
  const { rows } = await sql<StoredPicture & { id: string }>`
    select id, address, alts, legends, credit, placeholder from asset
    where id = any(${[...new Set(ids)]}::text[])`.execute(db)
  const found = new Map(rows.map(({ id, ...picture }) => [id, picture]))
  return (id) => found.get(id)
}
