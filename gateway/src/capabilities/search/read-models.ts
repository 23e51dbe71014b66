import type { Db } from '../../platform/database'
import { rebuildStays } from '../availability/stay-months'
import { refreshSuggestions } from '../destinations/suggestion-index'

type Filled = { db: Db; today: string; onProgress?: ((line: string) => void) | undefined }

/** After a bulk load of the catalogue: everything that search and the destination field read. */
export async function refreshReadModels(filled: Filled): Promise<void> {
  await rebuildStays(filled)
  await refreshSuggestions(filled.db)
}
