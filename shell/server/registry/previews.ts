import { type Preview, readPreview } from '@escapade/remote-kit/release/preview-token'
import type { RegistryOwners } from '@escapade/shared-contracts/mount/registry'
import { LRUCache } from 'lru-cache'
import { findForeignRelease } from './judging/owners'
import { loadRelease } from './load-release'
import type { ReleaseFiles } from './release-files'
import { createReleaseSet, type LiveRelease, type ReleaseSet } from './release-set'

export type ShownPreview = Preview & { live: LiveRelease }

/** Releases that their owners show to single browsers in the place of what is live. */
export type Previews = {
  /** Null where the token is worth nothing, or the release cannot be had. */
  of(token: string | undefined): Promise<ShownPreview | null>
}

type Options = {
  files: ReleaseFiles
  owners: () => RegistryOwners
  onProblem: (problem: { remote: string; error: unknown }) => void
}

/** As many people look at releases at the same time. */
const maxPreviews = 50

export function createPreviews({ files, owners, onProblem }: Options): Previews {
  const loaded = new LRUCache<string, LiveRelease>({ max: maxPreviews })

  const load = async (token: string, { name, entry }: Preview): Promise<LiveRelease | null> => {
    const known = loaded.get(token)
    if (known) return known
    const foreign = findForeignRelease(name, entry, owners())
    if (foreign) return null
    const live = await loadRelease(files, name, entry)
    loaded.set(token, live)
    return live
  }

  return {
    async of(token) {
      if (!token) return null
      const preview = await readPreview(token, (name) => owners()[name]?.key)
      if (!preview) return null
      try {
        const live = await load(token, preview)
        return live && { ...preview, live }
      } catch (error) {
        onProblem({ remote: preview.name, error })
        return null
      }
    },
  }
}

/** The session's set with the previewed release in it. */
export const withPreview = ({ releases, missing }: ReleaseSet, { name, live }: ShownPreview): ReleaseSet =>
  createReleaseSet(
    [...[...releases.values()].filter((one) => one.name !== name), live],
    missing.filter((one) => one !== name),
  )
