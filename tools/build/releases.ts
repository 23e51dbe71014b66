import process from 'node:process'
import { findBuilt } from '../../remote-kit/release/find-built'
import { folderStore } from '../../remote-kit/release/folder-store'
import { readPublishKey } from '../../remote-kit/release/publish-key'
import { registryInFolder } from '../../remote-kit/release/registry-in-folder'

/** Makes the release live that a remote's build left in its folder. Returns its version. */
export async function publishBuilt({ dir, root }: { dir: string; root: string }): Promise<string> {
  const key = await readPublishKey({ dir, given: process.env.PUBLISH_KEY })
  const folder = await findBuilt(dir)
  const { release } = await registryInFolder({ root, dir, key }).publish({ folder, mayCreate: true })
  return release.version
}

/** Tells if the registry names a release of the remote, and its files are there. */
export async function isLive({ name, root }: { name: string; root: string }): Promise<boolean> {
  const [entry] = (await folderStore(root).read()).microFrontends[name] ?? []
  if (!entry) return false
  return (await folderStore(root).readRelease({ name, version: entry.metadata.version })) !== null
}
