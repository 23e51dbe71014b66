import type { Kysely } from 'kysely'
import type { Db } from '../../../platform/database/database'
import type { Database } from '../../../platform/database/tables'
import type { HotelIdentity } from './import-target'

/** Invents what the register does not say of hotels: rooms, texts and rates. For shops that only show something. */
export type Furnishing = {
  /** Writes new hotels with all they need, in the import's transaction. */
  insertHotels(db: Db, hotels: readonly HotelIdentity[]): Promise<void>
  /** After the last batch: what an import that was stopped left out. Answers for how many rooms. */
  complete(): Promise<number>
}

type FurnishingOptions = {
  db: Kysely<Database>
  today: string
  seed: string
  /** Without them a later import puts the rooms on sale. */
  withNights: boolean
  onProgress: (line: string) => void
}
export type CreateFurnishing = (options: FurnishingOptions) => Furnishing
