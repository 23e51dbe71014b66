import { topOf } from '../../platform/top'
import { TypoIndex } from './typo-index'

/** Meaning of one typed word: words that begin with it, or whole words that were meant. */
export type WordMatch = { prefix: string } | { words: string[] }
export type FoundName = { id: number; score: number }

/** A suggestion with the words of its names, each at its earliest place. */
export type NameSource = { id: number; weight: number; country: string }
export type WordSource = { word: string; suggestionId: number; position: number }

/** Bonus of a word that is typed to its end, of a name's first word, and of a place in one's own country. */
const bonus = { wholeWord: 120, firstWord: 80, ownCountry: 60 }

/** Words next to each other in their order, from the first up to but without the last. */
type Range = { from: number; to: number }

/** Names in columns of numbers: the first letter of a name is that of tens of thousands. */
type Columns = {
  ids: Int32Array
  weights: Int32Array
  /** Number of the country. */
  countries: Uint16Array
}

/**
 * Every word of every name, in its order: what begins with a few letters lies next to each other. Names and words
 * are numbered from 0.
 */
export class NameIndex {
  readonly #names: Columns
  readonly #countries: string[]
  readonly #words: string[]
  readonly #typos: TypoIndex
  /** Position in `#owners` at which the names of a word begin. */
  readonly #starts: Int32Array
  readonly #owners: Int32Array
  readonly #positions: Uint8Array
  /** The other way round: where the words of a name begin in `#wordsOf`. */
  readonly #firstWord: Int32Array
  readonly #wordsOf: Int32Array
  /** Best score of each name while one question is answered; 0 otherwise. */
  readonly #scores: Int32Array

  constructor(names: NameSource[], words: WordSource[]) {
    const numbers = new Map(names.map(({ id }, number) => [id, number]))
    const sorted = words
      .filter(({ suggestionId }) => numbers.has(suggestionId))
      .sort((a, b) => (a.word < b.word ? -1 : a.word > b.word ? 1 : 0))
    this.#countries = [...new Set(names.map(({ country }) => country))]
    this.#names = columnsOf(names, this.#countries)
    this.#words = []
    this.#owners = Int32Array.from(sorted, ({ suggestionId }) => numbers.get(suggestionId) ?? 0)
    this.#positions = Uint8Array.from(sorted, ({ position }) => Math.min(position, 255))
    this.#scores = new Int32Array(names.length)
    const starts: number[] = []
    const wordAt = sorted.map(({ word }, at) => {
      if (word !== this.#words[this.#words.length - 1]) {
        this.#words.push(word)
        starts.push(at)
      }
      return this.#words.length - 1
    })
    this.#typos = new TypoIndex(this.#words)
    this.#starts = Int32Array.from([...starts, sorted.length])
    const byOwner = [...this.#owners.keys()].sort((a, b) => cell(this.#owners, a) - cell(this.#owners, b))
    this.#wordsOf = Int32Array.from(byOwner, (at) => wordAt[at] ?? 0)
    this.#firstWord = new Int32Array(names.length + 1)
    for (const owner of this.#owners) this.#firstWord[owner + 1] = cell(this.#firstWord, owner + 1) + 1
    for (let name = 0; name < names.length; name += 1)
      this.#firstWord[name + 1] = cell(this.#firstWord, name + 1) + cell(this.#firstWord, name)
  }

  /** The weightiest suggestions that have each of the words. */
  find({ matches, country, limit }: { matches: WordMatch[]; country: string; limit: number }): FoundName[] {
    const ranges = matches.map((match) => this.#rangesOf(match))
    // The rarest is looked through, the others are only asked.
    const [driver, ...others] = ranges.sort((a, b) => this.#countOf(a) - this.#countOf(b))
    if (!driver) return []
    const whole = new Set(matches.flatMap((match) => ('prefix' in match ? [match.prefix] : [])))
    const own = this.#countries.indexOf(country)
    const found: number[] = []
    for (const { from, to } of driver) {
      for (let word = from; word < to; word += 1) {
        const extra = whole.has(this.#words[word] ?? '') ? bonus.wholeWord : 0
        this.#collect({ word, others, own, extra, found })
      }
    }
    return this.#best(found, limit)
  }

  /** Words that begin like a mistyped one, those that share the most letters first. */
  nearWords(typed: string, limit: number): string[] {
    return this.#typos.near(typed, limit)
  }

  #collect({ word, others, own, extra, found }: Collecting) {
    const { weights, countries } = this.#names
    for (let at = cell(this.#starts, word); at < cell(this.#starts, word + 1); at += 1) {
      const owner = cell(this.#owners, at)
      if (others.length > 0 && !this.#hasAll(owner, others)) continue
      const known = cell(this.#scores, owner)
      const first = this.#positions[at] === 0 ? bonus.firstWord : 0
      const home = countries[owner] === own ? bonus.ownCountry : 0
      // One more than the score, so that a name of no weight is found too.
      const score = cell(weights, owner) + extra + first + home + 1
      if (known === 0) found.push(owner)
      if (score > known) this.#scores[owner] = score
    }
  }

  #best(found: number[], limit: number): FoundName[] {
    const scores = this.#scores
    const { ids } = this.#names
    const scoreAt = (place: number) => cell(scores, found[place] ?? 0)
    const idAt = (place: number) => cell(ids, found[place] ?? 0)
    const places = topOf({
      length: found.length,
      count: limit,
      compare: (a, b) => scoreAt(b) - scoreAt(a) || idAt(a) - idAt(b),
    })
    const best = places.map((place) => ({ id: idAt(place), score: scoreAt(place) - 1 }))
    for (const owner of found) scores[owner] = 0
    return best
  }

  #hasAll(owner: number, others: Range[][]): boolean {
    for (const ranges of others) if (!this.#hasOne(owner, ranges)) return false
    return true
  }

  #hasOne(owner: number, ranges: Range[]): boolean {
    for (let at = cell(this.#firstWord, owner); at < cell(this.#firstWord, owner + 1); at += 1) {
      const word = cell(this.#wordsOf, at)
      for (const { from, to } of ranges) if (word >= from && word < to) return true
    }
    return false
  }

  #rangesOf(match: WordMatch): Range[] {
    if ('prefix' in match)
      return [{ from: this.#placeOf(match.prefix), to: this.#placeOf(`${match.prefix}\uffff`) }]
    return match.words.map((word) => {
      const from = this.#placeOf(word)
      return { from, to: this.#words[from] === word ? from + 1 : from }
    })
  }

  #countOf(ranges: Range[]): number {
    return ranges.reduce(
      (count, { from, to }) => count + cell(this.#starts, to) - cell(this.#starts, from),
      0,
    )
  }

  /** Place of the first word that is not before the text. */
  #placeOf(text: string): number {
    let low = 0
    let high = this.#words.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#words[middle] ?? '') < text) low = middle + 1
      else high = middle
    }
    return low
  }
}

type Collecting = { word: number; others: Range[][]; own: number; extra: number; found: number[] }

const cell = (column: Int32Array, at: number): number => column[at] ?? 0

const columnsOf = (names: NameSource[], countries: string[]): Columns => ({
  ids: Int32Array.from(names, ({ id }) => id),
  weights: Int32Array.from(names, ({ weight }) => weight),
  countries: Uint16Array.from(names, ({ country }) => countries.indexOf(country)),
})
