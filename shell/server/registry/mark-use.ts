import { readdir, utimes } from 'node:fs/promises'
import path from 'node:path'
import { pruneReleases } from '@escapade/remote-kit/release/prune-releases'
import { createFollower, type Follower } from '../platform/follow'
import type { ReleaseSets } from './release-sets'

type Options = {
  releasesDir: string
  inUse: ReleaseSets['inUse']
  /** The releases are copies of this server's own, which it removes as well. */
  areCopies: boolean
}

const everyMs = 3_600_000

/**
 * Renews the time of release folders that sessions work with: publishing removes old ones by it, and this server those
 * that it has copied from a registry behind an address. A folder that this server may not write to is cared for by
 * where it lies.
 */
export function createUseMarks({ releasesDir, inUse, areCopies }: Options): {
  start(): void
  stop: Follower['stop']
} {
  const mark = async () => {
    const now = new Date()
    const folders = inUse().map(({ name, release }) => path.join(releasesDir, name, release.version))
    await Promise.all([...new Set(folders)].map((folder) => utimes(folder, now, now).catch(() => {})))
    if (areCopies) await prune()
  }
  const prune = async () => {
    for (const name of await readdir(releasesDir).catch(() => [])) {
      const named = inUse().flatMap((one) => (one.name === name ? [one.release.version] : []))
      await pruneReleases({ folder: path.join(releasesDir, name), named }).catch(() => {})
    }
  }
  const follower = createFollower(mark)
  return {
    start() {
      void mark()
      follower.follow(everyMs)
    },
    stop: follower.stop,
  }
}
