import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { RemoteManifest } from '@escapade/shared-contracts/mount/remote-manifest'

/** Manifest of the remote in `dir`. */
export const readManifest = (dir: string): RemoteManifest =>
  JSON.parse(readFileSync(path.join(dir, 'remote.json'), 'utf8'))
