import type { RegistryRelease } from '@escapade/shared-contracts/mount/registry'
import { RefusalError } from './refusal'

/** Releases of a remote that the registry names: the one for everybody, and one beside it that is tried by some. */
export type Split = { main: RegistryRelease | null; canary: RegistryRelease | null; share: number }

/** Reads entries as they stand; one that is no split of two has the default, else the last, as its main release. */
export function readSplit(entries: RegistryRelease[] = []): Split {
  const main = entries.find(({ deployment }) => deployment?.default) ?? entries.at(-1) ?? null
  const canary = entries.find((entry) => entry !== main && (entry.deployment?.traffic ?? 0) > 0) ?? null
  return { main, canary, share: canary?.deployment?.traffic ?? 0 }
}

export function writeSplit({ main, canary, share }: Split): RegistryRelease[] {
  if (!main) return []
  const isSplit = canary !== null && share > 0 && versionOf(canary) !== versionOf(main)
  const whole = { ...main, deployment: { traffic: isSplit ? 100 - share : 100, default: true } }
  // First: it draws from all sessions.
  return isSplit ? [{ ...canary, deployment: { traffic: share, default: false } }, whole] : [whole]
}

export const versionOf = ({ metadata }: RegistryRelease): string => metadata.version

/** Throws for what is no share of the sessions. */
export function readShare(text: string | undefined): number {
  const share = Number(text)
  if (text === undefined || text.trim() === '' || !(share > 0 && share < 100))
    throw new RefusalError(
      'share-invalid',
      'A share is a number of percent above 0 and below 100: --canary 10',
    )
  return share
}
