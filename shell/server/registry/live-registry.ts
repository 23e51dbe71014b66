import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Registry, type RegistryRelease } from '@escapade/shared-contracts/mount/registry'
import { createFollower, type Follower } from '../platform/follow'
import type { KeepFile } from '../platform/keep-file'
import { chooseRelease } from './choose-releases'
import { loadRelease } from './load-release'
import type { RegistryReader } from './registry-reader'
import type { ReleaseFiles } from './release-files'
import { type LiveRelease, releaseKey } from './release-set'
import type { ChooseReleases, ReleaseSets } from './release-sets'

/** Follows the registry: new releases go live without a restart, broken ones never do. */
export type LiveRegistry = Follower & {
  /** Reads once. Never rejects: what fails is reported, and what was live stays. */
  refresh(): Promise<void>
}

export type LiveRegistryOptions = {
  reader: RegistryReader
  files: ReleaseFiles
  sets: ReleaseSets
  /** Makes a release ready to render before a visitor meets it; rejects when it cannot. */
  warm: (release: LiveRelease) => Promise<void>
  /** Called after new releases went live. */
  onChange: (live: LiveRelease[]) => void
  onProblem: (problem: { remote?: string; error: unknown }) => void
  cacheDir: string
  keep: KeepFile
}

type Entry = { entry: RegistryRelease; live: LiveRelease }

export function createLiveRegistry(options: LiveRegistryOptions): LiveRegistry {
  const { reader, sets, onChange, onProblem, cacheDir, keep } = options
  const lastGood = path.join(cacheDir, 'registry.json')
  const ready = new Map<string, LiveRelease>()
  let live = new Map<string, Entry[]>()
  let registry: Registry | null = null
  let incomplete = false
  let turn: Promise<void> = Promise.resolve()

  /** The registry when it is new; null when nothing changed. Falls back to the last good one once, at the start. */
  const readNew = async (): Promise<Registry | null> => {
    try {
      const text = await reader.read()
      if (text === null) return null
      const parsed = Registry.parse(JSON.parse(text))
      await keep(lastGood, text)
      return parsed
    } catch (error) {
      onProblem({ error })
      if (registry) return null
      return readFile(lastGood, 'utf8').then(
        (text) => Registry.parse(JSON.parse(text)),
        () => null,
      )
    }
  }

  const loadEntry = async (remote: string, entry: RegistryRelease): Promise<Entry | null> => {
    const key = JSON.stringify([remote, entry.extras, entry.metadata])
    const known = ready.get(key)
    if (known) return { entry, live: known }
    try {
      const loaded = await loadRelease(options.files, remote, entry)
      await warmOrKeep(remote, loaded)
      ready.set(key, loaded)
      return { entry, live: loaded }
    } catch (error) {
      incomplete = true
      onProblem({ remote, error })
      return null
    }
  }

  /** A release that cannot render is not taken while there is an older one; without, browsers can still run it. */
  const warmOrKeep = async (remote: string, release: LiveRelease) => {
    try {
      await options.warm(release)
    } catch (error) {
      if (live.get(remote)?.length) throw error
      onProblem({ remote, error })
    }
  }

  const loadRemote = async (remote: string, entries: RegistryRelease[]) => {
    const loaded = await Promise.all(entries.map((entry) => loadEntry(remote, entry)))
    const usable = loaded.filter((entry) => entry !== null)
    return [remote, usable.length > 0 ? usable : (live.get(remote) ?? [])] as const
  }

  const load = async (next: Registry) => {
    incomplete = false
    const remotes = Object.entries(next.microFrontends)
    live = new Map(await Promise.all(remotes.map(([remote, entries]) => loadRemote(remote, entries))))
    const all = [...live.values()].flat().map((entry) => entry.live)
    for (const [key, release] of ready) if (!all.includes(release)) ready.delete(key)
    const missing = [...live].flatMap(([remote, entries]) => (entries.length > 0 ? [] : [remote]))
    sets.replace({ all, forDraw: (draw) => chooseFromEach(live, draw), missing } satisfies ChooseReleases)
    onChange(all)
  }

  const refreshOnce = async () => {
    const next = await readNew()
    if (next) registry = next
    if (registry && (next || incomplete)) await load(registry)
  }

  const refresh = () => {
    turn = turn.then(refreshOnce).catch((error) => onProblem({ error }))
    return turn
  }

  return {
    refresh,
    ...createFollower(refresh),
  }
}

const chooseFromEach = (live: Map<string, Entry[]>, draw: () => number): LiveRelease[] =>
  [...live.values()].flatMap((entries) => {
    const weighted = entries.map((entry) => ({ deployment: entry.entry.deployment, live: entry.live }))
    return chooseRelease(weighted, draw())?.live ?? []
  })

export const liveVersions = (live: LiveRelease[]): string[] => live.map(releaseKey)
