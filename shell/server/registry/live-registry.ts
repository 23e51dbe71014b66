import type { RegistryOwners } from '@escapade/shared-contracts/mount/registry'
import { createFollower, type Follower } from '../platform/follow'
import { chooseRelease, type DrawOf } from './choose-releases'
import { type Judged, judgeRegistry } from './judging/judge-registry'
import type { TrialJournal } from './judging/trial-journal'
import { createTrials, entryKey, type Live, type TrialsOptions } from './judging/trials'
import type { LastGood } from './last-good'
import type { KnownRegistry } from './read-registry'
import type { RegistryReader } from './registry-reader'
import { createRegistrySource } from './registry-source'
import { describeStatus, type RegistryStatus } from './registry-status'
import { type LiveRelease, releaseKey } from './release-set'
import type { ReleaseSets } from './release-sets'

/** Follows the registry: new releases go live without a restart, broken ones never do. */
export type LiveRegistry = Follower & {
  /** Reads once. Never rejects: what fails is reported, and what was live stays. */
  refresh(): Promise<void>
  /** Live releases, and the reasons why others are not. */
  status(): RegistryStatus
  /** Owners of names, as far as the last good registry tells. */
  owners(): RegistryOwners
  /** Versions by remote that no session goes on with. */
  withdrawn(): Record<string, string[]>
}

export type LiveRegistryOptions = TrialsOptions & {
  reader: RegistryReader
  sets: ReleaseSets
  lastGood: LastGood
  journal: TrialJournal
  /** Takes no release that did not pass the registry's trial in a browser. */
  seenOnly: boolean
  /** Called after other releases went live. */
  onChange: (live: LiveRelease[]) => void
}

export function createLiveRegistry(options: LiveRegistryOptions): LiveRegistry {
  const { reader, sets, journal, lastGood, onChange, onProblem } = options
  const trials = createTrials(options)
  const source = createRegistrySource({ reader, onProblem })
  let judged: Judged = { live: new Map(), refusals: new Map() }
  /** Last good registry: in the end, the one that the last load took. */
  let good: KnownRegistry | null = null
  let registry: KnownRegistry | null = null
  let unknown = new Set<string>()
  let turn: Promise<void> | null = null

  const load = async (next: KnownRegistry) => {
    const isCold = good === null && judged.live.size === 0
    const before = versionsOf(judged.live)
    judged = await judgeRegistry(
      { registry: next, live: judged.live, good, seenOnly: options.seenOnly },
      { trials, journal },
    )
    report(judged)
    const all = [...judged.live.values()].flat().map((entry) => entry.live)
    trials.retain(all)
    journal.retain(keysOf(next))
    const without = [...judged.live].flatMap(([remote, entries]) => (entries.length > 0 ? [] : [remote]))
    unknown = new Set(without.filter((remote) => isCold || unknown.has(remote)))
    sets.replace({
      all,
      choose: (drawOf) => chooseFromEach(judged.live, drawOf),
      missing: [...unknown],
      withdrawn: withdrawnOf(next),
    })
    await remember(next)
    if (before !== versionsOf(judged.live)) onChange(all)
  }

  const report = ({ refusals }: Judged) => {
    for (const [remote, list] of refusals)
      for (const { error, isNews } of list) if (isNews) onProblem({ remote, error })
  }

  const remember = async ({ id, owners, withdrawn, seen }: KnownRegistry) => {
    const taken = [...judged.live].filter(([, entries]) => entries.length > 0)
    const remotes = new Map(taken.map(([name, entries]) => [name, entries.map(({ entry }) => entry)]))
    good = { id, owners, withdrawn, seen, remotes, malformed: [] }
    await lastGood.write(good)
  }

  const open = async () => {
    await journal.open()
    good = await lastGood.read()
  }

  const refreshOnce = async () => {
    const next = await source.readNew(good)
    if (next) registry = next
    const isFirst = judged.live.size === 0
    const known = registry ?? good
    if (known && (next || isFirst || journal.isDue())) await load(known)
  }

  const refresh = () => {
    turn = (turn ?? open()).then(refreshOnce).catch((error) => onProblem({ error }))
    return turn
  }

  return {
    refresh,
    status: () => describeStatus(judged, { problem: source.problem(), withdrawn: good?.withdrawn ?? {} }),
    owners: () => good?.owners ?? {},
    withdrawn: () => good?.withdrawn ?? {},
    ...createFollower(refresh),
  }
}

const keysOf = ({ remotes }: KnownRegistry): Set<string> =>
  new Set([...remotes].flatMap(([name, entries]) => entries.map((entry) => entryKey(name, entry))))

const versionsOf = (live: Live): string =>
  JSON.stringify([...live].map(([name, entries]) => [name, entries.map(({ entry }) => entry)]))

const chooseFromEach = (live: Live, drawFor: (remote: string) => DrawOf): LiveRelease[] =>
  [...live].flatMap(([remote, entries]) => {
    const weighted = entries.map(({ entry, live: release }) => ({
      deployment: entry.deployment,
      version: entry.metadata.version,
      release,
    }))
    return chooseRelease(weighted, drawFor(remote))?.release ?? []
  })

const withdrawnOf = ({ withdrawn }: KnownRegistry): Set<string> =>
  new Set(Object.entries(withdrawn).flatMap(([name, versions]) => versions.map((one) => `${name}@${one}`)))

export const liveVersions = (live: LiveRelease[]): string[] => live.map(releaseKey)
