import { utimes } from 'node:fs/promises'
import path from 'node:path'
import { createFollower, type Follower } from '../platform/follow'
import type { ReleaseSets } from './release-sets'

type Options = { releasesDir: string; inUse: ReleaseSets['inUse'] }

const everyMs = 3_600_000

/**
 * Renews the time of release folders that sessions work with: publishing removes old ones by it. A folder that this
 * server may not write to is cared for by where it lies.
 */
export function createUseMarks({ releasesDir, inUse }: Options): { start(): void; stop: Follower['stop'] } {
  const mark = async () => {
    const now = new Date()
    const folders = inUse().map(({ name, release }) => path.join(releasesDir, name, release.version))
    await Promise.all([...new Set(folders)].map((folder) => utimes(folder, now, now).catch(() => {})))
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
