import { cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { integrityOf } from '../webpack/integrity-plugin.mjs'
import { updateRegistry } from './registry.mjs'

/** Releases of one remote that stay on disk: tabs opened before keep loading their chunks. */
const keptReleases = 10

/** Puts a built release under `<root>/releases/<name>/<version>/` and makes it the live one in the registry. */
export async function publishRelease({ folder, root }) {
  const releaseText = await readFile(path.join(folder, 'release.json'), 'utf8')
  const release = JSON.parse(releaseText)
  const remoteFolder = path.join(root, 'releases', release.name)
  await copyOnce(folder, path.join(remoteFolder, release.version))
  await updateRegistry(path.join(root, 'registry.json'), (microFrontends) => ({
    ...microFrontends,
    [release.name]: [registryEntry(release, releaseText)],
  }))
  await prune(remoteFolder, release.version)
  return release
}

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

function registryEntry({ name, version, entry, server, files }, releaseText) {
  const url = (file) => `/remotes/${name}/${version}/${file}`
  return {
    url: url(entry.file),
    metadata: { version, integrity: files[entry.file] },
    deployment: { traffic: 100, default: true },
    extras: {
      release: { url: url('release.json'), integrity: integrityOf(releaseText) },
      server: { url: url(server), integrity: files[server] },
    },
  }
}

async function prune(remoteFolder, live) {
  const names = (await readdir(remoteFolder)).filter((name) => name !== live)
  const dated = names.map(async (name) => ({ name, at: (await stat(path.join(remoteFolder, name))).mtimeMs }))
  const oldest = (await Promise.all(dated)).sort((one, other) => other.at - one.at).slice(keptReleases - 1)
  await Promise.all(
    oldest.map(({ name }) => rm(path.join(remoteFolder, name), { recursive: true, force: true })),
  )
}

const exists = (file) =>
  stat(file).then(
    () => true,
    () => false,
  )
