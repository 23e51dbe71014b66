import { typoKeys } from './typo-keys'

/** A key's hash and a word's number in one: 32 and 21 bits, which a double holds exactly. */
const wordsPerHash = 2 ** 21

/**
 * Words by the keys of their typing errors. A key is known by its hash alone: that two of them have the same one is
 * rare, and costs a look at a word that is not near.
 */
export class TypoIndex {
  readonly #words: readonly string[]
  readonly #entries: Float64Array

  /** The words in their order. */
  constructor(words: readonly string[]) {
    this.#words = words
    const keys = words.map(typoKeys)
    this.#entries = new Float64Array(keys.reduce((count, { length }) => count + length, 0))
    let place = 0
    for (const [word, ofWord] of keys.entries()) {
      for (const key of ofWord) {
        this.#entries[place] = hashOf(key) * wordsPerHash + word
        place += 1
      }
    }
    this.#entries.sort()
  }

  /** Words that begin like a mistyped one, those that share the most letters first, then in their order. */
  near(typed: string, limit: number): string[] {
    const keys = typoKeys(typed)
    const lengths = [...new Set(keys.map(({ length }) => length))].sort((a, b) => b - a)
    const found = new Set<number>()
    for (const length of lengths) {
      if (found.size >= limit) break
      const numbers = keys.filter((key) => key.length === length).flatMap((key) => this.#wordsOf(key))
      for (const number of Float64Array.from(numbers).sort()) found.add(number)
    }
    return [...found].slice(0, limit).map((number) => this.#words[number] ?? '')
  }

  #wordsOf(key: string): number[] {
    const first = hashOf(key) * wordsPerHash
    const words: number[] = []
    for (let at = this.#placeOf(first); ; at += 1) {
      const word = (this.#entries[at] ?? Number.POSITIVE_INFINITY) - first
      if (word >= wordsPerHash) return words
      words.push(word)
    }
  }

  /** Place of the first entry that is not before. */
  #placeOf(entry: number): number {
    let low = 0
    let high = this.#entries.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#entries[middle] ?? 0) < entry) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c_9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x0100_0193)
  return hash >>> 0
}
