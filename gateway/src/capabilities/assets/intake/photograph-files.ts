import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

const photographs = /\.(jpe?g|png|webp|avif)$/i

/** Files as they are named, and the photographs of folders, however deep, in the order of their names. */
export async function photographFiles(paths: readonly string[]): Promise<string[]> {
  const found = await Promise.all(paths.map(filesOf))
  return [...new Set(found.flat())]
}

async function filesOf(path: string): Promise<string[]> {
  const place = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${path} cannot be read: ${error.code}`)
  })
  if (!place.isDirectory()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && photographs.test(entry.name) && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
