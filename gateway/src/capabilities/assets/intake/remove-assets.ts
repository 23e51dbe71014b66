import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../platform/database/tables'
import type { ObjectStore } from '../../../platform/objects/object-store'
import { createAssetRepository, type StoredAsset } from '../asset-repository'
import { type PhotographRecipe, photograph } from '../store/photograph-source'

type Removal = {
  db: Kysely<Database>
  store: ObjectStore
  ids: readonly string[]
  /** Even what is shown: a blank takes its place. */
  isForced: boolean
  isDry: boolean
}

/** Removes assets that nothing shows, with their files. All of them or none. */
export async function removeAssets({ db, store, ids, isForced, isDry }: Removal) {
  const assets = await createAssetRepository(db).find(ids)
  const missing = ids.filter((id) => !assets.some((asset) => asset.id === id))
  if (missing.length > 0) throw new Error(`There is no asset ${missing.join(', ')}`)
  const removed = await Promise.all(assets.map(async ({ id }) => ({ id, 'shown by': await usesOf(db, id) })))
  const shown = removed.filter((each) => each['shown by'].length > 0)
  if (shown.length > 0 && !isForced)
    throw new Error(
      `${shown.map((each) => `${each.id} is shown by ${each['shown by'].join(', ')}`).join('; ')}: --force removes it`,
    )
  if (!isDry) for (const asset of assets) await remove(asset, { db, store })
  return removed
}

/** The row first: a picture that is still listed must have its file. Another id may share the file. */
async function remove(asset: StoredAsset, { db, store }: Pick<Removal, 'db' | 'store'>): Promise<void> {
  const repository = createAssetRepository(db)
  await repository.remove(asset.id)
  if (asset.source !== photograph || (await repository.isShared(asset.address))) return
  await store.delete((asset.recipe as PhotographRecipe).key)
}

/** `hotel 10001`, `gift_box green-night`: what refers to the asset, or holds its address. */
async function usesOf(db: Kysely<Database>, id: string): Promise<string[]> {
  const { rows } = await sql<{ usedBy: string }>`select used_by from asset_uses(${id}) order by 1`.execute(db)
  return rows.map(({ usedBy }) => usedBy)
}
