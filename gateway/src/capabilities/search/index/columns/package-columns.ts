import { type PackageFlagKey, packageFlagKeys } from '../../filters/package-flags'
import { BitSets } from './bit-sets'
import { grown, growth } from './grown'

/** The cheapest shortest stay of a package, by the number of rooms it takes (index 0 is one room). */
export type FromSource = {
  nights: number
  /** 0 where so many rooms are never left. */
  cents: number[]
  refs: number[]
  /** Price for one person alone; 0 where that is the room's share. Empty: so for all. */
  singles: number[]
  /** Day numbers of the check-ins that have the price. */
  checkins: number[]
}

/** A package as it is put into the columns. */
export type PackageRow = {
  id: string
  room: number
  /** The most people its room takes. */
  capacity: number
  /** Share of the room's rate that one person pays, in percent. */
  singlePercent: number
  nightCents: number
  stayCents: number
  /** Both at their lowest of the 30 days before. */
  refNightCents: number
  refStayCents: number
  minNights: number
  maxNights: number
  /** Usual price of a night in its room, by which vouchers are priced. 0 where it cannot be given. */
  usualCents: number
  /** Day number of the last day on which it is sold; null: for good. */
  expires: number | null
  /** Fewest nights by weekday of the check-in, Monday first. */
  shortest: number[]
  /** True where stays on some of the days ahead are cancelled by stricter terms. */
  hasStricterDays: boolean
  themes: number[]
  tags: number[]
  /** Null where the package never passes. */
  flags: Record<PackageFlagKey, number | null>
  from: FromSource | null
}

export const weekdays = 7
/** From-prices are kept for one to five rooms. */
export const fromRooms = 5
/** No package has this day as its last. */
const forGood = 0x7fff_ffff
/** Value of a flag that the package never passes. */
export const neverPasses = -0x8000_0000
/** More nights than any stay has: what is never sold has this as its fewest. */
const never = 255

const createFlags = () =>
  Object.fromEntries(packageFlagKeys.map((key) => [key, new Int32Array(0)])) as Record<
    PackageFlagKey,
    Int32Array
  >

/**
 * Packages in columns: those of a hotel next to each other, so that a search reads memory in its order. `PackageRow`
 * says what the columns mean.
 */
export class PackageColumns {
  readonly ids: string[] = []
  room = new Int32Array(0)
  capacity = new Uint8Array(0)
  singlePercent = new Uint8Array(0)
  nightCents = new Int32Array(0)
  stayCents = new Int32Array(0)
  refNightCents = new Int32Array(0)
  refStayCents = new Int32Array(0)
  minNights = new Uint8Array(0)
  maxNights = new Uint8Array(0)
  usualCents = new Int32Array(0)
  expires = new Int32Array(0)
  shortest = new Uint8Array(0)
  hasStricterDays = new Uint8Array(0)
  /** 0 where there is no from-price. */
  fromNights = new Uint8Array(0)
  fromCents = new Int32Array(0)
  fromRefs = new Int32Array(0)
  fromSingles = new Int32Array(0)
  fromCheckins = new Int32Array(0)
  readonly themes = new BitSets(0)
  readonly tags = new BitSets(0)
  readonly flags = createFlags()
  readonly #free = new Map<number, number[]>()
  #used = 0
  #length = 0

  /** The first of so many rows next to each other. */
  allot(count: number): number {
    const known = this.#free.get(count)?.pop()
    if (known !== undefined) return known
    if (this.#used + count > this.#length) this.#resize(Math.ceil((this.#used + count) * growth) + 64)
    this.#used += count
    return this.#used - count
  }

  release(first: number, count: number): void {
    const free = this.#free.get(count) ?? []
    free.push(first)
    this.#free.set(count, free)
  }

  put(at: number, row: PackageRow): void {
    this.ids[at] = row.id
    this.room[at] = row.room
    this.capacity[at] = row.capacity
    this.singlePercent[at] = row.singlePercent
    this.nightCents[at] = row.nightCents
    this.stayCents[at] = row.stayCents
    this.refNightCents[at] = row.refNightCents
    this.refStayCents[at] = row.refStayCents
    this.minNights[at] = Math.min(row.minNights, never)
    this.maxNights[at] = Math.min(row.maxNights, never)
    this.usualCents[at] = row.usualCents
    this.expires[at] = row.expires ?? forGood
    for (let day = 0; day < weekdays; day += 1) {
      this.shortest[at * weekdays + day] = Math.min(row.shortest[day] ?? never, never)
    }
    this.hasStricterDays[at] = Number(row.hasStricterDays)
    this.themes.set(at, row.themes)
    this.tags.set(at, row.tags)
    for (const key of packageFlagKeys) this.flags[key][at] = row.flags[key] ?? neverPasses
    this.#putFrom(at, row.from)
  }

  #putFrom(at: number, from: FromSource | null) {
    this.fromNights[at] = from?.nights ?? 0
    for (let rooms = 0; rooms < fromRooms; rooms += 1) {
      const cell = at * fromRooms + rooms
      this.fromCents[cell] = from?.cents[rooms] ?? 0
      this.fromRefs[cell] = from?.refs[rooms] ?? 0
      this.fromSingles[cell] = from?.singles[rooms] ?? 0
      this.fromCheckins[cell] = from?.checkins[rooms] ?? 0
    }
  }

  #resize(length: number) {
    this.#length = length
    this.room = grown(this.room, length)
    this.capacity = grown(this.capacity, length)
    this.singlePercent = grown(this.singlePercent, length)
    this.nightCents = grown(this.nightCents, length)
    this.stayCents = grown(this.stayCents, length)
    this.refNightCents = grown(this.refNightCents, length)
    this.refStayCents = grown(this.refStayCents, length)
    this.minNights = grown(this.minNights, length)
    this.maxNights = grown(this.maxNights, length)
    this.usualCents = grown(this.usualCents, length)
    this.expires = grown(this.expires, length)
    this.shortest = grown(this.shortest, length * weekdays)
    this.hasStricterDays = grown(this.hasStricterDays, length)
    this.fromNights = grown(this.fromNights, length)
    this.fromCents = grown(this.fromCents, length * fromRooms)
    this.fromRefs = grown(this.fromRefs, length * fromRooms)
    this.fromSingles = grown(this.fromSingles, length * fromRooms)
    this.fromCheckins = grown(this.fromCheckins, length * fromRooms)
    this.themes.resize(length)
    this.tags.resize(length)
    for (const key of packageFlagKeys) this.flags[key] = grown(this.flags[key], length)
  }
}
