import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../platform/database/tables'
import { isAssetAddress } from '../rendition-path'

/**
 * Shows a photograph under the id of another asset, which may be new: all that refers to it shows the photograph from
 * now on, by the photograph's address. Its texts stay unless the photograph brings its own.
 */
export async function replaceAsset(
  db: Kysely<Database>,
  { id, by }: { id: string; by: string },
): Promise<void> {
  if (!isAssetAddress(id))
    throw new Error(`--as takes lower case letters, digits, - and _, such as home/hero, not ${id}`)
  await sql`
    insert into asset (id, address, source, recipe, alts, credit, focus_x, focus_y, width, height, mime, bytes,
      placeholder, banner)
    select ${id}, address, source, recipe, alts, credit, focus_x, focus_y, width, height, mime, bytes, placeholder, banner
    from asset where id = ${by}
    on conflict (id) do update set address = excluded.address, source = excluded.source, recipe = excluded.recipe,
      alts = case when excluded.alts ->> 'en' = '' then asset.alts else excluded.alts end, legends = null,
      credit = excluded.credit, focus_x = excluded.focus_x, focus_y = excluded.focus_y, width = excluded.width,
      height = excluded.height, mime = excluded.mime, bytes = excluded.bytes, placeholder = excluded.placeholder,
      banner = asset.banner or excluded.banner`.execute(db)
}
