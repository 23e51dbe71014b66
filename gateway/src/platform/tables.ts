import type { DestinationCategory } from '@escapade/shared-contracts/api/search/destinations-schemas'
import type { ColumnType, Generated } from 'kysely'
import type { ActivityTables } from './activity-tables'
import type {
  ActivityRow,
  FlashDealRow,
  HotelRow,
  PackageRow,
  RatePlanRow,
  RoomRow,
} from './catalogue-tables'
import type { ContentTables } from './content-tables'
import type { GiftTables } from './gift-tables'
import type { OrderTables } from './order-tables'
import type {
  ProgrammeReferenceTable,
  StayClockTable,
  StayFromTable,
  StayMonthTable,
  SuggestionTable,
  SuggestionWordTable,
} from './read-model-tables'
import type { Texts } from './texts/texts'

/** Written as JSON text, read as values. */
export type Json<T> = ColumnType<T, string, string>
/** yyyy-MM-dd in both directions. */
export type DayColumn = string
export type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>

/** A place one can search in, from a country down to a point of interest. Ids are unique within a category. */
export type PlaceTable = {
  id: string
  category: DestinationCategory
  names: Json<Texts>
  /** Other names, in whatever language: a place is found by them. */
  aliases: Generated<Json<string[]>>
  slug: string
  country_code: string
  /** Of the places above; null where there is none. */
  region_id: string | null
  department_id: string | null
  latitude: number
  longitude: number
  population: number
  /** 0 to 1000: what is shown first when nothing else decides. */
  popularity: number
  /** How far around it hotels belong to it: points, ski resorts and touristic regions. */
  radius_km: number | null
  source: 'generated' | 'geonames'
}

/** Rates and stock of a room: a month, its days in arrays. Index 0 is the first of the month (migration 026). */
type RoomMonthTable = {
  room_id: string
  /** Its first day. */
  month: DayColumn
  /** Of the room for the night and two adults; 0: not for sale. */
  prices: number[]
  /** Lowest price of the 30 days before, by night, kept by a trigger; null: the same as the prices. */
  refs: number[] | null
  /** What is left to sell, closed or not. */
  available: number[]
  /** Fewest nights of a stay that starts that day; 0: not for sale. */
  min_los: number[]
  /** Days of the month, 1 is the first. */
  closed_to_arrival: number[]
  /** By an operator: nobody buys these nights until they are opened. Days of the month. */
  closed: number[]
}

/** A view: a night of the months above. A day without a row is not for sale. */
export type RoomDayTable = {
  room_id: string
  day: DayColumn
  /** Of the room for this night and two adults. */
  price_cents: number
  /** What is left to sell, closed or not. */
  available: number
  min_los: number
  closed_to_arrival: boolean
  /** By an operator: nobody buys it until it is opened. */
  closed: boolean
}

/**
 * Every price a room's night had once it has changed, append-only and written by a trigger: where reference prices
 * come from. The first price has `changed_at` -infinity.
 */
type PriceHistoryTable = {
  id: Generated<number>
  room_id: string
  day: DayColumn
  price_cents: number
  changed_at: Timestamp
}

/** As price_history, for what a package includes: the programme's prices. */
type PackagePriceHistoryTable = {
  id: Generated<number>
  package_id: string
  night_cents: number
  stay_cents: number
  changed_at: Timestamp
}

export type ReviewTable = {
  id: string
  hotel_id: string
  locale: string
  customer: string
  type: string
  day: DayColumn
  average: number
  positive: string | null
  negative: string | null
}

/** Notes of the database about itself: what was seeded, when, up to which day. */
type MetaTable = { key: string; value: Json<unknown> }

/** That something which is kept in memory has changed (migration 023). */
type RevisionNoteTable = { id: Generated<number>; noted_at: Timestamp }

/** When a gateway last wrote it: what a copy has of it tells how far behind the copy is. */
type HeartbeatTable = { id: number; beat_at: Timestamp }

export type Database = OrderTables &
  ContentTables &
  GiftTables &
  ActivityTables & {
    place: PlaceTable
    hotel: HotelRow
    room: RoomRow
    package: PackageRow
    activity: ActivityRow
    room_month: RoomMonthTable
    room_day: RoomDayTable
    rate_plan: RatePlanRow
    flash_deal: FlashDealRow
    price_history: PriceHistoryTable
    package_price_history: PackagePriceHistoryTable
    suggestion: SuggestionTable
    suggestion_word: SuggestionWordTable
    stay_month: StayMonthTable
    stay_from: StayFromTable
    programme_reference: ProgrammeReferenceTable
    stay_clock: StayClockTable
    review: ReviewTable
    meta: MetaTable
    heartbeat: HeartbeatTable
    revision_note: RevisionNoteTable
  }
