/** @jest-environment node */
import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Registry } from '@escapade/shared-contracts/mount/registry'
import { publishRelease, rollBack } from './publish-release'
import type { RegistryStore } from './registry-store'
import { built } from './testing'

let root: string
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'store-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

/** A store without a disk, as one behind an API would be. */
function memoryStore() {
  const releases = new Map<string, string>()
  let registry: Required<Registry> = { schema: '', id: 'memory', owners: {}, microFrontends: {} }
  const store: RegistryStore = {
    address: 'memory',
    requireRegistry: async () => {},
    read: async () => registry,
    async update(change) {
      registry = { ...registry, ...(await change(registry)) }
    },
    readRelease: async ({ name, version }) => releases.get(`${name} ${version}`) ?? null,
    async putRelease({ folder, release: { name, version } }) {
      releases.set(`${name} ${version}`, await readFile(path.join(folder, 'release.json'), 'utf8'))
    },
    markUsed: async () => {},
    prune: async () => {},
  }
  return { store, liveOf: (name: string) => registry.microFrontends[name]?.[0]?.metadata.version }
}

const newKey = () => generateKeyPairSync('ed25519').privateKey
type Released = { name: string; version: string; segment?: string; key: KeyObject; store: RegistryStore }

async function publish({ name, version, segment = name, key, store }: Released) {
  const dir = await built({ root, name, version, segment })
  return publishRelease({ folder: path.join(dir, 'dist', version), store, key })
}

describe('what is decided beside the store', () => {
  it('names a release, keeps its predecessor, and names it again', async () => {
    const { store, liveOf } = memoryStore()
    const key = newKey()
    await publish({ name: 'mf-spa', version: 'one', key, store })
    await publish({ name: 'mf-spa', version: 'two', key, store })
    expect(liveOf('mf-spa')).toBe('two')
    expect(await rollBack({ store, name: 'mf-spa', key })).toBe('one')
    expect(liveOf('mf-spa')).toBe('one')
    await expect(rollBack({ store, name: 'mf-spa', version: 'none', key })).rejects.toThrow('no release none')
  })

  it('refuses a name and a route that are another publisher’s, and leaves what was live', async () => {
    const { store, liveOf } = memoryStore()
    await publish({ name: 'mf-spa', version: 'one', key: newKey(), store })
    await expect(publish({ name: 'mf-spa', version: 'two', key: newKey(), store })).rejects.toThrow(
      'belongs to another publisher',
    )
    const taker = { name: 'mf-taker', version: 'one', segment: 'mf-spa', key: newKey(), store }
    await expect(publish(taker)).rejects.toThrow('The route "mf-spa" belongs to mf-spa')
    expect([liveOf('mf-spa'), liveOf('mf-taker')]).toEqual(['one', undefined])
  })
})
