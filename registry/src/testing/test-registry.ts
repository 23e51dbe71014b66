import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createFolderStore } from '@escapade/gateway/platform/objects/folder-store'
import { openFilledCopy } from '@escapade/gateway/testing/databases/filled-copy'
import { registryOverHttp } from '@escapade/remote-kit/release/registry-over-http'
import { built } from '@escapade/remote-kit/release/testing'
import { createRegistry } from '../create-registry'
import { prepare } from '../database/open-database'
import type { RegistryDeps } from '../deps'
import { createKeptFiles } from '../files/kept-files'
import { invite } from '../squads/squads'

/** Another schema is another template. */
const schemaHash = createHash('sha256')
  .update(readFileSync(path.join(__dirname, '../database/migrations.ts')))
  .digest('hex')
  .slice(0, 12)

export const newKey = (): KeyObject => generateKeyPairSync('ed25519').privateKey

/** A registry on a PostgreSQL database of its own, that listens. */
export async function startRegistry({
  isOpen = false,
  trials = null,
}: Pick<Partial<RegistryDeps>, 'isOpen' | 'trials'> = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'registry-'))
  const handle = await openFilledCopy(
    `filled_registry_${schemaHash}`,
    async (database) => void (await prepare(database)),
    10,
  )
  const { db } = await prepare(handle)
  const files = createKeptFiles(createFolderStore(path.join(folder, 'files')))
  const app = await createRegistry({ db, files, now: () => new Date(), isOpen, trials })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const said: string[] = []

  /** The registry as a squad with this key sees it. */
  const as = (key: KeyObject) =>
    registryOverHttp({ address, dir: folder, key, say: (text) => void said.push(text) })

  return {
    app,
    db,
    files,
    address,
    said,
    as,
    invite: (squad: string) => invite(db, { squad, now: new Date() }),
    /** A squad that has joined. */
    async squad(name: string) {
      const key = newKey()
      const registry = as(key)
      await registry.join(await invite(db, { squad: name, now: new Date() }))
      return { key, ...registry }
    },
    /** The folder of a built release. */
    async build(
      name: string,
      version: string,
      facts: Omit<Partial<Parameters<typeof built>[0]>, 'root' | 'name' | 'version'> = {},
    ) {
      const dir = await built({ root: folder, name, version, ...facts })
      const place = path.join(folder, 'built', name, version)
      await cp(path.join(dir, 'dist', version), place, { recursive: true })
      return place
    },
    read: async () => (await fetch(`${address}/registry.json`)).json(),
    async shares(name: string): Promise<Record<string, number>> {
      const { microFrontends } = await this.read()
      return Object.fromEntries(
        (microFrontends[name] ?? []).map(
          (entry: { metadata: { version: string }; deployment: { traffic: number } }) => [
            entry.metadata.version,
            entry.deployment.traffic,
          ],
        ),
      )
    },
    async close() {
      await app.close()
      await handle.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type TestRegistry = Awaited<ReturnType<typeof startRegistry>>
