import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const { resolve } = createRequire(import.meta.url)

/** Version of a library as installed for the kit. Read from the file: not every package exports its package.json. */
export function installedVersion(name: string): string {
  const files = (resolve.paths(name) ?? []).map((folder) => path.join(folder, name, 'package.json'))
  const file = files.find((one) => existsSync(one))
  if (!file) throw new Error(`${name} is not installed: the kit asks for it`)
  return JSON.parse(readFileSync(file, 'utf8')).version
}
