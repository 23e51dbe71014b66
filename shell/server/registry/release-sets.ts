import { LRUCache } from 'lru-cache'
import type { DrawOf } from './choose-releases'
import type { LiveRelease, ReleaseSet } from './release-set'
import { createReleaseSet, releaseKey } from './release-set'
import { drawFor } from './session-draw'

/** A session shows its name, and the set that it had. */
export type Session = { session: string; setId?: string | undefined }

/** Sets of releases that sessions work with. */
export type ReleaseSets = {
  /**
   * The set the session had, while it is remembered and none of it was withdrawn; else the one that its draws give of
   * the present releases. Null: none is known yet.
   */
  setFor(session: Session): ReleaseSet | null
  /** Puts new releases in place. */
  replace(present: PresentReleases): void
  /** Every release that a session may still work with. */
  inUse(): LiveRelease[]
}

type PresentReleases = {
  all: LiveRelease[]
  /** The choice of a session, by its draws for each remote. */
  choose: (drawFor: (remote: string) => DrawOf) => LiveRelease[]
  missing: string[]
  /** No session goes on with these (`name@version`). */
  withdrawn: ReadonlySet<string>
}

type Options = {
  /** Time that a session may stay on a set without asking for a page. */
  rememberMs: number
  maxSets?: number
}

export function createReleaseSets({ rememberMs, maxSets = 100 }: Options): ReleaseSets {
  const remembered = new LRUCache<string, ReleaseSet>({ max: maxSets, ttl: rememberMs, updateAgeOnGet: true })
  let present: PresentReleases | null = null

  const chooseNew = (session: string): ReleaseSet | null => {
    if (!present) return null
    const set = createReleaseSet(
      present.choose((remote) => drawFor(session, remote)),
      present.missing,
    )
    const known = remembered.get(set.id) ?? set
    remembered.set(set.id, known)
    return known
  }

  return {
    setFor: ({ session, setId }) => (setId ? remembered.get(setId) : undefined) ?? chooseNew(session),
    replace(next) {
      present = next
      for (const [id, { releases }] of remembered)
        if ([...releases.values()].some((release) => next.withdrawn.has(releaseKey(release))))
          remembered.delete(id)
    },
    inUse: () => [
      ...(present?.all ?? []),
      ...[...remembered.values()].flatMap(({ releases }) => [...releases.values()]),
    ],
  }
}
