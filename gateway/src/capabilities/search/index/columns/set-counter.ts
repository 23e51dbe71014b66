/** Eight binary digits hold the counts of so many sets. */
const batch = 255
const digitCount = 8
const wordBits = 32

/**
 * Counts how many of thousands of sets have each number. The sets are kept, and added up a batch at a time in binary
 * digits, 32 numbers at once: one by one this was a quarter of a search in a country.
 */
export class SetCounter {
  readonly #kept: Uint32Array
  readonly #counts: Int32Array
  readonly #digits = new Uint32Array(digitCount)
  #length = 0

  /** `words` is what a set has of them (bit-sets.ts). */
  constructor(words: number) {
    this.#kept = new Uint32Array(words * batch)
    this.#counts = new Int32Array(words * wordBits)
  }

  /** Takes a set, and empties it. */
  take(set: Uint32Array): void {
    for (let word = 0; word < set.length; word += 1) {
      this.#kept[word * batch + this.#length] = set[word] ?? 0
      set[word] = 0
    }
    this.#length += 1
    if (this.#length === batch) this.#addUp()
  }

  /** Sets by the numbers they have. */
  counts(): Int32Array {
    this.#addUp()
    return this.#counts
  }

  #addUp() {
    for (let first = 0; first < this.#kept.length; first += batch) {
      this.#addWords(first)
      this.#countDigits((first / batch) * wordBits)
    }
    this.#length = 0
  }

  #addWords(first: number) {
    const digits = this.#digits.fill(0)
    for (let at = first; at < first + this.#length; at += 1) {
      let carried = this.#kept[at] ?? 0
      for (let digit = 0; carried !== 0; digit += 1) {
        const before = digits[digit] ?? 0
        digits[digit] = before ^ carried
        carried &= before
      }
    }
  }

  #countDigits(firstNumber: number) {
    for (let digit = 0; digit < digitCount; digit += 1) {
      for (let bits = this.#digits[digit] ?? 0; bits !== 0; bits &= bits - 1) {
        const number = firstNumber + 31 - Math.clz32(bits & -bits)
        this.#counts[number] = (this.#counts[number] ?? 0) + (1 << digit)
      }
    }
  }
}
