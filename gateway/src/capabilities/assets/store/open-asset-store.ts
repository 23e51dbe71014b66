import { join } from 'node:path'
import type { Config } from '../../../platform/config'
import type { AssetStore } from './asset-store'
import { createFolderStore } from './folder-store'

/** The bucket that the settings name, or the folder `assets` under VAR_DIR. */
export async function openAssetStore({
  assets,
  varDir,
}: Pick<Config, 'assets' | 'varDir'>): Promise<AssetStore> {
  if (!assets.s3) return createFolderStore(join(varDir, 'assets'))
  // Loaded where it is used: the client takes 40 MB.
  const { createS3Store } = await import('./s3-store')
  return createS3Store(assets.s3)
}
