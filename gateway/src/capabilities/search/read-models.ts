import type { Db } from '../../platform/database'
import { rebuildStays } from '../availability/stay-months'
import { refreshSuggestions } from '../destinations/suggestion-index'

/** After a bulk load of the catalogue: everything that search and the destination field read. */
export async function refreshReadModels({ db, today }: { db: Db; today: string }): Promise<void> {
  await rebuildStays({ db, today })
  await refreshSuggestions(db)
}
