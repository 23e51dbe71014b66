import { randomUUID } from 'node:crypto'
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFolder } from '@escapade/shared-contracts/settings/make-folder'

export type DiskCache = {
  read(name: string): Promise<Buffer | undefined>
  write(name: string, bytes: Buffer): Promise<void>
}
type CachedFile = { path: string; size: number; time: number }

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Nothing when the file was renamed or deleted since it was listed. */
async function measure(path: string): Promise<CachedFile[]> {
  try {
    const { size, mtimeMs } = await stat(path)
    return [{ path, size, time: mtimeMs }]
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

async function listFiles(folder: string): Promise<CachedFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const measured = await Promise.all(files.map((entry) => measure(join(entry.parentPath, entry.name))))
  return measured.flat()
}

/**
 * Deletes the oldest files until a fifth of the room is free again.
 * Limit: the least used ones would be the better choice, at the price of a write per read.
 */
async function sweep(folder: string, maxBytes: number): Promise<void> {
  const files = (await listFiles(folder)).sort((a, b) => a.time - b.time)
  let total = files.reduce((sum, file) => sum + file.size, 0)
  if (total <= maxBytes) return
  for (const file of files) {
    if (total <= maxBytes * 0.8) return
    await rm(file.path, { force: true })
    total -= file.size
  }
}

/**
 * Files under one folder, written beside and renamed, so that a reader or a killed process never leaves half a
 * picture. Every `maxBytes / 10` written the folder is measured and, when too big, relieved of its oldest files.
 */
export function createDiskCache({ folder, maxBytes }: { folder: string; maxBytes: number }): DiskCache {
  let unmeasured = 0
  return {
    read: (name) =>
      readFile(join(folder, name)).catch((error) => {
        if (isMissing(error)) return undefined
        throw error
      }),
    async write(name, bytes) {
      const path = join(folder, name)
      const beside = `${path}.${randomUUID()}`
      await makeFolder(dirname(path))
      await writeFile(beside, bytes)
      await rename(beside, path)
      unmeasured += bytes.length
      if (unmeasured < maxBytes / 10) return
      unmeasured = 0
      await sweep(folder, maxBytes)
    },
  }
}
