import { cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { integrityOf } from '../webpack/integrity-plugin.mjs'
import { claimName, requireFreeRoutes } from './ownership.mjs'
import { markSuperseded, pruneReleases } from './prune-releases.mjs'
import { signEntry } from './publish-key.mjs'
import { updateRegistry } from './registry.mjs'

export const registryOf = (root) => path.join(root, 'registry.json')
const releasesOf = (root, name) => path.join(root, 'releases', name)

/**
 * Puts a built release under `<root>/releases/<name>/<version>/` and names it in the registry, signed with the key.
 * Returns the release and the entries that it takes the place of. Throws when name or routes are another's.
 */
export async function publishRelease({ folder, root, key, mayCreate }) {
  const releaseText = await readFile(path.join(folder, 'release.json'), 'utf8')
  const release = JSON.parse(releaseText)
  const { name, version, manifest } = release
  let before
  await updateRegistry(
    registryOf(root),
    async ({ owners, microFrontends }) => {
      const claimed = claimName(owners, name, key)
      await requireFreeRoutes({ root, name, routes: manifest.routes, microFrontends })
      await copyOnce(folder, path.join(releasesOf(root, name), version))
      before = microFrontends[name]
      const entry = registryEntry(release, { releaseText, key, replaces: before?.[0]?.metadata.version })
      return { owners: claimed, microFrontends: { ...microFrontends, [name]: [entry] } }
    },
    { mayCreate },
  )
  await tidy({ root, name, version, before })
  return { release, before }
}

/** Sessions go on with what was live until now, and old tabs with what was live lately. */
async function tidy({ root, name, version, before = [] }) {
  const folder = releasesOf(root, name)
  const named = [version, ...before.map(({ metadata }) => metadata.version)]
  await markSuperseded(folder, named)
  await pruneReleases({ folder, named })
}

/** Names an older release again that is still on the disk. */
export async function rollBack({ root, name, version, key }) {
  let chosen = version
  await updateRegistry(registryOf(root), async ({ owners, microFrontends }) => {
    const [present] = microFrontends[name] ?? []
    chosen ??= present?.extras.replaces
    if (!chosen) throw new Error(`Which release? They are the folders of ${releasesOf(root, name)}`)
    const file = path.join(releasesOf(root, name), chosen, 'release.json')
    const releaseText = await readFile(file, 'utf8').catch(() => {
      throw new Error(`There is no release ${chosen} of ${name}`)
    })
    await markSuperseded(releasesOf(root, name), [present?.metadata.version, chosen].filter(Boolean))
    const entry = registryEntry(JSON.parse(releaseText), { releaseText, key })
    return { owners: claimName(owners, name, key), microFrontends: { ...microFrontends, [name]: [entry] } }
  })
  return chosen
}

/** Names again what was live before a release that the shell refused, unless something else was published since. */
export const takeBack = ({ root, name, version, before }) =>
  updateRegistry(registryOf(root), ({ microFrontends }) => {
    const { [name]: present = [], ...others } = microFrontends
    if (present[0]?.metadata.version !== version) return {}
    return { microFrontends: before ? { ...microFrontends, [name]: before } : others }
  })

/** A release folder appears whole or not at all, and never changes afterwards. */
async function copyOnce(from, to) {
  if (await exists(path.join(to, 'release.json'))) return
  const temporary = `${to}.${process.pid}.tmp`
  await rm(temporary, { recursive: true, force: true })
  await mkdir(path.dirname(to), { recursive: true })
  await cp(from, temporary, { recursive: true })
  await rm(to, { recursive: true, force: true })
  await rename(temporary, to)
}

function registryEntry({ name, version, entry, server, files }, { releaseText, key, replaces }) {
  const url = (file) => `/remotes/${name}/${version}/${file}`
  const described = {
    url: url(entry.file),
    metadata: { version, integrity: files[entry.file] },
    deployment: { traffic: 100, default: true },
    extras: {
      release: { url: url('release.json'), integrity: integrityOf(releaseText) },
      server: { url: url(server), integrity: files[server] },
    },
  }
  const signature = signEntry(name, described, key)
  // Publishing the same release again does not make it its own predecessor.
  const former = replaces === version ? undefined : replaces
  return { ...described, extras: { ...described.extras, signature, replaces: former } }
}

const exists = (file) =>
  stat(file).then(
    () => true,
    () => false,
  )
