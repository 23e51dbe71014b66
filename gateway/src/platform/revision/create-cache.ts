import { LRUCache } from 'lru-cache'
import type { Revision } from './revision'

type Limits = { max: number; ttl?: number }
type Value = NonNullable<unknown>

/** A cache for what is derived from the database: what it holds is as new as the last commit before it was asked for. */
export type CreateCache = <V extends Value>(limits: Limits) => () => Promise<LRUCache<string, V>>

/**
 * Another generation of the catalogue (revision) begins with an empty cache. An answer of the one before is written into
 * that one's cache, which is no longer read. Values are to be read from the primary: a copy may be behind the
 * revision.
 */
export const createCaches =
  (revision: Revision): CreateCache =>
  <V extends Value>({ max, ttl = 0 }: Limits) => {
    let known = { revision: '', cache: new LRUCache<string, V>({ max, ttl }) }
    return async () => {
      const current = await revision.current()
      if (current !== known.revision)
        known = { revision: current, cache: new LRUCache<string, V>({ max, ttl }) }
      return known.cache
    }
  }
