import type { Kysely } from 'kysely'
import type { Database } from '../../platform/tables'
import { rebuildStays } from '../availability/stay-months'
import { refreshSuggestions } from '../destinations/suggestion-index'

type Filled = { db: Kysely<Database>; today: string; onProgress?: ((line: string) => void) | undefined }

/** After a bulk load of the catalogue: everything that search and the destination field read. */
export async function refreshReadModels(filled: Filled): Promise<void> {
  await rebuildStays(filled)
  await filled.db.transaction().execute(refreshSuggestions)
}
