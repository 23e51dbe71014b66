import type { Release } from '@escapade/shared-contracts/mount/registry'
import type { RegistryStore } from './registry-store'
import { versionOf } from './shares'

export type Store = Pick<RegistryStore, 'read' | 'readRelease' | 'releases'>
/** A release that visitors have. `share`: percent of the sessions. */
export type Named = { release: Release; share: number }

/** Live releases and canaries of all remotes. */
export async function namedReleases(store: Store): Promise<Named[]> {
  const { microFrontends } = await store.read()
  const entries = Object.entries(microFrontends).flatMap(([name, all]) =>
    all.map((entry) => ({ name, entry })),
  )
  const named = entries.map(async ({ name, entry }) => {
    const text = await store.readRelease({ name, version: versionOf(entry) })
    return text === null
      ? []
      : [{ release: JSON.parse(text) as Release, share: entry.deployment?.traffic ?? 100 }]
  })
  return (await Promise.all(named)).flat()
}

/** A named release in words: `mf-hotel 1a2b3c, 100 % of the sessions, since 2026-11-20T09:30:00.000Z`. */
export async function describeNamed(store: Store, { release, share }: Named): Promise<string> {
  const { name, version } = release
  return `${name} ${version}, ${share} % of the sessions, since ${await sinceOf(store, release)}`
}

/** ISO instant at which a release was published; empty where the registry does not know. */
export async function sinceOf(
  store: Store,
  { name, version }: Pick<Release, 'name' | 'version'>,
): Promise<string> {
  return (await store.releases(name)).find((one) => one.version === version)?.at ?? ''
}
