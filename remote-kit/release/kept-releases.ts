import type { KeptRelease } from '@escapade/shared-contracts/mount/registry-api'
import type { RegistryStore } from './registry-store'

/** Releases of a remote that a store keeps, the newest first, and which of them the registry names. */
export async function keptReleases(store: RegistryStore, name: string): Promise<KeptRelease[]> {
  const { microFrontends, withdrawn = {} } = await store.read()
  const named = microFrontends[name] ?? []
  return (await store.releases(name)).map(({ version, at }) => {
    const entry = named.find(({ metadata }) => metadata.version === version)
    const share = entry?.deployment?.traffic ?? null
    return { version, at, share, isWithdrawn: withdrawn[name]?.includes(version) ?? false }
  })
}
