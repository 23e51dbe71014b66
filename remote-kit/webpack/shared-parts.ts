import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const { resolve } = createRequire(import.meta.url)

/**
 * Parts of the shop's packages that weigh and that several remotes show, by the folder they are made of: the first
 * remote that loads one brings it for all that were built with the same sources. No part has styles: class names carry
 * their remote's.
 */
const parts = ['@escapade/shared-ui/map/create-map']

/** Version of a part: none runs on other sources of it than it was built with. */
function versionOf(part: string): string {
  const folder = path.dirname(resolve(part))
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(path.join(folder, file)))
  return `0.0.0-${hash.digest('hex').slice(0, 12)}`
}

/** In a remote: looked for on the page first, and else brought from its own files. */
export const sharedParts = () =>
  Object.fromEntries(
    parts.map((part) => {
      const version = versionOf(part)
      return [part, { version, requiredVersion: version }]
    }),
  )
