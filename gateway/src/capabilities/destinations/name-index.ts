import { topOf } from '../../platform/top'

/** What one typed word may stand for: words that begin with it, or whole words that were meant. */
export type WordMatch = { prefix: string } | { words: string[] }
export type FoundName = { id: number; score: number }

/** A suggestion with the words of its names, each at its earliest place. */
export type NameSource = { id: number; weight: number; country: string }
export type WordSource = { word: string; suggestionId: number; position: number }

/** Bonus of a word that is typed to its end, of a name's first word, and of a place in one's own country. */
const bonus = { wholeWord: 120, firstWord: 80, ownCountry: 60 }

/** Words next to each other in their order, from the first up to but without the last. */
type Range = { from: number; to: number }

/**
 * Every word of every name, in its order: what begins with a few letters lies next to each other. Suggestions and
 * words are numbered from 0.
 */
export class NameIndex {
  readonly #names: NameSource[]
  readonly #words: string[]
  /** Where the suggestions of a word begin in `#owners`. */
  readonly #starts: Int32Array
  readonly #owners: Int32Array
  readonly #positions: Uint8Array
  /** The other way round: words of each suggestion. */
  readonly #wordsOf: number[][]
  /** Best score of each suggestion while one question is answered; 0 otherwise. */
  readonly #scores: Int32Array

  constructor(names: NameSource[], words: WordSource[]) {
    const numbers = new Map(names.map(({ id }, number) => [id, number]))
    const sorted = words
      .filter(({ suggestionId }) => numbers.has(suggestionId))
      .sort((a, b) => (a.word < b.word ? -1 : a.word > b.word ? 1 : 0))
    const starts: number[] = []
    this.#names = names
    this.#words = []
    this.#owners = new Int32Array(sorted.length)
    this.#positions = new Uint8Array(sorted.length)
    this.#wordsOf = names.map(() => [])
    this.#scores = new Int32Array(names.length)
    sorted.forEach(({ word, suggestionId, position }, at) => {
      if (word !== this.#words[this.#words.length - 1]) starts.push(this.#words.push(word) && at)
      const owner = numbers.get(suggestionId) ?? 0
      this.#owners[at] = owner
      this.#positions[at] = Math.min(position, 255)
      this.#wordsOf[owner]?.push(this.#words.length - 1)
    })
    this.#starts = Int32Array.from([...starts, sorted.length])
  }

  /** The weightiest suggestions that have each of the words. */
  find({ matches, country, limit }: { matches: WordMatch[]; country: string; limit: number }): FoundName[] {
    const ranges = matches.map((match) => this.#rangesOf(match))
    // The rarest is looked through, the others are only asked.
    const [driver, ...others] = ranges.sort((a, b) => this.#countOf(a) - this.#countOf(b))
    if (!driver) return []
    const whole = new Set(matches.flatMap((match) => ('prefix' in match ? [match.prefix] : [])))
    const found: number[] = []
    for (const range of driver) {
      for (let word = range.from; word < range.to; word += 1) {
        const isWhole = whole.has(this.#words[word] ?? '')
        this.#collect({ word, others, country, extra: isWhole ? bonus.wholeWord : 0, found })
      }
    }
    return this.#best(found, limit)
  }

  #collect({
    word,
    others,
    country,
    extra,
    found,
  }: {
    word: number
    others: Range[][]
    country: string
    extra: number
    found: number[]
  }) {
    for (let at = this.#starts[word] ?? 0; at < (this.#starts[word + 1] ?? 0); at += 1) {
      const owner = this.#owners[at] ?? 0
      const name = this.#names[owner]
      if (!name || !others.every((ranges) => this.#hasWord(owner, ranges))) continue
      const known = this.#scores[owner] ?? 0
      const first = this.#positions[at] === 0 ? bonus.firstWord : 0
      const own = name.country === country ? bonus.ownCountry : 0
      // One more than the score, so that a suggestion of no weight is found too.
      const score = name.weight + extra + first + own + 1
      if (known === 0) found.push(owner)
      if (score > known) this.#scores[owner] = score
    }
  }

  #best(found: number[], limit: number): FoundName[] {
    const score = (at: number) => this.#scores[found[at] ?? 0] ?? 0
    const id = (at: number) => this.#names[found[at] ?? 0]?.id ?? 0
    const places = topOf({
      length: found.length,
      count: limit,
      compare: (a, b) => score(b) - score(a) || id(a) - id(b),
    })
    const best = places.map((at) => ({ id: id(at), score: score(at) - 1 }))
    for (const owner of found) this.#scores[owner] = 0
    return best
  }

  #hasWord(owner: number, ranges: Range[]): boolean {
    return (this.#wordsOf[owner] ?? []).some((word) =>
      ranges.some(({ from, to }) => word >= from && word < to),
    )
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
      (count, { from, to }) => count + (this.#starts[to] ?? 0) - (this.#starts[from] ?? 0),
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
