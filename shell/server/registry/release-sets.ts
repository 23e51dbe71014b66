import { LRUCache } from 'lru-cache'
import type { LiveRelease, ReleaseSet } from './release-set'
import { createReleaseSet } from './release-set'

/** Sets of releases that sessions work with. */
export type ReleaseSets = {
  /** The set the session had, while it is remembered; else one of the present releases. Null: none is known yet. */
  setFor(id: string | undefined): ReleaseSet | null
  /** Puts new releases in place: by remote, the choice for a draw from 0 up to 100. */
  replace(choose: ChooseReleases): void
  /** Every release that a session may still work with. */
  inUse(): LiveRelease[]
}

type ChooseReleases = {
  all: LiveRelease[]
  forDraw: (draw: () => number) => LiveRelease[]
  missing: string[]
}

type Options = {
  random: () => number
  /** Time that a session may stay on a set without asking for a page. */
  rememberMs: number
  maxSets?: number
}

/** Limit: a release that must go at once is withdrawn by restarting the shells (decision 005). */
export function createReleaseSets({ random, rememberMs, maxSets = 100 }: Options): ReleaseSets {
  const remembered = new LRUCache<string, ReleaseSet>({ max: maxSets, ttl: rememberMs, updateAgeOnGet: true })
  let present: ChooseReleases | null = null

  const chooseNew = (): ReleaseSet | null => {
    if (!present) return null
    const set = createReleaseSet(
      present.forDraw(() => random() * 100),
      present.missing,
    )
    const known = remembered.get(set.id) ?? set
    remembered.set(set.id, known)
    return known
  }

  return {
    setFor: (id) => (id ? remembered.get(id) : undefined) ?? chooseNew(),
    replace(choose) {
      present = choose
    },
    inUse: () => [
      ...(present?.all ?? []),
      ...[...remembered.values()].flatMap(({ releases }) => [...releases.values()]),
    ],
  }
}
