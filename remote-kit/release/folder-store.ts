import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { copyRelease } from './copy-release'
import { markSuperseded, pruneReleases } from './prune-releases'
import { readRegistry, requireRegistry, updateRegistry } from './registry'
import type { RegistryStore } from './registry-store'

/** The registry `<root>/registry.json`, with the releases below `<root>/releases/<name>/<version>/`. */
export function folderStore(root: string): RegistryStore {
  const file = path.join(root, 'registry.json')
  const releasesOf = (name: string) => path.join(root, 'releases', name)
  return {
    address: file,
    requireRegistry: () => requireRegistry(file),
    read: () => readRegistry(file),
    update: (change, options) => updateRegistry(file, change, options),
    readRelease: ({ name, version }) =>
      readFile(path.join(releasesOf(name), version, 'release.json'), 'utf8').catch(() => null),
    putRelease: ({ folder, release }) =>
      copyRelease({ from: folder, to: path.join(releasesOf(release.name), release.version), release }),
    markUsed: ({ name, versions }) => markSuperseded(releasesOf(name), versions),
    prune: ({ name, named }) => pruneReleases({ folder: releasesOf(name), named }),
  }
}
