import type { Registry } from '@escapade/shared-contracts/mount/registry'

import type { HistoryRecord } from '@escapade/shared-contracts/mount/registry-api'

/** A registry with all its parts. */
export type RegistryParts = Required<Registry>
/** Takes the registry and returns what is new of it. */
export type Change = (registry: RegistryParts) => Partial<RegistryParts> | Promise<Partial<RegistryParts>>

type OfRemote = { name: string; version: string }

/**
 * Port: keeps a registry and the releases it names. What is published, by whom and how it is signed is decided beside
 * it (`publish-release.ts`, `ownership.ts`).
 */
export type RegistryStore = {
  /** Names the registry in messages. */
  readonly address: string
  /** Throws where there is no registry: the place may be the wrong one. */
  requireRegistry(): Promise<void>
  /** The registry, or one without remotes. Throws when it is none. */
  read(): Promise<Registry>
  /**
   * Changes the registry: readers see the old or the new one, and two publishers at once lose nothing, however long a
   * change takes. One that is missing is made only when `mayCreate`.
   */
  update(change: Change, options?: { mayCreate?: boolean | undefined }): Promise<void>
  /** Text of a release's `release.json`; null for one that is not kept here. */
  readRelease(release: OfRemote): Promise<string | null>
  /** Releases of a remote that are kept, the newest first, with the instant (ISO) from when on they are. */
  releases(name: string): Promise<{ version: string; at: string }[]>
  /** Adds to what was done; nothing of it is ever changed. */
  note(record: HistoryRecord): Promise<void>
  /** Acts on a remote, the oldest first. */
  history(name: string): Promise<HistoryRecord[]>
  /** Counts releases as used until now. */
  markUsed(remote: { name: string; versions: string[] }): Promise<void>
  /** Removes releases that are not named and that nothing has used for a week. */
  prune(remote: { name: string; named: string[] }): Promise<void>
}
