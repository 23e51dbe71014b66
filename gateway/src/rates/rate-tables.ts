import type { Generated } from 'kysely'
import type { DayColumn, Timestamp } from '../platform/database/tables'

/**
 * Rates and stock of a room: a month, its days in arrays. Index 0 is the first of the month (migration 026).
 * Limit: a room that is removed leaves its months behind, from which nothing is sold (decision 046).
 */
type RoomMonthTable = {
  roomId: string
  /** Its first day. */
  month: DayColumn
  /** Price of the room for the night and two adults; 0: not for sale. */
  prices: number[]
  /** Lowest price of the 30 days before, by night, kept by a trigger; null: the same as the prices. */
  refs: number[] | null
  /** Price of the room for one person alone, 0: the room's share of the price. Null: so on every day. */
  singles: Generated<number[] | null>
  /** Rooms left to sell, closed or not. */
  available: number[]
  /** Fewest nights of a stay that starts that day; 0: not for sale. */
  minLos: number[]
  /** Most nights of a stay that starts that day, 0: as many as are sold. Null: so on every day. */
  maxLos: number[] | null
  /** Days ahead by which a stay that starts that day is booked; 0: none. Null: so on every day. */
  leadDays: number[] | null
  /** Days before arrival until which a stay that starts that day is cancelled at least (pricing/cancel-days.ts). Null: so on no day. */
  cancelDays: Generated<number[] | null>
  /** Days of the month, 1 is the first. */
  closedToArrival: number[]
  /** Days on which guests cannot leave. */
  closedToDeparture: Generated<number[]>
  /** By an operator: these nights cannot be bought until they are opened. Days of the month. */
  closed: number[]
}

/** A view: a night of the months above. A day without a row is not for sale. */
export type RoomDayTable = {
  roomId: string
  day: DayColumn
  /** Price of the room for this night and two adults. */
  priceCents: number
  /** For one person alone; 0: the room's share of the price. */
  singleCents: number
  /** Rooms left to sell, closed or not. */
  available: number
  minLos: number
  maxLos: number
  leadDays: number
  cancelDays: number
  closedToArrival: boolean
  closedToDeparture: boolean
  /** By an operator: it cannot be bought until it is opened. */
  closed: boolean
}

/**
 * Every price a room's night had once it has changed, append-only and written by a trigger: where reference prices
 * come from. The first price has `changed_at` -infinity.
 */
type PriceHistoryTable = {
  id: Generated<number>
  roomId: string
  day: DayColumn
  priceCents: number
  changedAt: Timestamp
}

/** As price_history, for what a package includes: the programme's prices. */
type PackagePriceHistoryTable = {
  id: Generated<number>
  packageId: string
  nightCents: number
  stayCents: number
  changedAt: Timestamp
}

/** A view: a month of a package, its days in arrays that run on into the next month (db/functions.sql). */
export type StayMonthTable = {
  packageId: string
  month: string
  hotelId: string
  roomId: string
  /** The room's max_capacity. */
  capacity: number
  nightCents: number
  stayCents: number
  maxNights: number
  /** Last day on which it is sold; 1970-01-01: never, it is connected for trying only. */
  expiration: string | null
  /** No other package of the room is cheaper whenever this one can be had. */
  foremost: boolean
  /** Fewest nights by ISO weekday of the check-in. */
  shortest: number[]
  prices: number[]
  /** Lowest price of the 30 days before, by night; null: the same as the prices. */
  refs: number[] | null
  /** Prices of the nights for one person alone, never above the prices; 0: the room's share of it. Null: so every night. */
  singles: number[] | null
  available: number[]
  /** Lengths of the stays that may start on a day of the month by the hotel's rules, as bits (pricing/allowed-stays.ts). */
  arrivals: number[]
  cancelDays: number[] | null
}

/** The cheapest shortest stay of a package; index 0 of the arrays is for one room, 4 for five. */
export type StayFromTable = {
  packageId: string
  hotelId: string
  roomId: string
  capacity: number
  nightCents: number
  stayCents: number
  expiration: string | null
  foremost: boolean
  nights: number
  cents: (number | null)[]
  refs: (number | null)[]
  checkins: (string | null)[]
  /** Price of the nights for one person alone; null where none has a price of its own for one. Null: so for all. */
  singles: (number | null)[] | null
}

/**
 * Lowest prices of a package's programme in the 30 days before, where it was ever something else.
 * Limit: added to the lowest of the nights they may give less than the law allows, never more (decision 034).
 */
type ProgrammeReferenceTable = { packageId: string; nightCents: number; stayCents: number }

/** One row: the day after which from-prices count. */
type StayClockTable = { today: string }

/** Parties that have a day of an activity, of the activity's daily capacity. No row: none. */
type ActivityDayTable = { activityId: string; day: DayColumn; taken: number }

declare module '../platform/database/tables' {
  interface Database {
    roomMonth: RoomMonthTable
    roomDay: RoomDayTable
    activityDay: ActivityDayTable
    priceHistory: PriceHistoryTable
    packagePriceHistory: PackagePriceHistoryTable
    stayMonth: StayMonthTable
    stayFrom: StayFromTable
    programmeReference: ProgrammeReferenceTable
    stayClock: StayClockTable
  }
}
