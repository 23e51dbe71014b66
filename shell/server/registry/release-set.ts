import { createHash } from 'node:crypto'
import type { BootRemote } from '@escapade/shared-contracts/mount/boot-data'
import type { Visit } from '@escapade/shared-contracts/mount/mount-contract'
import { isOpenRoute, type Visitor } from '@escapade/shared-contracts/mount/open-route'
import type { Release } from '@escapade/shared-contracts/mount/registry'
import type { RemoteManifest } from '@escapade/shared-contracts/mount/remote-manifest'

/** One verified release of a remote. */
export type LiveRelease = {
  name: string
  /** Address of its folder for browsers, with a slash at the end. */
  base: string
  integrity: string
  release: Release
  server: { url: string; integrity: string } | null
}

/** The releases that one session works with, by remote. The id follows from the versions. */
export type ReleaseSet = {
  id: string
  releases: Map<string, LiveRelease>
  /** Remotes of the registry that could not be loaded so far: their paths are unknown. */
  missing: string[]
}

export const releaseKey = ({ name, release }: LiveRelease): string => `${name}@${release.version}`

export function createReleaseSet(releases: LiveRelease[], missing: string[] = []): ReleaseSet {
  const sorted = releases.toSorted((one, other) => one.name.localeCompare(other.name))
  const content = [...sorted.map(releaseKey), ...missing].join()
  const id = createHash('sha256').update(content).digest('hex').slice(0, 12)
  return { id, releases: new Map(sorted.map((release) => [release.name, release])), missing }
}

/** Browsers are not told of routes for customer care alone (`compose-document.ts`): they need not judge them. */
type Asking = Visitor & Pick<Visit, 'customerCare'>

export type Route = RemoteManifest['routes'][number]

/** The remote and route that own a path: by first segment, else the remote that takes `*`. */
export function findRoute(
  { releases }: ReleaseSet,
  path: string,
  visitor: Asking,
): { owner: LiveRelease; route: Route } | null {
  const segment = path.split('/')[1] ?? ''
  return findSegment(releases, segment, { path, visitor }) ?? findSegment(releases, '*', { path, visitor })
}

type Asked = { path: string; visitor: Asking }

function findSegment(releases: Map<string, LiveRelease>, segment: string, { path, visitor }: Asked) {
  for (const owner of releases.values()) {
    const route = owner.release.manifest.routes.find(
      (entry) =>
        entry.segment === segment &&
        (!entry.careOnly || visitor.customerCare) &&
        isOpenRoute(entry, path, visitor),
    )
    if (route) return { owner, route }
  }
  return null
}

/**
 * Part of a release that the browser has to know. `start`: the script that it has been given in place of the entry.
 */
export function toBootRemote({ base, integrity, release }: LiveRelease, start?: string): BootRemote {
  const { version, manifest, entry, files } = release
  const known = { base, version, manifest }
  const startIntegrity = start && files[start]
  return startIntegrity
    ? { ...known, entry: { ...entry, file: start }, integrity: startIntegrity }
    : { ...known, entry, integrity }
}
