import type { KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Registry, RegistryRelease, Release } from '@escapade/shared-contracts/mount/registry'
import { claimName, requireFreeRoutes } from './ownership'
import { registryEntry } from './registry-entry'
import type { RegistryStore } from './registry-store'
import { readSplit, type Split, versionOf, writeSplit } from './shares'

/** A remote in the store. */
type Remote = { store: RegistryStore; name: string }
type Publishing = {
  folder: string
  store: RegistryStore
  key: KeyObject
  mayCreate?: boolean | undefined
  /** Percent of the sessions that try it; the others stay on what is live. */
  canary?: number | undefined
}

/**
 * Puts a built release into the store and names it in the registry, signed with the key. Returns the release and the
 * entries that it takes the place of. Throws when name or routes are another's.
 */
export async function publishRelease({ folder, store, key, mayCreate, canary }: Publishing) {
  const releaseText = await readFile(path.join(folder, 'release.json'), 'utf8')
  const release: Release = JSON.parse(releaseText)
  const { name, version, manifest } = release
  const claim = async ({ owners = {}, microFrontends }: Registry) => {
    await requireFreeRoutes({ store, name, routes: manifest.routes, microFrontends })
    return claimName(owners, name, key)
  }
  // Judged before anything is copied, and again under the lock, which is not held while files are copied.
  if (!mayCreate) await store.requireRegistry()
  await claim(await store.read())
  await store.putRelease({ folder, release })
  let before: RegistryRelease[] | undefined
  let entries: RegistryRelease[] = []
  await store.update(
    async (registry) => {
      before = registry.microFrontends[name]
      const present = readSplit(before)
      const replaces = present.main ? versionOf(present.main) : undefined
      const entry = registryEntry(release, { releaseText, key, replaces })
      entries = writeSplit(canary ? beside(present, { entry, share: canary }) : { ...present, main: entry })
      const withdrawn = registry.withdrawn[name]?.filter((one) => one !== version) ?? []
      return {
        owners: await claim(registry),
        microFrontends: { ...registry.microFrontends, [name]: entries },
        withdrawn: { ...registry.withdrawn, [name]: withdrawn },
      }
    },
    { mayCreate },
  )
  await tidy({ store, name, version, before })
  return { release, before, named: entries.map(versionOf) }
}

/** A canary takes the place of the one before; it needs a release that the others stay on. */
function beside({ main }: Split, { entry, share }: { entry: RegistryRelease; share: number }): Split {
  if (!main)
    throw new Error('There is no live release beside which it could be tried: publish it for everybody')
  if (versionOf(main) === versionOf(entry)) throw new Error(`${versionOf(entry)} is for everybody already`)
  return { main, canary: entry, share }
}

/** Sessions go on with what was live until now, and old tabs with what was live lately. */
async function tidy({
  store,
  name,
  version,
  before = [],
}: Remote & { version: string; before?: RegistryRelease[] | undefined }): Promise<void> {
  const named = [version, ...before.map(({ metadata }) => metadata.version)]
  await store.markUsed({ name, versions: named })
  await store.prune({ name, named })
}

/** Names again what was live before a release that the shell refused, unless something else was published since. */
export const takeBack = ({
  store,
  name,
  version,
  before,
}: Remote & { version: string; before?: RegistryRelease[] | undefined }): Promise<void> =>
  store.update(({ microFrontends }) => {
    const { [name]: present = [], ...others } = microFrontends
    if (!present.some((entry) => versionOf(entry) === version)) return {}
    return { microFrontends: before ? { ...microFrontends, [name]: before } : others }
  })
