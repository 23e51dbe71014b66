import { access } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { findBuilt } from '../../remote-kit/release/find-built'
import { readPublishKey } from '../../remote-kit/release/publish-key'
import { publishRelease, registryOf } from '../../remote-kit/release/publish-release'
import { readRegistry } from '../../remote-kit/release/registry'

/** Makes the release live that a remote's build left in its folder. Returns its version. */
export async function publishBuilt({ dir, root }: { dir: string; root: string }): Promise<string> {
  const key = await readPublishKey({ dir, given: process.env.PUBLISH_KEY })
  const { release } = await publishRelease({ folder: await findBuilt(dir), root, key, mayCreate: true })
  return release.version
}

/** Tells if the registry names a release of the remote, and its files are there. */
export async function isLive({ name, root }: { name: string; root: string }): Promise<boolean> {
  const [entry] = (await readRegistry(registryOf(root))).microFrontends[name] ?? []
  if (!entry) return false
  return access(path.join(root, 'releases', name, entry.metadata.version, 'release.json')).then(
    () => true,
    () => false,
  )
}
