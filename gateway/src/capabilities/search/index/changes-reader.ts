import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database'
import { addChange, type HotelChange } from './changes'

/** Time that changes stay in the table, and pause after which a gateway trusts them no more: it begins anew. */
const keptMinutes = 60
const longestPauseMs = 40 * 60_000

type ChangeRow = { id: number; xid: string; hotelId: string; first: string | null; last: string | null }
type Look = { horizon: string; clock: number; changes: ChangeRow[] | null }

/**
 * Finds what was committed since the last look. Ids and times of rows say nothing about the order of commits, so a
 * look goes back to the oldest transaction that was still open at the last one, and leaves out rows it has seen.
 */
export function createChangesReader(db: Db) {
  let since: string | null = null
  let lookedAt = 0
  const seen = new Map<number, bigint>()

  async function look(): Promise<Look> {
    const { rows } = await sql<Look>`
      select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
        extract(epoch from clock_timestamp())::float8 * 1000 as clock,
        (select jsonb_agg(jsonb_build_object('id', id, 'xid', xid::text, 'hotelId', hotel_id,
            'first', first_month, 'last', last_month))
          from search_change where xid >= ${since}::text::xid8) as changes`.execute(db)
    const [found] = rows
    if (!found) throw new Error('The database did not say what changed')
    return found
  }

  function note({ horizon, clock }: Look) {
    since = horizon
    lookedAt = clock
    const oldest = BigInt(horizon)
    for (const [id, xid] of seen) if (xid < oldest) seen.delete(id)
  }

  return {
    /** From here on changes count: what is read after this call is at least as new. */
    async begin(): Promise<void> {
      since = null
      seen.clear()
      note(await look())
    },

    /** Hotels that changed since the last look; null when that is too long ago to know. */
    async read(): Promise<HotelChange[] | null> {
      const found = await look()
      if (found.clock - lookedAt > longestPauseMs) return null
      const changed = new Map<string, HotelChange>()
      for (const { id, xid, hotelId, first, last } of found.changes ?? []) {
        if (seen.has(id)) continue
        seen.set(id, BigInt(xid))
        addChange(changed, { hotelId, isWhole: !first, months: first && last ? { first, last } : null })
      }
      note(found)
      return [...changed.values()]
    },

    /** Every gateway that is alive has read them. */
    async forget(): Promise<void> {
      await sql`delete from search_change where changed_at < clock_timestamp() - make_interval(mins => ${keptMinutes})`.execute(
        db,
      )
    },
  }
}
