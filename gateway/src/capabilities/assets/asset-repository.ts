import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/database/database'
import type { Texts } from '../../platform/texts/texts'
import type { AssetTable } from './asset-tables'

export type StoredAsset = Selectable<AssetTable>
/** An asset that a source makes in any size; one that is cut from a file comes through `addPhotograph`. */
export type DrawnAsset = Pick<StoredAsset, 'id' | 'address' | 'source' | 'recipe' | 'alts'> & {
  legends?: Texts
  banner?: boolean
}

/** Adds those whose id is not known yet, in one statement: a catalogue comes with thousands. */
export async function addMissingAssets(db: Db, assets: readonly DrawnAsset[]): Promise<void> {
  if (assets.length === 0) return
  await sql`
    insert into asset (id, address, source, recipe, alts, legends, banner)
    select id, address, source, recipe, alts, legends, coalesce(banner, false)
    from jsonb_populate_recordset(null::asset, ${JSON.stringify(assets)}::jsonb)
    on conflict do nothing`.execute(db)
}

export const createAssetRepository = (db: Db) => ({
  async add(asset: Insertable<AssetTable>): Promise<void> {
    await db.insertInto('asset').values(asset).execute()
  },

  find: (ids: readonly string[]): Promise<StoredAsset[]> =>
    db.selectFrom('asset').selectAll().where('id', 'in', some(ids)).orderBy('id').execute(),

  async findByChecksum(checksum: string): Promise<string | null> {
    const row = await db.selectFrom('asset').select('id').where('checksum', '=', checksum).executeTakeFirst()
    return row?.id ?? null
  },

  /** Those of a source, or all, the newest first. */
  list: ({ source, limit }: { source: string | undefined; limit: number }): Promise<StoredAsset[]> =>
    db
      .selectFrom('asset')
      .selectAll()
      .$if(source !== undefined, (query) => query.where('source', '=', source ?? ''))
      .orderBy('createdAt', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute(),

  /** True when some asset shows this picture. */
  async isShared(address: string): Promise<boolean> {
    const row = await db
      .selectFrom('asset')
      .select('id')
      .where('address', '=', address)
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  },

  async remove(id: string): Promise<void> {
    await db.deleteFrom('asset').where('id', '=', id).execute()
  },
})

/** SQL knows no empty list. */
const some = (ids: readonly string[]) => (ids.length > 0 ? [...ids] : [''])
