import type { RawBuilder } from 'kysely'

/** An arrival at which stays are offered. */
export type Offered = {
  /** Day of arrival, counted from 1 January 1970 (`dayNumber`); null: on some day. */
  checkin: { number: number } | null
  /** Rooms left for a stay that can be had, in its fullest night; null without dates. */
  roomsLeft: (stay: number) => number | null
  /** Days before arrival until which it is cancelled at least; null without dates: depends on them. */
  cancelDays: (stay: number) => number | null
}

/** A filter that is on or off. A package passes it or not by one whole number, which the index keeps of it. */
export type PackageFlag = {
  /** The number, read of a package `p`; null where the package never passes. */
  column: RawBuilder<number | null>
  /** Test of a stay, by its package's number and the arrival. */
  passesAt: (now: string) => (value: number, offered: Offered, stay: number) => boolean
}
