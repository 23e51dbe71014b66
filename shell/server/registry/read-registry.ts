import {
  type RegistryOwners,
  RegistryRelease,
  UnjudgedRegistry,
} from '@escapade/shared-contracts/mount/registry'
import * as z from 'zod'
import { findTakenName } from './judging/owners'

/** Registry that the shell goes by: the releases that are well-formed, and the faults of the others. */
export type KnownRegistry = {
  id?: string | undefined
  owners: RegistryOwners
  remotes: Map<string, RegistryRelease[]>
  malformed: { remote: string; problem: string }[]
}

/** Reads a registry. Throws when it is none; a malformed release is left out and told of. */
export function parseRegistry(text: string): KnownRegistry {
  const { id, owners = {}, microFrontends } = UnjudgedRegistry.parse(JSON.parse(text))
  const malformed: KnownRegistry['malformed'] = []
  const judge = (remote: string, entry: unknown) => {
    const parsed = RegistryRelease.safeParse(entry)
    if (parsed.success) return [parsed.data]
    malformed.push({ remote, problem: `The entry is malformed: ${z.prettifyError(parsed.error)}` })
    return []
  }
  const remotes = Object.entries(microFrontends).map(
    ([remote, entries]) => [remote, entries.flatMap((entry) => judge(remote, entry))] as const,
  )
  return { id, owners, remotes: new Map(remotes), malformed }
}

/**
 * Why the whole registry cannot be the one that follows on what is known: it lost remotes, or gives names away. One
 * that was made anew, as an image's is, brings its own owners, and is taken at a start only.
 */
export function findLoss(next: KnownRegistry, known: KnownRegistry, isStart: boolean): string | null {
  const lost = [...known.remotes].flatMap(([name, entries]) =>
    entries.length > 0 && !next.remotes.has(name) ? [name] : [],
  )
  if (lost.length > 0)
    return `The registry lost ${lost.join(', ')}. A remote is taken away by an empty list of releases`
  const isAnother = known.id !== undefined && next.id !== known.id
  if (isAnother && isStart) return null
  if (isAnother) return 'This is another registry. It is taken when the shell is started anew'
  const taken = findTakenName(next.owners, known.owners)
  return taken ? `The registry names another owner of ${taken}, who was not handed the name` : null
}
