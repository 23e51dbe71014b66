import type { Kysely } from 'kysely'
import { undone } from '../../../platform/database/dry-run'
import type { Database } from '../../../platform/database/tables'
import { readCities, upsertLandmarks, upsertPlaces } from '../../destinations/import'
import { updateKnownHotels } from './hotels-repository'
import { type ImportTarget, noCount } from './import-target'

/**
 * Counts what an import would add, change and leave as it is, by the statements that would do it. Nothing is kept, and
 * no hotel is furnished.
 */
export const createDryTarget = (db: Kysely<Database>): ImportTarget => ({
  citiesOf: (countryCode) => readCities(db, countryCode),
  upsertPlaces: (batch) => undone(db, (trx) => upsertPlaces(trx, batch)),
  upsertLandmarks: (batch) => undone(db, (trx) => upsertLandmarks(trx, batch)),
  async upsertHotels(batch) {
    if (batch.length === 0) return noCount
    const { known, changed } = await undone(db, (trx) => updateKnownHotels(trx, batch))
    return { added: batch.length - known.size, changed, same: known.size - changed }
  },
  refresh: async () => undefined,
})
