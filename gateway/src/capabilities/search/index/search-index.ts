import { type FacetKind, facetKinds } from '../facet-kinds'
import { Codes } from './columns/codes'
import { HotelColumns, type HotelKind, type HotelRow, hotelKinds } from './columns/hotel-columns'
import { NumberList } from './columns/number-list'
import { PackageColumns, type PackageRow } from './columns/package-columns'
import { RoomDays } from './room-days'

/** A hotel as it was read, its codes and rooms still by their names. */
export type HotelSource = Omit<HotelRow, HotelKind | 'firstPackage' | 'packageCount'> &
  Record<HotelKind, string[]> & { packages: PackageSource[] }
export type PackageSource = Omit<PackageRow, 'room' | 'themes' | 'tags'> & {
  roomId: string
  themes: string[]
  tags: string[]
}

/** Numbers of rooms in the day columns. */
type Rooms = Map<string, number>
type Known = { at: number; firstPackage: number; packageCount: number; rooms: Rooms }

const everywhere = 'everywhere'
const nowhere = new Int32Array(0)

const createCodes = () =>
  Object.fromEntries(facetKinds.map((kind) => [kind, new Codes()])) as Record<FacetKind, Codes>

/**
 * Everything that search asks of hotels, in the memory of the process: hotels by the places they lie in, their
 * packages, and rates and stock in columns by day. `IndexKeeper` holds it in step with the database.
 */
export class SearchIndex {
  readonly codes = createCodes()
  readonly hotels = new HotelColumns()
  readonly packages = new PackageColumns()
  readonly days = new RoomDays()
  readonly #known = new Map<string, Known>()
  readonly #places = new Map<string, NumberList>([[everywhere, new NumberList()]])

  get size(): number {
    return this.#known.size
  }

  /** Numbers of all hotels. */
  all(): Int32Array {
    return this.inPlace(everywhere)
  }

  /** Numbers of the hotels of a place, `category:id`. */
  inPlace(place: string): Int32Array {
    return this.#places.get(place)?.numbers ?? nowhere
  }

  numberOf(hotelId: string): number | undefined {
    return this.#known.get(hotelId)?.at
  }

  /** The hotel's rooms. */
  roomsOf(hotelId: string): Rooms {
    return this.#known.get(hotelId)?.rooms ?? new Map()
  }

  /** Numbers of the hotel's packages. */
  packagesOf(hotelId: string): number[] {
    const { firstPackage = 0, packageCount = 0 } = this.#known.get(hotelId) ?? {}
    return Array.from({ length: packageCount }, (_, place) => firstPackage + place)
  }

  /** Puts a hotel in, or in the place of what was known of it. Answers its rooms that are new. */
  put(source: HotelSource): Rooms {
    const before = this.#known.get(source.id)
    if (before) this.#forget(before)
    const at = before?.at ?? this.hotels.allot()
    const rooms = this.#setRooms(before?.rooms ?? new Map(), source.packages)
    const packageCount = source.packages.length
    const firstPackage = this.packages.allot(packageCount)
    this.#known.set(source.id, { at, firstPackage, packageCount, rooms })
    this.#putPackages(firstPackage, source.packages, rooms)
    const kinds = hotelKinds.map((kind) => [kind, this.codes[kind].take(source[kind])])
    const numbers = Object.fromEntries(kinds) as Record<HotelKind, number[]>
    this.hotels.put(at, { ...source, ...numbers, firstPackage, packageCount })
    for (const place of [everywhere, ...source.places]) this.#hotelsIn(place).add(at)
    return new Map([...rooms].filter(([roomId]) => !before?.rooms.has(roomId)))
  }

  remove(hotelId: string): void {
    const known = this.#known.get(hotelId)
    if (!known) return
    this.#forget(known)
    for (const room of known.rooms.values()) this.days.removeRoom(room)
    this.#known.delete(hotelId)
    this.hotels.release(known.at)
  }

  /** Those of a room next to each other: its nights are read once. */
  #putPackages(first: number, packages: PackageSource[], rooms: Rooms) {
    packages
      .map(({ roomId, ...stay }) => ({ ...stay, room: rooms.get(roomId) ?? 0 }))
      .sort((a, b) => a.room - b.room || (a.id < b.id ? -1 : 1))
      .forEach((stay, place) => {
        const themes = this.codes.themes.take(stay.themes)
        this.packages.put(first + place, { ...stay, themes, tags: this.codes.tags.take(stay.tags) })
      })
  }

  #forget({ at, firstPackage, packageCount }: Known) {
    for (const kind of hotelKinds) this.codes[kind].release(this.hotels.sets[kind].valuesOf(at))
    for (let stay = firstPackage; stay < firstPackage + packageCount; stay += 1) {
      this.codes.themes.release(this.packages.themes.numbersOf(stay))
      this.codes.tags.release(this.packages.tags.numbersOf(stay))
    }
    this.packages.release(firstPackage, packageCount)
    const places = [everywhere, ...(this.hotels.places[at] ?? [])]
    for (const place of places) this.#places.get(place)?.delete(at)
  }

  #setRooms(before: Rooms, packages: PackageSource[]): Rooms {
    const rooms: Rooms = new Map()
    for (const { roomId } of packages)
      rooms.set(roomId, rooms.get(roomId) ?? before.get(roomId) ?? this.days.addRoom())
    for (const [roomId, room] of before) if (!rooms.has(roomId)) this.days.removeRoom(room)
    return rooms
  }

  #hotelsIn(place: string): NumberList {
    const known = this.#places.get(place) ?? new NumberList()
    this.#places.set(place, known)
    return known
  }
}
