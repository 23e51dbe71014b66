import { foldWords } from '../../platform/texts/fold-text'
import type { FoundName, NameIndex } from './name-index'
import type { StoredSuggestion } from './suggestions-repository'

/** Words around a name in our languages: what kind of place is meant, and where in it. */
const fillers = new Set(
  foldWords(
    `hotel hotels hostel auberge albergo albergue alojamiento logement verblijf hôtellerie chambre habitacion kamer camera
     week end weekend sejour citytrip
     ville village town city ciudad pueblo stad dorp citta paese centre center centro centrum
     a à au aux en dans près de du des la le les l d vers autour in near around the of at cerca el los las del
     bij te om vlakbij het een nel nella di da al alla presso vicino il lo gli i`,
  ),
)

/** The words that a name may have; all of them where they are all around a name. */
export function wordsOfNames(words: readonly string[]): string[] {
  const telling = words.filter((word) => !fillers.has(word))
  return telling.length > 0 ? telling : [...words]
}

const mostOfWord = 60
const leastLetters = 3

/** Scores of the suggestions that have a word in their names, by id and word; `isExact`: as it was typed. */
export type PartialMatch = Map<string, { scores: Map<number, number>; isExact: boolean }>

type Question = {
  index: NameIndex
  words: readonly string[]
  country: string
  /** Words that may have been meant by one that no name begins with. */
  correct: (word: string) => string[]
}

/** The weightiest names that have any of the words. A short one is no reason to think of a place. */
export function matchAny({ index, words, country, correct }: Question): PartialMatch {
  const question = { country, limit: mostOfWord }
  const scoresOf = (found: readonly FoundName[]) => new Map(found.map(({ id, score }) => [id, score]))
  const ofWord = (word: string) => {
    if (word.length < leastLetters) return { scores: scoresOf([]), isExact: true }
    const exact = index.find({ matches: [{ prefix: word }], ...question })
    if (exact.length > 0) return { scores: scoresOf(exact), isExact: true }
    const meant = correct(word)
    const near = meant.length > 0 ? index.find({ matches: [{ words: meant }], ...question }) : []
    return { scores: scoresOf(near), isExact: false }
  }
  return new Map(words.map((word) => [word, ofWord(word)]))
}

/**
 * Those that most of the words speak of, by their names or by the region and country above them, those of the first
 * word before others, the weightiest first. Words that nothing knows are left out.
 */
export function byWordsKnown(found: readonly StoredSuggestion[], match: PartialMatch): StoredSuggestion[] {
  const asked = [...match]
  const known = found.map((suggestion) => {
    const around = foldWords(Object.values(suggestion.details).join(' '))
    const isAround = (word: string) => around.some((other) => other.startsWith(word))
    const worth = ([word, { scores, isExact }]: (typeof asked)[number]) =>
      scores.has(suggestion.id) ? (isExact ? 1 : 0.5) : isAround(word) ? 1 : 0
    const first = asked.findIndex(([, { scores, isExact }]) => isExact && scores.has(suggestion.id))
    return {
      suggestion,
      count: asked.reduce((sum, word) => sum + worth(word), 0),
      first: first < 0 ? asked.length : first,
    }
  })
  const most = Math.max(0, ...known.map(({ count }) => count))
  return known
    .filter(({ count }) => count === most)
    .sort((a, b) => a.first - b.first || b.suggestion.score - a.suggestion.score)
    .map(({ suggestion }) => suggestion)
}
