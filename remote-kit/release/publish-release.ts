import type { KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Registry, RegistryRelease, Release } from '@escapade/shared-contracts/mount/registry'
import { copyRelease } from './copy-release'
import { integrityOf } from './integrity'
import { claimName, requireFreeRoutes } from './ownership'
import { markSuperseded, pruneReleases } from './prune-releases'
import { signEntry } from './publish-key'
import { readRegistry, requireRegistry, updateRegistry } from './registry'

type Publishing = { folder: string; root: string; key: KeyObject; mayCreate?: boolean }
/** A remote below a root. */
type Remote = { root: string; name: string }

export const registryOf = (root: string): string => path.join(root, 'registry.json')
const releasesOf = (root: string, name: string): string => path.join(root, 'releases', name)

/**
 * Puts a built release under `<root>/releases/<name>/<version>/` and names it in the registry, signed with the key.
 * Returns the release and the entries that it takes the place of. Throws when name or routes are another's.
 */
export async function publishRelease({ folder, root, key, mayCreate }: Publishing) {
  const releaseText = await readFile(path.join(folder, 'release.json'), 'utf8')
  const release: Release = JSON.parse(releaseText)
  const { name, version, manifest } = release
  const file = registryOf(root)
  const claim = async ({ owners = {}, microFrontends }: Registry) => {
    await requireFreeRoutes({ root, name, routes: manifest.routes, microFrontends })
    return claimName(owners, name, key)
  }
  // Judged before anything is copied, and again under the lock, which is not held while files are copied.
  if (!mayCreate) await requireRegistry(file)
  await claim(await readRegistry(file))
  await copyRelease({ from: folder, to: path.join(releasesOf(root, name), version), release })
  let before: RegistryRelease[] | undefined
  await updateRegistry(
    file,
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
  await tidy({ root, name, version, before })
  return { release, before }
}

/** Sessions go on with what was live until now, and old tabs with what was live lately. */
async function tidy({
  root,
  name,
  version,
  before = [],
}: Remote & { version: string; before?: RegistryRelease[] }): Promise<void> {
  const folder = releasesOf(root, name)
  const named = [version, ...before.map(({ metadata }) => metadata.version)]
  await markSuperseded(folder, named)
  await pruneReleases({ folder, named })
}

/** Names an older release again that is still on the disk. */
export async function rollBack({
  root,
  name,
  version,
  key,
}: Remote & { version?: string; key: KeyObject }): Promise<string> {
  let chosen = version ?? ''
  await updateRegistry(registryOf(root), async ({ owners, microFrontends }) => {
    const [present] = microFrontends[name] ?? []
    chosen ||= present?.extras.replaces ?? ''
    if (!chosen) throw new Error(`Which release? They are the folders of ${releasesOf(root, name)}`)
    const file = path.join(releasesOf(root, name), chosen, 'release.json')
    const releaseText = await readFile(file, 'utf8').catch(() => {
      throw new Error(`There is no release ${chosen} of ${name}`)
    })
    await markSuperseded(releasesOf(root, name), present ? [present.metadata.version, chosen] : [chosen])
    const entry = registryEntry(JSON.parse(releaseText), { releaseText, key })
    return { owners: claimName(owners, name, key), microFrontends: { ...microFrontends, [name]: [entry] } }
  })
  return chosen
}

/** Names again what was live before a release that the shell refused, unless something else was published since. */
export const takeBack = ({
  root,
  name,
  version,
  before,
}: Remote & { version: string; before?: RegistryRelease[] }): Promise<void> =>
  updateRegistry(registryOf(root), ({ microFrontends }) => {
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
