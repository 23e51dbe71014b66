import {
  type RegistryOwners,
  RegistryRelease,
  SeenVersions,
  UnjudgedRegistry,
  WithdrawnVersions,
} from '@escapade/shared-contracts/mount/registry'
import * as z from 'zod'
import { findTakenName } from './judging/owners'

/** Registry that the shell goes by: the releases that are well-formed, and the faults of the others. */
export type KnownRegistry = {
  id?: string | undefined
  owners: RegistryOwners
  /** Versions by remote that no session goes on with. */
  withdrawn: Record<string, string[]>
  /** Versions by remote that passed the registry's trial in a browser. */
  seen: Record<string, string[]>
  remotes: Map<string, RegistryRelease[]>
  malformed: { remote: string; problem: string }[]
}

/** Reads a registry. Throws when it is none; a malformed release is left out and told of. */
export function parseRegistry(text: string): KnownRegistry {
  const { id, owners = {}, withdrawn = {}, seen, microFrontends } = UnjudgedRegistry.parse(JSON.parse(text))
  const malformed: KnownRegistry['malformed'] = []
  const judge = (remote: string, entry: unknown) => {
    const parsed = RegistryRelease.safeParse(entry)
    if (parsed.success) return [parsed.data]
    malformed.push({ remote, problem: `The entry is malformed: ${z.prettifyError(parsed.error)}` })
    return []
  }
  const listOf = (remote: string, entries: unknown) => {
    if (Array.isArray(entries)) return entries.flatMap((entry) => judge(remote, entry))
    malformed.push({ remote, problem: 'The releases are no list' })
    return []
  }
  const remotes = Object.entries(microFrontends).map(
    ([remote, entries]) => [remote, listOf(remote, entries)] as const,
  )
  const versions = Object.entries(withdrawn).map(([remote, given]) => {
    const parsed = WithdrawnVersions.safeParse(given)
    if (!parsed.success) malformed.push({ remote, problem: 'The withdrawn versions are no list of versions' })
    return [remote, parsed.data ?? []] as const
  })
  return {
    id,
    owners,
    withdrawn: Object.fromEntries(versions),
    seen: SeenVersions.safeParse(seen).data ?? {},
    remotes: new Map(remotes),
    malformed,
  }
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
