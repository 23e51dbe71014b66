import { grown, growth } from './columns/grown'

/** One day of all rooms, by the room's number: a search reads a few of these from end to end. */
export type DayColumn = {
  /** Cents of the night; 0 where there is no rate. */
  prices: Int32Array
  /** Lowest price of the 30 days before; 0 where it is the price. Null while that is so for every room. */
  refs: Int32Array | null
  /** Price for one person alone; 0 where it is the room's share. Null while that is so for every room. */
  singles: Int32Array | null
  /** Days before an arrival until which it is cancelled at least. Null while no room has stricter terms that day. */
  cancelDays: Uint16Array | null
  /** Rooms left. */
  available: Uint16Array
  /** Lengths of the stays that may start that day by the hotel's rules, as bits (pricing/allowed-stays.ts). */
  arrivals: Uint16Array
}

/** Days of a room as the read model has them, numbers apart by commas; `refs` is null where they are the prices, `singles` and `cancelDays` where no night has its own. */
export type RoomMonth = {
  room: number
  firstDay: number
  length: number
  prices: string
  refs: string | null
  singles: string | null
  cancelDays: string | null
  available: string
  arrivals: string
}

/**
 * Rates and stock of every room and day, in columns by day: a search for some nights in a whole country then reads
 * memory in its order, which is what makes it cheap. Days and rooms are whole numbers from 0.
 */
export class RoomDays {
  readonly #columns = new Map<number, DayColumn>()
  readonly #free: number[] = []
  #rooms = 0
  #capacity = 1_024

  column(day: number): DayColumn | undefined {
    return this.#columns.get(day)
  }

  /** Makes space for so many rooms at once. */
  reserve(rooms: number): void {
    if (rooms > this.#capacity) this.#resize(rooms)
  }

  addRoom(): number {
    const known = this.#free.pop()
    if (known !== undefined) return known
    if (this.#rooms === this.#capacity) this.#resize(Math.ceil(this.#capacity * growth))
    this.#rooms += 1
    return this.#rooms - 1
  }

  removeRoom(room: number): void {
    for (const column of this.#columns.values()) clearCell(column, room)
    this.#free.push(room)
  }

  /** No rates from one day to another, both included. */
  clear(room: number, firstDay: number, lastDay: number): void {
    for (let day = firstDay; day <= lastDay; day += 1) {
      const column = this.#columns.get(day)
      if (column) clearCell(column, room)
    }
  }

  write({ room, firstDay, length, prices, refs, singles, available, arrivals, cancelDays }: RoomMonth): void {
    const columns = Array.from({ length }, (_, index) => this.#writable(firstDay + index))
    eachNumber(prices, columns, (column, cents) => {
      column.prices[room] = cents
    })
    eachNumber(available, columns, (column, left) => {
      column.available[room] = Math.min(left, 65_535)
    })
    eachNumber(arrivals, columns, (column, stays) => {
      column.arrivals[room] = stays
    })
    for (const column of columns) clearRare(column, room)
    if (singles) eachNumber(singles, columns, (column, cents) => this.#writeSingle(column, room, cents))
    if (cancelDays)
      eachNumber(cancelDays, columns, (column, before) => this.#writeCancelDays(column, room, before))
    if (refs) eachNumber(refs, columns, (column, cents) => this.#writeRef(column, room, cents))
  }

  /** Days that have passed are not asked for any more. */
  forgetBefore(day: number): void {
    for (const known of this.#columns.keys()) if (known < day) this.#columns.delete(known)
  }

  #writeRef(column: DayColumn, room: number, cents: number) {
    if (cents === column.prices[room]) return
    column.refs ??= new Int32Array(this.#capacity)
    column.refs[room] = cents
  }

  #writeSingle(column: DayColumn, room: number, cents: number) {
    if (cents === 0) return
    column.singles ??= new Int32Array(this.#capacity)
    column.singles[room] = cents
  }

  #writeCancelDays(column: DayColumn, room: number, before: number) {
    if (before === 0) return
    column.cancelDays ??= new Uint16Array(this.#capacity)
    column.cancelDays[room] = before
  }

  #writable(day: number): DayColumn {
    const known = this.#columns.get(day)
    if (known) return known
    const column: DayColumn = {
      prices: new Int32Array(this.#capacity),
      refs: null,
      singles: null,
      cancelDays: null,
      available: new Uint16Array(this.#capacity),
      arrivals: new Uint16Array(this.#capacity),
    }
    this.#columns.set(day, column)
    return column
  }

  #resize(capacity: number) {
    this.#capacity = capacity
    for (const column of this.#columns.values()) {
      column.prices = grown(column.prices, capacity)
      column.refs = column.refs && grown(column.refs, capacity)
      column.singles = column.singles && grown(column.singles, capacity)
      column.cancelDays = column.cancelDays && grown(column.cancelDays, capacity)
      column.available = grown(column.available, capacity)
      column.arrivals = grown(column.arrivals, capacity)
    }
  }
}

function clearCell(column: DayColumn, room: number) {
  column.prices[room] = 0
  column.available[room] = 0
  column.arrivals[room] = 0
  clearRare(column, room)
}

function clearRare({ refs, singles, cancelDays }: DayColumn, room: number) {
  if (refs) refs[room] = 0
  if (singles) singles[room] = 0
  if (cancelDays) cancelDays[room] = 0
}

const zero = 48
const comma = 44

/** Whole numbers apart by commas, each with the column of its place: a hundred million of them are read at a start. */
function eachNumber(
  text: string,
  columns: DayColumn[],
  write: (column: DayColumn, number: number) => void,
): void {
  let number = 0
  let place = 0
  for (let at = 0; at <= text.length && place < columns.length; at += 1) {
    const letter = at < text.length ? text.charCodeAt(at) : comma
    if (letter !== comma) {
      number = number * 10 + letter - zero
      continue
    }
    const column = columns[place]
    if (column) write(column, number)
    number = 0
    place += 1
  }
}
