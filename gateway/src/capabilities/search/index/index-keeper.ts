import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import type { Db } from '../../../platform/database/database'
import { shareLooks } from '../../../platform/revision/share-looks'
import { dayNumber } from '../../../rates/day-number'
import { addChange, type HotelChange } from './changes'
import { createChangesReader } from './changes-reader'
import { createIndexReader } from './index-reader'
import { applyChanges, loadIndex } from './load-index'
import type { SearchIndex } from './search-index'

/** More changed hotels than this come from a bulk load: they are read a few at a time, beside the searches. */
const atOnce = 150
const ofBulk = 40
/** Days are kept as long as a stay that began on them may be asked for. */
const daysKept = 40

/**
 * Holds the search index in step with the database. `current` answers with an index that knows every rate, room
 * and hotel that was committed before it was called: it looks at what changed, once for all who ask at the same
 * time, and reads those hotels again. Only bulk loads (imports, the daily roll forward) come in by and by.
 */
export function createIndexKeeper(db: Db) {
  const reader = createIndexReader(db)
  const changes = createChangesReader(db)
  const pending = new Map<string, HotelChange>()
  let index: SearchIndex | null = null
  /** An index that knows what was committed before this call. */
  const { ask: current, settle: stop } = shareLooks(look)

  async function look(): Promise<SearchIndex> {
    const changed = index && (await changes.read())
    if (!index || !changed) return load()
    for (const change of changed) addChange(pending, change)
    const ids = changed.length <= atOnce ? changed.map(({ hotelId }) => hotelId) : []
    await settle(index, pending.size <= atOnce ? [...pending.keys()] : [...ids, ...firstPending()])
    return index
  }

  async function load(): Promise<SearchIndex> {
    await changes.begin()
    const fresh = await loadIndex(reader)
    pending.clear()
    index = fresh
    return fresh
  }

  const firstPending = () => [...pending.keys()].slice(0, ofBulk)

  /** Reads hotels again; those that could not be read stay pending, for the next look. */
  async function settle(target: SearchIndex, ids: string[]) {
    const settled = [...new Set(ids)].flatMap((id) => pending.get(id) ?? [])
    if (settled.length === 0) return
    await applyChanges({ index: target, reader, changes: settled })
    for (const { hotelId } of settled) pending.delete(hotelId)
  }

  return {
    current,

    /** True once the index is there; until then all who ask wait for it. */
    isFilled: () => index !== null,

    /** Reads what is pending, and forgets what every gateway has read, and days that have passed. */
    async tidy(today: string): Promise<void> {
      await current()
      while (pending.size > 0) await current()
      index?.days.forgetBefore(dayNumber(addDays(today, -daysKept)))
      await changes.forget()
    },

    /** Ends when nothing is being read any more. */
    stop,
  }
}

export type IndexKeeper = ReturnType<typeof createIndexKeeper>
