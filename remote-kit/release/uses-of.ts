import type { Release } from '@escapade/shared-contracts/mount/registry'
import type { ReleaseUse } from '@escapade/shared-contracts/mount/registry-api'
import { namedReleases, type Store, sinceOf } from './named-releases'

export const shows = ({ uses }: Release, fragment: string): boolean =>
  uses?.fragments.includes(fragment) ?? false

const uses: Record<ReleaseUse['how'][number], (release: Release, what: string) => boolean> = {
  shows,
  emits: ({ contract }, event) => contract !== undefined && event in contract.emits,
  hears: ({ contract }, event) => contract !== undefined && event in contract.hears,
  names: ({ contract }, key) => contract?.criteria.names.includes(key) ?? false,
}

/** Releases that visitors have and that use a fragment, `mf-hotel/around`, an event or a key of the hash. */
export async function usesOf(store: Store, what: string): Promise<ReleaseUse[]> {
  const found = (await namedReleases(store)).map(async ({ release, share }) => {
    const ways = Object.entries(uses) as [ReleaseUse['how'][number], typeof shows][]
    const how = ways.flatMap(([way, isUsed]) => (isUsed(release, what) ? [way] : []))
    if (how.length === 0) return []
    const { name, version } = release
    return [{ name, version, share, since: await sinceOf(store, release), how }]
  })
  return (await Promise.all(found)).flat()
}
