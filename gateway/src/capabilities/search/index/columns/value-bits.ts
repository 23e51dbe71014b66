import { grown } from './grown'

/** A set of row numbers, a bit each. */
export type Bits = Uint32Array

const wordsFor = (rows: number) => (rows + 31) >> 5

export const emptyBits = (rows: number): Bits => new Uint32Array(wordsFor(rows))

export function addBit(bits: Bits, row: number): void {
  const word = row >> 5
  bits[word] = (bits[word] ?? 0) | (1 << (row & 31))
}

function removeBit(bits: Bits, row: number): void {
  const word = row >> 5
  bits[word] = (bits[word] ?? 0) & ~(1 << (row & 31))
}

export const hasBit = (bits: Bits, row: number): boolean => ((bits[row >> 5] ?? 0) & (1 << (row & 31))) !== 0

/**
 * Rows by the values they have: for each value, the set of its rows. Rows that have a value are then counted 32 at a
 * time.
 */
export class ValueBits {
  readonly #values: Bits[] = []
  #rows = 0

  resize(rows: number): void {
    this.#rows = rows
    for (const [value, bits] of this.#values.entries()) this.#values[value] = grown(bits, wordsFor(rows))
  }

  /** The row has these values and no others. */
  set(row: number, values: readonly number[]): void {
    for (const bits of this.#values) removeBit(bits, row)
    for (const value of values) addBit(this.#bitsOf(value), row)
  }

  valuesOf(row: number): number[] {
    return [...this.#values.keys()].filter((value) => hasBit(this.#bitsOf(value), row))
  }

  /** Rows that have one of the values; -1 stands for a value that none has. */
  withSome(values: readonly number[]): Bits {
    const found = emptyBits(this.#rows)
    for (const value of values) {
      const bits = this.#values[value]
      if (!bits) continue
      for (let word = 0; word < found.length; word += 1) found[word] = (found[word] ?? 0) | (bits[word] ?? 0)
    }
    return found
  }

  /** Rows that have all of the values. */
  withAll(values: readonly number[]): Bits {
    const found = emptyBits(this.#rows).fill(0xffff_ffff)
    for (const value of values) {
      const bits = this.#values[value]
      for (let word = 0; word < found.length; word += 1)
        found[word] = (found[word] ?? 0) & (bits?.[word] ?? 0)
    }
    return found
  }

  /** Counts the rows with each value; those of a town lie next to each other. */
  count(rows: Bits, counts: Int32Array): void {
    const first = rows.findIndex((word) => word !== 0)
    const last = rows.findLastIndex((word) => word !== 0)
    if (first < 0) return
    for (const [value, bits] of this.#values.entries()) {
      let count = 0
      for (let word = first; word <= last; word += 1) {
        count += onesOf((bits[word] ?? 0) & (rows[word] ?? 0))
      }
      counts[value] = (counts[value] ?? 0) + count
    }
  }

  #bitsOf(value: number): Bits {
    while (this.#values.length <= value) this.#values.push(emptyBits(this.#rows))
    return this.#values[value] ?? emptyBits(this.#rows)
  }
}

/** Ones of a word: by pairs, by fours, by bytes. */
function onesOf(word: number): number {
  if (word === 0) return 0
  const pairs = word - ((word >>> 1) & 0x5555_5555)
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}
