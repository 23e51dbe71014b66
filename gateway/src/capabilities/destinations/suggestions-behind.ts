import type { Kysely } from 'kysely'
import type { Db } from '../../platform/database/database'
import { hasNote, removeNote, writeNote } from '../../platform/database/notes'
import type { Database } from '../../platform/database/tables'
import { createInTransaction } from '../../platform/database/transaction'
import { refreshSuggestions } from './suggestion-index'

/** Note in `meta` while suggestions lag behind the catalogue: a stopped import must not leave them so. */
const behind = 'suggestions-behind'

/** Notes it in the transaction that writes a hotel or a place. */
export const noteSuggestionsBehind = (db: Db) => writeNote(db, behind)

export const areSuggestionsBehind = (db: Db): Promise<boolean> => hasNote(db, behind)

/** Fills the destination field anew where it lags behind; `prepare` is done before, in the same transaction. */
export async function refreshSuggestionsIfBehind(
  db: Kysely<Database>,
  prepare: (trx: Db) => Promise<unknown> = async () => {},
): Promise<void> {
  if (!(await areSuggestionsBehind(db))) return
  await createInTransaction(db)(async (trx) => {
    await prepare(trx)
    await refreshSuggestions(trx)
    await removeNote(trx, behind)
  })
}
