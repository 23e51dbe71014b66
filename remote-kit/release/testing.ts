import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Release } from '@escapade/shared-contracts/mount/registry'
import type { HistoryRecord } from '@escapade/shared-contracts/mount/registry-api'
import { integrityOf } from './integrity'
import type { Described } from './publish-release'
import type { RegistryParts, RegistryStore } from './registry-store'

const run = promisify(execFile)
const kit = path.resolve(__dirname, '..')

type Built = {
  root: string
  name: string
  version: string
  folder?: string
  segment?: string
  fragments?: string[]
  shows?: string[]
  contract?: Release['contract']
}

/** A remote's folder as a build leaves it, below the root. */
export async function built({
  root,
  name,
  version,
  folder = name,
  segment = name,
  fragments = [],
  shows = [],
  contract,
}: Built): Promise<string> {
  const dir = path.join(root, 'squads', folder)
  const release = path.join(dir, 'dist', version)
  await mkdir(release, { recursive: true })
  const files = {
    'entry.js': `entry ${version}`,
    'server.cjs': `exports.render = async () => ({ html: '${version}' })`,
  }
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(release, file), text)
  const manifest = { name, routes: [{ segment, page: 'x' }], fragments }
  await writeFile(path.join(dir, 'remote.json'), JSON.stringify(manifest))
  const described = {
    name,
    version,
    manifest,
    entry: { file: 'entry.js', global: 'x' },
    exposes: {},
    server: 'server.cjs',
    uses: { fragments: shows, flags: [] },
    contract,
    files: Object.fromEntries(Object.entries(files).map(([file, text]) => [file, integrityOf(text)])),
  }
  await writeFile(path.join(release, 'release.json'), JSON.stringify(described))
  return dir
}

/** The port of discarded packets: no shell answers there. */
const noShell = 'http://127.0.0.1:9'

/** Runs the command as a squad does, in the remote's folder. */
export const remoteKit = (dir: string, args: string[], env: Record<string, string> = {}) =>
  run(process.execPath, [path.join(kit, 'bin/remote-kit.mjs'), ...args], {
    cwd: dir,
    env: { ...process.env, NODE_ENV: 'production', SHELL_URL: noShell, ...env },
  })

export const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8'))

/** A store without a disk, as one behind an API would be. */
export function memoryStore() {
  const texts = new Map<string, string>()
  const records: HistoryRecord[] = []
  let registry: RegistryParts = {
    schema: '',
    id: 'memory',
    owners: {},
    withdrawn: {},
    seen: {},
    frozen: {},
    microFrontends: {},
  }
  const store: RegistryStore = {
    address: 'memory',
    requireRegistry: async () => {},
    read: async () => registry,
    async update(change) {
      registry = { ...registry, ...(await change(registry)) }
    },
    readRelease: async ({ name, version }) => texts.get(`${name} ${version}`) ?? null,
    releases: async (name) =>
      [...texts.keys()].reverse().flatMap((key) => {
        const [owner, version = ''] = key.split(' ')
        return owner === name ? [{ version, at: '2026-11-20T09:30:00.000Z' }] : []
      }),
    note: async (record) => void records.push(record),
    history: async (name) => records.filter((record) => record.name === name),
    markUsed: async () => {},
    prune: async () => {},
  }
  return {
    store,
    keep: ({ release: { name, version }, releaseText }: Described) =>
      void texts.set(`${name} ${version}`, releaseText),
    sharesOf: (name: string) =>
      Object.fromEntries(
        (registry.microFrontends[name] ?? []).map(({ metadata, deployment }) => [
          metadata.version,
          deployment?.traffic,
        ]),
      ),
    withdrawnOf: (name: string) => registry.withdrawn[name],
    /** Puts something else where a remote's entries belong. */
    spoil: (name: string, entries: unknown) => {
      registry = { ...registry, microFrontends: { ...registry.microFrontends, [name]: entries as [] } }
    },
  }
}
