import { appendFile, readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Release } from '@escapade/shared-contracts/mount/registry'
import type { HistoryRecord } from '@escapade/shared-contracts/mount/registry-api'
import { copyRelease } from './copy-release'
import { markSuperseded, pruneReleases } from './prune-releases'
import { readRegistry, requireRegistry, updateRegistry } from './registry'
import type { RegistryStore } from './registry-store'

/**
 * The registry `<root>/registry.json`, with the releases below `<root>/releases/<name>/<version>/`, and what was
 * done in `<root>/registry.history.jsonl`.
 */
export function folderStore(root: string) {
  const file = path.join(root, 'registry.json')
  const ledger = path.join(root, 'registry.history.jsonl')
  const releasesOf = (name: string) => path.join(root, 'releases', name)
  const store: RegistryStore = {
    address: file,
    requireRegistry: () => requireRegistry(file),
    read: () => readRegistry(file),
    update: (change, options) => updateRegistry(file, change, options),
    readRelease: ({ name, version }) =>
      readFile(path.join(releasesOf(name), version, 'release.json'), 'utf8').catch(() => null),
    releases: (name) => listReleases(releasesOf(name)),
    note: (record) => appendFile(ledger, `${JSON.stringify(record)}\n`),
    history: async (name) => (await readLedger(ledger)).filter((record) => record.name === name),
    markUsed: ({ name, versions }) => markSuperseded(releasesOf(name), versions),
    prune: ({ name, named }) => pruneReleases({ folder: releasesOf(name), named }),
  }
  return {
    ...store,
    /** Takes a built folder: it appears whole or not at all. */
    putRelease: ({ folder, release }: { folder: string; release: Release }) =>
      copyRelease({ from: folder, to: path.join(releasesOf(release.name), release.version), release }),
  }
}

/** By the time of `release.json`, which nothing renews. */
async function listReleases(folder: string): Promise<{ version: string; at: string }[]> {
  const versions = await readdir(folder).catch(() => [])
  const found = await Promise.all(
    versions.map(async (version) => {
      const file = await stat(path.join(folder, version, 'release.json')).catch(() => null)
      return file ? [{ version, at: file.mtime.toISOString() }] : []
    }),
  )
  return found.flat().toSorted((one, other) => other.at.localeCompare(one.at))
}

/** Without a line that a stopped process left half written. */
async function readLedger(file: string): Promise<HistoryRecord[]> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line)]
    } catch {
      return []
    }
  })
}
