import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../platform/database/tables'
import type { AssetSources } from './asset-source'
import { blankAsset } from './blank-source'
import type { ListedAsset, ListedRendition } from './rendering/listed-rendition'
import type { Rendition } from './rendition-path'
import { isBannerSize } from './sizes'

type Deps = { db: Kysely<Database>; sources: AssetSources }
/** Null: no page shows this picture, so it is not made. */
export type FindListed = (rendition: Rendition) => Promise<ListedRendition | null>

const keptAssets = 10_000
/** A removed asset is gone from all gateways after it. Limit: until then it may still be rendered (decision 056). */
const keptMs = 60_000

/**
 * Finds pictures that may be made: of assets that exist and whose source is installed, in the sizes that pages show.
 */
export function createListing({ db, sources }: Deps): FindListed {
  const kept = new LRUCache<string, ListedAsset>({ max: keptAssets, ttl: keptMs })
  kept.set(blankAsset.address, blankAsset, { ttl: 0 })
  const find = async (address: string): Promise<ListedAsset | null> => {
    const known = kept.get(address)
    if (known) return known
    const found = await findAsset(db, address)
    if (found) kept.set(address, found)
    return found
  }
  return async ({ address, size, format }) => {
    const asset = await find(address)
    const source = asset && sources[asset.source]
    if (!source || (isBannerSize(size) && !asset.banner)) return null
    return { asset, version: source.version, size, format }
  }
}

async function findAsset(db: Kysely<Database>, address: string): Promise<ListedAsset | null> {
  const row = await db
    .selectFrom('asset')
    .select(['source', 'recipe', 'focusX', 'focusY', 'width', 'height', 'banner'])
    .where('address', '=', address)
    .orderBy('banner', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { source, recipe, banner, width, height } = row
  return {
    address,
    source,
    recipe,
    focus: { x: row.focusX, y: row.focusY },
    original: width !== null && height !== null ? { width, height } : null,
    banner,
  }
}
