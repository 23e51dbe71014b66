import type { RegistryRelease } from '@escapade/shared-contracts/mount/registry'

type Weighted = Pick<RegistryRelease, 'deployment'> & { version: string }
/** A number from 0 up to 1 for a release. */
export type DrawOf = (version: string) => number

/**
 * The release a session gets. Each release with a share of the traffic draws for itself, from what those before it
 * have left: a share that grows keeps who was in it, and one that is added takes no session out of another. What is left
 * goes to the default release, else to the first without a share, else to the last.
 */
export function chooseRelease<Entry extends Weighted>(entries: Entry[], drawOf: DrawOf): Entry | undefined {
  let left = 100
  for (const entry of entries) {
    const share = entry.deployment?.traffic ?? 0
    if (share > 0 && drawOf(entry.version) * left < share) return entry
    left -= share
  }
  return (
    entries.find(({ deployment }) => deployment?.default) ??
    entries.find(({ deployment }) => deployment?.traffic === undefined) ??
    entries.at(-1)
  )
}
