import type { Release } from '@escapade/shared-contracts/mount/registry'
import type {
  Changed,
  HistoryRecord,
  KeptRelease,
  ReleaseUse,
} from '@escapade/shared-contracts/mount/registry-api'
import type { ReleaseChange } from './release-acts'

type PublishedBuild = {
  release: Release
  /** Versions that the registry names now, and named before. */
  named: string[]
  before: string[]
  /** Names again what was named before, unless something else was published since. */
  takeBack(): Promise<void>
}

/** Port: a registry as a squad works with it, in a folder (`registry-in-folder.ts`) or behind an address. */
export type ReleaseRegistry = {
  /** Names it in messages. */
  readonly address: string
  publish(built: {
    folder: string
    mayCreate?: boolean | undefined
    canary?: number | undefined
    /** Why its pages may show less than those that are live. */
    showsLess?: string | undefined
    /** Leaves out the trial and the question who shows its fragments, where the registry lets it. */
    untried?: boolean | undefined
  }): Promise<PublishedBuild>
  /** Keeps what was built, without naming it: no session gets it yet. */
  upload(built: { folder: string }): Promise<Release>
  /** `release.json` of one that is kept. Throws where there is none. */
  releaseText(name: string, version: string): Promise<string>
  change(name: string, change: ReleaseChange): Promise<Changed>
  /** Releases that are kept, the newest first. */
  releases(name: string): Promise<KeptRelease[]>
  /** Releases that visitors have and that use a fragment, `mf-hotel/around`, an event or a key of the hash. */
  usesOf(what: string): Promise<ReleaseUse[]>
  /** Acts on the remote, the oldest first. */
  history(name: string): Promise<HistoryRecord[]>
}
