import type { Release } from '@escapade/shared-contracts/mount/registry'
import { satisfies } from 'semver'
import { RefusedReleaseError } from './judge-trial'

/** By library that a shell brings: its version, and its exports where it brings a part of it. */
export type Libraries = Record<string, { version: string; exports?: string[] | undefined }>

/** Throws when a release needs a library, a version of it or an export that this shell does not bring. */
export function requireLibraries({ contract }: Pick<Release, 'contract'>, brought: Libraries): void {
  const lacks = Object.entries(contract?.libraries ?? {}).flatMap(([name, { range, exports = [] }]) => {
    const library = brought[name]
    if (!library) return [name]
    if (!satisfies(library.version, range)) return [`${name} ${range} (it brings ${library.version})`]
    const missing = exports.filter((one) => library.exports && !library.exports.includes(one))
    return missing.map((one) => `${one} of ${name}`)
  })
  if (lacks.length === 0) return
  throw new RefusedReleaseError(
    `It was built by kit ${contract?.kit} and needs of the shell what it does not bring: ${lacks.join(', ')}. Build it with the kit of this shell, or deploy the shell first`,
  )
}
