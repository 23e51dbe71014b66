import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { makeFolder } from '@escapade/shared-contracts/settings/make-folder'
import { checkKey, type ObjectStore } from './object-store'

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

function orMissing<T>(fallback: T) {
  return (error: unknown): T => {
    if (isMissing(error)) return fallback
    throw error
  }
}

/** Files under one folder, written beside and renamed: a killed process leaves no half file under its name. */
export function createFolderStore(folder: string): ObjectStore {
  const pathOf = (key: string) => join(folder, checkKey(key))
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      const draft = `${path}.${randomUUID()}`
      await makeFolder(dirname(path))
      await writeFile(draft, bytes, { flush: true })
      await rename(draft, path)
    },
    async get(key) {
      const file = await open(pathOf(key)).catch(orMissing(null))
      return file && createReadStream('', { fd: file })
    },
    exists: (key) =>
      access(pathOf(key)).then(
        () => true,
        (error) => orMissing(false)(error),
      ),
    delete: (key) => rm(pathOf(key), { force: true }),
    async *list() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(orMissing([]))
      for (const entry of entries) {
        const key = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')
        if (entry.isFile() && !draftPattern.test(key)) yield key
      }
    },
  }
}

/** Names of files that a killed process left behind. */
const draftPattern = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
