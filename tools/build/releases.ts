import path from 'node:path'
import process from 'node:process'
import { findBuilt } from '../../remote-kit/release/find-built'
import { folderStore } from '../../remote-kit/release/folder-store'
import { readPublishKey } from '../../remote-kit/release/publish-key'
import { registryInFolder } from '../../remote-kit/release/registry-in-folder'

export { runningRegistry } from '../../remote-kit/release/running-registry'

import { registryOverHttp } from '../../remote-kit/release/registry-over-http'

/** Makes the release live that a remote's build left in its folder. Returns its version. */
export async function publishBuilt({ dir, root }: { dir: string; root: string }): Promise<string> {
  const key = await readPublishKey({ dir, given: process.env.PUBLISH_KEY })
  const folder = await findBuilt(dir)
  const { release } = await registryInFolder({ root, dir, key }).publish({ folder, mayCreate: true })
  return release.version
}

type Bringing = {
  root: string
  address: string
  /** Names of remotes that are left out. */
  without?: readonly string[]
}

/**
 * Publishes to a registry that runs what was built and it has not got, in the name of each remote's own key. What a
 * squad has done there since, such as a rollback, stays.
 */
export async function bringBuilt({ root, address, without = [] }: Bringing): Promise<void> {
  const { microFrontends } = await folderStore(root).read()
  const bring = async (name: string, version: string) => {
    const dir = path.join(root, '..', name)
    const key = await readPublishKey({ dir, given: process.env.PUBLISH_KEY })
    const registry = registryOverHttp({ address, dir, key, say: () => {} })
    const kept = await registry.releases(name)
    if (kept.some((one) => one.version === version)) return
    // In a checkout's own registry remotes of one commit go together, and the shop may not run yet.
    const untried = !process.env.REGISTRY_URL
    await registry.publish({ folder: path.join(root, 'releases', name, version), untried })
  }
  const refused: (() => Promise<void>)[] = []
  for (const [name, entries] of Object.entries(microFrontends)) {
    const version = entries.at(-1)?.metadata.version
    if (!version || without.includes(name)) continue
    const publish = () => bring(name, version)
    await publish().catch(() => refused.push(publish))
  }
  // A remote that takes over a route of another waits for the release in which that one has given it up.
  for (const publish of refused) await publish()
}

/** Tells if the registry names a release of the remote, and its files are there. */
export async function isLive({ name, root }: { name: string; root: string }): Promise<boolean> {
  const [entry] = (await folderStore(root).read()).microFrontends[name] ?? []
  if (!entry) return false
  return (await folderStore(root).readRelease({ name, version: entry.metadata.version })) !== null
}
