import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** Contents of the files below a folder whose names fit. */
export async function textsIn(folder: string, wanted: RegExp): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const files = entries.filter((entry) => entry.isFile() && wanted.test(entry.name))
  return Promise.all(files.map((entry) => readFile(path.join(entry.parentPath, entry.name), 'utf8')))
}
