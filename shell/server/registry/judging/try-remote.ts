import type { RegistryRelease } from '@escapade/shared-contracts/mount/registry'
import type { KnownRegistry } from '../read-registry'
import { findForeignRelease } from './owners'
import { type Entry, entryKey, type Live, type Refusal, refusalOf, type Trials } from './trials'

export type JudgeInput = {
  registry: KnownRegistry
  live: Live
  /** Releases that were live before the start. */
  good: KnownRegistry | null
  /** Takes no release that did not pass the registry's trial in a browser. */
  seenOnly: boolean
}
export type Refuse = (remote: string, refusal: Refusal) => void

type Progress = { before: Live; refuse: Refuse }

const unseen = 'It was not seen in a browser (RELEASES_SEEN_ONLY): the registry has to try it'

/** Tries the releases of a remote: those that its owner published, beside what was live before them. */
export function createRemoteTrials(
  { registry, live, good, seenOnly }: JudgeInput,
  { trials }: { trials: Trials },
  { before, refuse }: Progress,
) {
  const isCold = good === null && live.size === 0
  const keysBefore = (remote: string) =>
    (good?.remotes.get(remote) ?? []).map((entry) => entryKey(remote, entry))

  /** After a start, what was live before it is tried first: the release that follows is compared with it. */
  const loadFormer = async (remote: string, entries: RegistryRelease[]) => {
    const known = keysBefore(remote)
    if (before.has(remote) || entries.every((entry) => known.includes(entryKey(remote, entry)))) return
    const former = good?.remotes.get(remote) ?? []
    const taken = await Promise.all(
      former.map((entry) => trials.run(remote, entry, { isTrusted: true, before: [] })),
    )
    const loaded = taken.flatMap((one) => ('taken' in one ? [one.taken] : []))
    if (loaded.length > 0) before.set(remote, loaded)
  }

  const tryRelease = async (remote: string, entry: RegistryRelease): Promise<Entry[]> => {
    const foreign = findForeignRelease(remote, entry, registry.owners)
    if (foreign) {
      refuse(remote, refusalOf(entry.metadata.version, foreign))
      return []
    }
    const isTrusted = isCold || keysBefore(remote).includes(entryKey(remote, entry))
    const { version } = entry.metadata
    if (seenOnly && !isTrusted && !registry.seen[remote]?.includes(version)) {
      refuse(remote, refusalOf(version, unseen))
      return []
    }
    const former = (before.get(remote) ?? []).map((one) => one.live)
    const tried = await trials.run(remote, entry, { isTrusted, before: former })
    if ('taken' in tried) return [tried.taken]
    refuse(remote, tried.refusal)
    return []
  }

  return async (remote: string, entries: RegistryRelease[]): Promise<Entry[]> => {
    await loadFormer(remote, entries)
    return (await Promise.all(entries.map((entry) => tryRelease(remote, entry)))).flat()
  }
}
