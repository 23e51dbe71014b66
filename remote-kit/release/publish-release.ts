import type { KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Registry, RegistryRelease, Release } from '@escapade/shared-contracts/mount/registry'
import { integrityOf } from './integrity'
import { claimName, requireFreeRoutes } from './ownership'
import { signEntry } from './publish-key'
import type { RegistryStore } from './registry-store'

/** A remote in the store. */
type Remote = { store: RegistryStore; name: string }
type Publishing = { folder: string; store: RegistryStore; key: KeyObject; mayCreate?: boolean | undefined }

/**
 * Puts a built release into the store and names it in the registry, signed with the key. Returns the release and the
 * entries that it takes the place of. Throws when name or routes are another's.
 */
export async function publishRelease({ folder, store, key, mayCreate }: Publishing) {
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
  await store.update(
    async (registry) => {
      before = registry.microFrontends[name]
      const entry = registryEntry(release, { releaseText, key, replaces: before?.[0]?.metadata.version })
      return {
        owners: await claim(registry),
        microFrontends: { ...registry.microFrontends, [name]: [entry] },
      }
    },
    { mayCreate },
  )
  await tidy({ store, name, version, before })
  return { release, before }
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

/** Names an older release again that is still in the store. */
export async function rollBack({
  store,
  name,
  version,
  key,
}: Remote & { version?: string; key: KeyObject }): Promise<string> {
  let chosen = version ?? ''
  await store.update(async ({ owners, microFrontends }) => {
    const [present] = microFrontends[name] ?? []
    chosen ||= present?.extras.replaces ?? ''
    if (!chosen) throw new Error(`Which release of ${name}? ${store.address} names none before this one`)
    const releaseText = await store.readRelease({ name, version: chosen })
    if (releaseText === null) throw new Error(`There is no release ${chosen} of ${name}`)
    const versions = present ? [present.metadata.version, chosen] : [chosen]
    await store.markUsed({ name, versions })
    const entry = registryEntry(JSON.parse(releaseText), { releaseText, key })
    return { owners: claimName(owners, name, key), microFrontends: { ...microFrontends, [name]: [entry] } }
  })
  return chosen
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
    if (present[0]?.metadata.version !== version) return {}
    return { microFrontends: before ? { ...microFrontends, [name]: before } : others }
  })

type Signing = { releaseText: string; key: KeyObject; replaces?: string }

function registryEntry(
  { name, version, entry, server, files }: Release,
  { releaseText, key, replaces }: Signing,
): RegistryRelease {
  const url = (file: string) => `/remotes/${name}/${version}/${file}`
  const described = {
    url: url(entry.file),
    metadata: { version, integrity: hashIn(files, entry.file) },
    deployment: { traffic: 100, default: true },
    extras: {
      release: { url: url('release.json'), integrity: integrityOf(releaseText) },
      server: server ? { url: url(server), integrity: hashIn(files, server) } : undefined,
    },
  }
  const signature = signEntry(name, described, key)
  // Publishing the same release again does not make it its own predecessor.
  const former = replaces === version ? undefined : replaces
  return { ...described, extras: { ...described.extras, signature, replaces: former } }
}

function hashIn(files: Release['files'], file: string): string {
  const integrity = files[file]
  if (!integrity) throw new Error(`release.json has no hash of ${file}`)
  return integrity
}
