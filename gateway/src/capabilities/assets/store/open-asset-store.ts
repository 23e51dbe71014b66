import { join } from 'node:path'
import type { Config } from '../../../platform/config'
import type { ObjectStore } from '../../../platform/objects/object-store'
import { openObjectStore } from '../../../platform/objects/open-object-store'

/** The bucket that the settings name, or the folder `assets` under VAR_DIR. */
export const openAssetStore = ({ assets, varDir }: Pick<Config, 'assets' | 'varDir'>): Promise<ObjectStore> =>
  openObjectStore({ s3: assets.s3 ?? null, folder: join(varDir, 'assets') })
