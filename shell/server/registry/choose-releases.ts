import type { RegistryRelease } from '@escapade/shared-contracts/mount/registry'

type Weighted = Pick<RegistryRelease, 'deployment'>

/**
 * The release a new session gets. `draw` is a number from 0 up to 100: releases with a share of the traffic take
 * theirs in order; what is left goes to the default one, else to the first without a share, else to the last.
 */
export function chooseRelease<Entry extends Weighted>(entries: Entry[], draw: number): Entry | undefined {
  let sum = 0
  for (const entry of entries) {
    sum += entry.deployment?.traffic ?? 0
    if (draw < sum) return entry
  }
  return (
    entries.find(({ deployment }) => deployment?.default) ??
    entries.find(({ deployment }) => deployment?.traffic === undefined) ??
    entries.at(-1)
  )
}
