import { grown } from './grown'

const wordBits = 32

/** Sets of small numbers, one per row, as bits next to each other: filters and counts read thousands of them. */
export class BitSets {
  #words = 1
  #rows: number
  #data: Uint32Array

  constructor(rows: number) {
    this.#rows = rows
    this.#data = new Uint32Array(rows)
  }

  resize(rows: number): void {
    this.#rows = rows
    this.#data = grown(this.#data, rows * this.#words)
  }

  set(row: number, numbers: readonly number[]): void {
    const highest = Math.max(-1, ...numbers)
    if (highest >= this.#words * wordBits) this.#widen(Math.ceil((highest + 1) / wordBits))
    const start = row * this.#words
    this.#data.fill(0, start, start + this.#words)
    for (const number of numbers) addBit(this.#data, start, number)
  }

  numbersOf(row: number): number[] {
    const numbers: number[] = []
    for (let word = 0; word < this.#words; word += 1) {
      for (let bits = this.#word(row, word); bits !== 0; bits &= bits - 1) {
        numbers.push(word * wordBits + 31 - Math.clz32(bits & -bits))
      }
    }
    return numbers
  }

  /** The numbers as a mask for `hasAll`, of numbers that some row has. */
  maskOf(numbers: readonly number[]): Uint32Array {
    const words = new Uint32Array(this.#words)
    for (const number of numbers) {
      if (number < this.#words * wordBits) addBit(words, 0, number)
    }
    return words
  }

  hasAll(row: number, words: Uint32Array): boolean {
    for (const [word, wanted] of words.entries()) {
      // Unsigned, as the mask is.
      if ((this.#word(row, word) & wanted) >>> 0 !== wanted) return false
    }
    return true
  }

  /** Adds the row's numbers to a set of one row. */
  addTo(row: number, target: Uint32Array): void {
    for (let word = 0; word < this.#words; word += 1) {
      target[word] = (target[word] ?? 0) | this.#word(row, word)
    }
  }

  /** An empty set of one row. */
  emptyRow(): Uint32Array {
    return new Uint32Array(this.#words)
  }

  #word(row: number, word: number): number {
    return this.#data[row * this.#words + word] ?? 0
  }

  #widen(words: number) {
    const wider = new Uint32Array(this.#rows * words)
    for (let row = 0; row < this.#rows; row += 1) {
      wider.set(this.#data.subarray(row * this.#words, (row + 1) * this.#words), row * words)
    }
    this.#words = words
    this.#data = wider
  }
}

function addBit(words: Uint32Array, start: number, number: number) {
  const at = start + (number >> 5)
  words[at] = (words[at] ?? 0) | (1 << (number & 31))
}
