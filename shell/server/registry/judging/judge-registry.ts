import type { KnownRegistry } from '../read-registry'
import { findTakenRoute } from './route-claims'
import type { TrialJournal } from './trial-journal'
import { type Entry, entryKey, type Live, type Refusal, refusalOf, type Trials } from './trials'
import { createRemoteTrials, type JudgeInput, type Refuse } from './try-remote'

export type Judged = { live: Live; refusals: Map<string, Refusal[]> }

type JudgeDeps = { trials: Trials; journal: TrialJournal }

/** Judges the releases of a registry one by one. A remote of which none is taken keeps what is live. */
export async function judgeRegistry(input: JudgeInput, deps: JudgeDeps): Promise<Judged> {
  const refusals: Judged['refusals'] = new Map()
  const refuse: Refuse = (remote, refusal) =>
    void refusals.set(remote, [...(refusals.get(remote) ?? []), refusal])
  for (const { remote, problem } of input.registry.malformed) refuse(remote, refusalOf('malformed', problem))
  const before: Live = new Map(input.live)
  const tried = await tryAll(input, deps, { before, refuse })
  return { live: settleRoutes(input.registry, { tried, before, refuse }), refusals }
}

/** Remotes that are tried at the same time: each takes a core for a moment. */
const lanes = 4

type Progress = { before: Live; refuse: Refuse }

/** One that may end the process is tried alone: else its neighbours would be under suspicion too. */
async function tryAll(input: JudgeInput, deps: JudgeDeps, progress: Progress): Promise<Live> {
  const tryRemote = createRemoteTrials(input, deps, progress)
  const remotes = [...input.registry.remotes]
  const isSuspect = ([remote, entries]: (typeof remotes)[number]) =>
    entries.some((entry) => deps.journal.isSuspect(entryKey(remote, entry)))
  const tried: Live = new Map()
  for (const [remote, entries] of remotes.filter(isSuspect))
    tried.set(remote, await tryRemote(remote, entries))
  const others = remotes.filter((remote) => !isSuspect(remote))
  const waiting = [...others]
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      tried.set(next[0], await tryRemote(...next))
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return tried
}

/**
 * The first owner keeps a route: the remote that is live with it, then the one that stands first in the registry. What
 * one gives up in the same registry another may have, wherever the two stand.
 */
function settleRoutes(
  { remotes, malformed }: KnownRegistry,
  { tried, before, refuse }: Progress & { tried: Live },
): Live {
  const next: Live = new Map()
  const problemOf = (remote: string, one: Entry) =>
    before.get(remote)?.includes(one) ? null : takenRouteOf(one, remote, new Map([...before, ...next]))
  const settle = (remote: string, entries: unknown[]) => {
    const kept = before.get(remote) ?? []
    const own = (tried.get(remote) ?? []).filter((one) => problemOf(remote, one) === null)
    const isTakenAway = entries.length === 0 && !malformed.some((one) => one.remote === remote)
    next.set(remote, own.length > 0 || isTakenAway ? own : kept)
  }
  for (const [remote, entries] of remotes) settle(remote, entries)
  for (const [remote, entries] of remotes) {
    settle(remote, entries)
    for (const one of tried.get(remote) ?? []) {
      const problem = problemOf(remote, one)
      if (problem) refuse(remote, refusalOf(one.entry.metadata.version, problem))
    }
  }
  return next
}

function takenRouteOf({ live }: Entry, remote: string, claimed: Live): string | null {
  const routesOf = ([name, entries]: [string, Entry[]]) =>
    entries.map((entry) => ({ remote: name, routes: entry.live.release.manifest.routes }))
  const claims = [...claimed].flatMap(routesOf)
  return findTakenRoute({ remote, routes: live.release.manifest.routes }, claims)
}
