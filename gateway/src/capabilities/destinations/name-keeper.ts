import { sql } from 'kysely'
import type { Db } from '../../platform/database/database'
import { NameIndex, type NameSource, type WordSource } from './name-index'

/** The names of one filling of the tables; `version` is null before the first. */
export type Names = { index: NameIndex; version: string | null }

/** Holds the names in memory until somebody finds that the tables have been filled anew. */
export function createNameKeeper(db: Db) {
  let names: Promise<Names> | null = null

  /** The tables are filled in several steps: what was read in between is read once more. */
  async function load(): Promise<Names> {
    const version = await readVersion(db)
    const { rows: sources } = await sql<NameSource>`
      select id, weight, country from suggestion order by id`.execute(db)
    const { rows: words } = await sql<WordSource>`
      select word, suggestion_id as "suggestionId", position from suggestion_word`.execute(db)
    if ((await readVersion(db)) !== version) return load()
    return { index: new NameIndex(sources, words), version }
  }

  return {
    current(): Promise<Names> {
      if (names) return names
      const loading = load()
      names = loading
      // A failed load is tried again by the next caller.
      loading.catch(() => {
        if (names === loading) names = null
      })
      return loading
    },

    /** The tables are of another filling than this one. */
    async forget(version: string | null): Promise<void> {
      const known = names
      if (known && (await known).version === version && names === known) names = null
    },
  }
}

async function readVersion(db: Db): Promise<string | null> {
  const { rows } = await sql<{ version: string }>`
    select value ->> 'version' as version from meta where key = 'suggestions'`.execute(db)
  return rows[0]?.version ?? null
}
