import { appendFile, cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { lane, ports } from './addresses'
import { type Change, changeRelease } from './change-release'
import { type Running, varDir, workspace } from './processes'
import { startShell } from './shop'

const folder = path.join(varDir, `spoilt-${lane}`)

/** Root of releases, registry and keys of the test's own. */
export const spoiltRoot = folder

/** A copy of the built releases and their registry, which a test may spoil. */
const releasesDir = path.join(folder, 'releases')
export const registryFile = path.join(folder, 'registry.json')

const name = `failing-${lane}`
/** Address of the shell over them. */
export const spoiltShop = `http://localhost:${ports.failing}`

export const startSpoiltShell = (): Promise<Running> =>
  startShell({ port: ports.failing, registry: registryFile, releasesDir, name, strict: true })

/** Releases as they were built, and a shell that knows nothing else. */
export async function openSpoiltShop(): Promise<Running> {
  await copyReleases()
  return startSpoiltShell()
}

type Registry = {
  microFrontends: Record<
    string,
    [
      {
        url: string
        metadata: { version: string; integrity: string }
        extras: Record<'release' | 'server', { url: string; integrity: string }>
      },
    ]
  >
}

async function copyReleases(): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await forgetReleases(path.join(varDir, name, 'shell'))
  await cp(path.join(workspace, 'var/releases'), releasesDir, { recursive: true })
  const registry = JSON.parse(await readFile(path.join(workspace, 'var/registry.json'), 'utf8'))
  // Releases of the test's own are not signed.
  await writeFile(registryFile, JSON.stringify({ ...registry, owners: {} }))
}

/** Forgets the releases that the last shell knew. Compressed files go by their content, which is equal again. */
async function forgetReleases(cacheDir: string): Promise<void> {
  const kept = await readdir(cacheDir).catch(() => [])
  const known = kept.filter((entry) => entry !== 'compressed')
  await Promise.all(known.map((entry) => rm(path.join(cacheDir, entry), { recursive: true, force: true })))
}

const readRegistry = async (): Promise<Registry> => JSON.parse(await readFile(registryFile, 'utf8'))

async function releaseFolder(remote: string): Promise<string> {
  const [entry] = (await readRegistry()).microFrontends[remote] ?? []
  if (!entry) throw new Error(`${remote} is not in the registry`)
  return path.join(releasesDir, remote, entry.metadata.version)
}

/** A new release of a remote with other contents and right hashes, as a squad would publish it. */
export async function publishChanged(remote: string, version: string, change: Change): Promise<void> {
  const from = await releaseFolder(remote)
  const to = path.join(releasesDir, remote, version)
  await cp(from, to, { recursive: true })
  await register(remote, version, await changeRelease(to, version, change))
}

async function register(remote: string, version: string, hashes: { release: string; server: string }) {
  const registry = await readRegistry()
  const [entry] = registry.microFrontends[remote] ?? []
  if (!entry) throw new Error(`${remote} is not in the registry`)
  const old = entry.metadata.version
  const moved = (url: string) => url.replace(`/${old}/`, `/${version}/`)
  entry.url = moved(entry.url)
  entry.metadata.version = version
  entry.extras.release = { url: moved(entry.extras.release.url), integrity: hashes.release }
  entry.extras.server = { url: moved(entry.extras.server.url), integrity: hashes.server }
  await writeFile(registryFile, JSON.stringify(registry))
}

/** Takes a release from everybody, as `remote-kit rollback` does. */
export async function withdraw(remote: string, version: string): Promise<void> {
  const registry = await readRegistry()
  await writeFile(registryFile, JSON.stringify({ ...registry, withdrawn: { [remote]: [version] } }))
}

/** Version of a remote that the registry names. */
export async function liveVersion(remote: string): Promise<string> {
  return path.basename(await releaseFolder(remote))
}

/** Makes a remote's server render do something else for visitors: `body`. The shell's own try-out it passes. */
export const publishServer = (remote: string, version: string, body: string) =>
  publishChanged(remote, version, (file, content) =>
    file === 'server.cjs' ? `${content}\n;${failingForVisitors(body)}\n` : content,
  )

const failingForVisitors = (body: string) => `const { render } = module.exports
module.exports = { render: async (request) => { if (request.requestId === 'warm-up') return render(request); ${body} } }`

/** Takes a release away as a dead server would; returns what brings it back. */
export async function takeAway(remote: string): Promise<() => Promise<void>> {
  const release = await releaseFolder(remote)
  await cp(release, `${release}.away`, { recursive: true })
  await rm(release, { recursive: true })
  return () => cp(`${release}.away`, release, { recursive: true })
}

/** Adds to a file of a release without telling its hash. */
export async function tamperWith(remote: string, name: string, added: string): Promise<void> {
  await appendFile(path.join(await releaseFolder(remote), name), `\n;${added}\n`)
}
