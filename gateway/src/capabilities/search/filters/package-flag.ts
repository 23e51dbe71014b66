import type { RawBuilder } from 'kysely'

/** A filter that is on or off. A package passes it or not by one whole number, which the index keeps of it. */
export type PackageFlag = {
  /** The number, read of a package `p`; null where the package never passes. */
  column: RawBuilder<number | null>
  /** Test of a package's number for a stay from the day on (`dayNumber`); null: on some day. */
  passesAt: (now: string) => (value: number, checkin: number | null) => boolean
}
