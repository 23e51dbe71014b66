import { type Kysely, sql } from 'kysely'
import type { Db } from '../../../platform/database/database'
import type { Database } from '../../../platform/database/tables'
import { inBulk } from '../../../rates/stay-months'
import type { UpsertCount } from '../../destinations/import'
import {
  areSuggestionsBehind,
  noteSuggestionsBehind,
  readCities,
  refreshSuggestionsIfBehind,
  removeEmptyCities,
  upsertLandmarks,
  upsertPlaces,
} from '../../destinations/import'
import type { Furnishing } from './furnishing'
import { insertHotels, updateKnownHotels } from './hotels-repository'
import { type HotelIdentity, type ImportTarget, noCount } from './import-target'
import { madeCityPrefix } from './register/city-finder'

type Options = {
  db: Kysely<Database>
  /** Without it new hotels have the register's facts only, and are unpublished. */
  furnishing?: Furnishing | undefined
  onProgress?: (line: string) => void
}

/**
 * Tables that an import fills, by the columns that statements look for: reading the long texts for statistics takes
 * ten times as long as the rest, and servers do it by themselves later.
 */
const grown = [
  'place',
  'hotel (id, city_id, department_id, region_id, country_code, published)',
  'room (id, hotel_id)',
  'package (id, hotel_id, room_id, published)',
  'activity (id, hotel_id)',
  'room_month (room_id, month)',
  'price_history (room_id, day, changed_at)',
  'stay_from (package_id, hotel_id, room_id)',
]

export function createDatabaseTarget({ db, furnishing, onProgress }: Options): ImportTarget {
  let isGrown = false
  const writeHotels = async (trx: Db, batch: readonly HotelIdentity[]): Promise<UpsertCount> => {
    const { known, changed } = await updateKnownHotels(trx, batch)
    const added = batch.filter(({ id }) => !known.has(id))
    if (added.length) await (furnishing?.insertHotels ?? insertHotels)(trx, added)
    if (added.length || changed) await noteSuggestionsBehind(trx)
    return { added: added.length, changed, same: known.size - changed }
  }
  return {
    citiesOf: (countryCode) => readCities(db, countryCode),
    async upsertPlaces(batch) {
      return db.transaction().execute(async (trx) => {
        const count = await upsertPlaces(trx, batch)
        if (count.added || count.changed) await noteSuggestionsBehind(trx)
        return count
      })
    },
    upsertLandmarks: (batch) => upsertLandmarks(db, batch),
    async upsertHotels(batch) {
      if (batch.length === 0) return noCount
      const count = await inBulk(db, (trx) => writeHotels(trx, batch))
      if (count.added) isGrown = true
      return count
    },
    async refresh() {
      const opened = (await furnishing?.complete()) ?? 0
      if (opened > 0 || isGrown) await analyseGrown(db)
      await refreshBehind(db, onProgress)
    },
  }
}

const analyseGrown = async (db: Db) => void (await sql`analyze ${sql.raw(grown.join(', '))}`.execute(db))

async function refreshBehind(db: Kysely<Database>, onProgress: Options['onProgress']): Promise<void> {
  if (await areSuggestionsBehind(db)) onProgress?.('destinations: bringing suggestions up to date')
  await refreshSuggestionsIfBehind(db, (trx) => removeEmptyCities(trx, madeCityPrefix))
}
