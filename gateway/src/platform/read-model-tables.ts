import type { DestinationCategory } from '@escapade/shared-contracts/api/search/destinations-schemas'
import type { Json } from './tables'
import type { Texts } from './texts/texts'

/** What the destination field shows: one row per place or hotel (suggestion-index.ts fills it). */
export type SuggestionTable = {
  id: number
  category: DestinationCategory
  place_id: string
  country: string
  latitude: number
  longitude: number
  weight: number
  hotel_count: number
  labels: Json<Partial<Texts>>
  details: Json<Partial<Texts>>
}

/** A word of a name in any language, folded. */
export type SuggestionWordTable = {
  word: string
  suggestion_id: number
  /** 0 for the first word of a name. */
  position: number
}

/** A view: a month of a package, its days in arrays that run on into the next month (migration 026). */
export type StayMonthTable = {
  package_id: string
  month: string
  hotel_id: string
  room_id: string
  /** The room's max_capacity. */
  capacity: number
  night_cents: number
  stay_cents: number
  max_nights: number
  /** Last day on which it is sold; 1970-01-01: never, it is connected for trying only. */
  expiration: string | null
  /** No other package of the room is cheaper whenever this one can be had. */
  foremost: boolean
  /** Fewest nights by ISO weekday of the check-in. */
  shortest: number[]
  prices: number[]
  /** Lowest price of the 30 days before, by night; null: the same as the prices. */
  refs: number[] | null
  available: number[]
  /** Fewest nights of a stay that starts that day by the hotel's rules; 0: none can. */
  arrivals: number[]
}

/** The cheapest shortest stay of a package; index 0 of the arrays is for one room, 4 for five. */
export type StayFromTable = {
  package_id: string
  hotel_id: string
  room_id: string
  capacity: number
  night_cents: number
  stay_cents: number
  expiration: string | null
  foremost: boolean
  nights: number
  cents: (number | null)[]
  refs: (number | null)[]
  checkins: (string | null)[]
}

/** What a package included at its lowest in the 30 days before, where it was ever something else. */
export type ProgrammeReferenceTable = { package_id: string; night_cents: number; stay_cents: number }

/** One row: the day after which from-prices count. */
export type StayClockTable = { today: string }
