import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { KeepFile } from '../platform/keep-file'
import { type KnownRegistry, parseRegistry } from './read-registry'

/** The releases that were live, on the disk: what a start falls back on. Absent at the very first one. */
export type LastGood = {
  read(): Promise<KnownRegistry | null>
  write(registry: Omit<KnownRegistry, 'malformed'>): Promise<void>
}

export function createLastGood(cacheDir: string, keep: KeepFile): LastGood {
  const file = path.join(cacheDir, 'registry.json')
  return {
    read: () =>
      readFile(file, 'utf8')
        .then(parseRegistry)
        .catch(() => null),
    async write({ id, owners, withdrawn, remotes }) {
      const microFrontends = Object.fromEntries(remotes)
      await keep(
        file,
        JSON.stringify({ schema: 'last good releases', id, owners, withdrawn, microFrontends }),
      )
    },
  }
}
