import { readFileSync } from 'node:fs'
import path from 'node:path'

type Wanted = { context: string; file: string; module: string; name?: string }

/**
 * File and line of a source that imports a module, or a name of it: loaders have moved what the bundler reads. An import
 * over several lines is found by its last, which names the module.
 */
export function placeOf({ context, file, module, name = '' }: Wanted): string {
  const lines = readFileSync(file, 'utf8').split('\n')
  const importing = lines.flatMap((line, at) => (line.includes(module) ? [{ line, at }] : []))
  const found = importing.find(({ line }) => new RegExp(`\\b${name}\\b`).test(line)) ?? importing[0]
  return `${path.relative(context, file)}${found ? `:${found.at + 1}` : ''}`
}
