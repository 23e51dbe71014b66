import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Release } from '@escapade/shared-contracts/mount/registry'
import type { FileCheck } from '../platform/immutable-files'
import { judgeFile } from './integrity'
import type { ReleaseSets } from './release-sets'

type Options = { releasesDir: string; inUse: ReleaseSets['inUse'] }

/** `mf-search/4f6b51068576/app.js`: the release's folder and the file. */
const inFolder = /^([^/]+\/[^/]+)\/(.+)$/

/** Holds files at rest to the hashes that their release was published with. */
export function createReleaseFileCheck({ releasesDir, inUse }: Options): FileCheck {
  /** The registry vouches for releases in use, the list beside the file for those that only old tabs still know. */
  const hashesOf = async (folder: string): Promise<Release['files'] | null> => {
    const live = inUse().find(({ base }) => base === `/remotes/${folder}/`)
    if (live) return live.release.files
    const text = await readFile(path.join(releasesDir, folder, 'release.json'), 'utf8').catch(() => null)
    return text === null ? null : parseHashes(text)
  }

  return async (relativePath, content) => {
    const [, folder = '', file = ''] = inFolder.exec(relativePath) ?? []
    // Readers of a description hold it to the registry.
    if (file === 'release.json') return 'published'
    const hashes = folder ? await hashesOf(folder) : null
    return judgeFile(content, hashes && Object.hasOwn(hashes, file) ? hashes[file] : undefined)
  }
}

function parseHashes(text: string): Release['files'] | null {
  try {
    return Release.parse(JSON.parse(text)).files
  } catch {
    return null
  }
}
