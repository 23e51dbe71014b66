import type {
  DestinationCategory,
  Suggestion,
} from '@escapade/shared-contracts/api/search/destinations-schemas'
import { countryOf, type Locale, languageOf } from '@escapade/shared-contracts/rules/visitor/locale'
import type { CreateCache } from '../../platform/revision/create-cache'
import { foldWords } from '../../platform/texts/fold-text'
import { normaliseTerm, textIn } from '../../platform/texts/texts'
import type { FoundName, NameIndex, WordMatch } from './name-index'
import { byWordsKnown, matchAny, type PartialMatch, wordsOfNames } from './partial-match'
import type { StoredSuggestion, SuggestionsRepository } from './suggestions-repository'
import { correctWord } from './typo-keys'

/** With so few places found, a typing error is likely. */
const fewResults = 3
const corrections = 6
/** So many are looked at more closely. */
const nearWords = 200
const mostWords = 6
export const popularPlaces = 8
const nameBonus = 150

type Source = { category: DestinationCategory; id: string }
type Question = { term: string; locale: Locale; limit: number }

export function createSuggestionsService(suggestions: SuggestionsRepository, createCache: CreateCache) {
  // Terms that many people type are answered from here.
  const currentCache = createCache<Suggestion[]>({ max: 5_000 })

  async function find({ term, locale, limit }: Question): Promise<StoredSuggestion[]> {
    const words = foldWords(term).slice(0, mostWords)
    if (words.length === 0) return []
    const country = countryOf(locale)
    const telling = wordsOfNames(words)
    const isTold = telling.length < words.length
    const all = await suggestions.findNames((index) => {
      const question = { index, country, limit }
      // As it stands, then without the words around a name, and only then as it may have been meant.
      const isExact = (asked: string[]) => hasAll({ ...question, words: asked })
      if (isTold && !isExact(words) && isExact(telling)) return chooseNames({ ...question, words: telling })
      const found = chooseNames({ ...question, words })
      return found.length > 0 || !isTold ? found : chooseNames({ ...question, words: telling })
    })
    if (all.length > 0 || telling.length === 1) return byName(all, term)
    return findSome({ words: telling, country, limit })
  }

  /** Suggestions that most of the words speak of, where no name has all of them. */
  async function findSome({ words, country, limit }: Omit<Words, 'index'>): Promise<StoredSuggestion[]> {
    let match: PartialMatch = new Map()
    const found = await suggestions.findNames((index) => {
      const correct = (word: string) => correctionsOf(word, index)
      match = matchAny({ index, words, country, correct })
      const best = new Map<number, number>()
      for (const { scores } of match.values())
        for (const [id, score] of scores) best.set(id, Math.max(score, best.get(id) ?? 0))
      return [...best].map(([id, score]) => ({ id, score }))
    })
    return byWordsKnown(found, match).slice(0, limit)
  }

  return {
    /** Places and hotels for what was typed so far, whatever its accents, case, word order and small errors. */
    async complete({ term, locale, limit }: Question): Promise<Suggestion[]> {
      const key = `${locale}:${limit}:${normaliseTerm(term)}`
      const cache = await currentCache()
      const known = cache.get(key)
      if (known) return known
      const found = await find({ term, locale, limit })
      const presented = found.map((suggestion) => presentSuggestion(suggestion, locale))
      cache.set(key, presented)
      return presented
    },

    /** Popular places: of the country of where the visitor looks already, else of the market. */
    async popular({ locale, source }: { locale: Locale; source: Source | null }): Promise<Suggestion[]> {
      const from = source && (await suggestions.findPlace(source))
      const country = from?.country ?? countryOf(locale)
      const found = await suggestions.findPopular({ country, limit: popularPlaces + 1 })
      return found
        .filter(({ id }) => id !== from?.id)
        .slice(0, popularPlaces)
        .map((suggestion) => presentSuggestion(suggestion, locale))
    },
  }
}

type Words = { index: NameIndex; words: string[]; country: string; limit: number }

const matchesOf = (words: string[]) => words.map((prefix): WordMatch => ({ prefix }))

const hasAll = ({ index, words, country }: Words): boolean =>
  index.find({ matches: matchesOf(words), country, limit: 1 }).length > 0

/** Names that have each of the words, and where they are few, those that have what may have been meant. */
function chooseNames({ index, words, ...question }: Words): FoundName[] {
  const { limit } = question
  const found = index.find({ matches: matchesOf(words), ...question })
  if (found.length >= Math.min(fewResults, limit)) return found
  // Beside other words, one that names begin with stands as it was typed.
  const isKnown = (word: string) => words.length > 1 && hasAll({ index, ...question, words: [word] })
  const matches = words
    .map((word) => (isKnown(word) ? { prefix: word } : correct(word, index)))
    .filter((match) => match !== null)
  if (matches.length < words.length) return found
  const known = new Set(found.map(({ id }) => id))
  const others = index.find({ matches, ...question }).filter(({ id }) => !known.has(id))
  return [...found, ...others].slice(0, limit)
}

/** A number is no word with an error. */
const correctionsOf = (word: string, index: NameIndex): string[] =>
  /\d/.test(word)
    ? []
    : correctWord({ typed: word, words: index.nearWords(word, nearWords), limit: corrections })

/** Words that may have been meant; a short word is taken as it is. */
function correct(word: string, index: NameIndex): WordMatch | null {
  const words = correctionsOf(word, index)
  if (words.length > 0) return { words }
  return word.length < 3 ? { prefix: word } : null
}

/** A name that is, or begins with, all that was typed comes before one that only has its words. */
function byName(found: StoredSuggestion[], term: string): StoredSuggestion[] {
  const typed = foldWords(term).join(' ')
  const score = ({ labels, score: base }: StoredSuggestion) => {
    const names = Object.values(labels).map((label) => foldWords(label).join(' '))
    const starts = names.some((name) => name.startsWith(typed)) ? nameBonus : 0
    return base + starts + (names.includes(typed) ? nameBonus : 0)
  }
  return found
    .map((suggestion, index) => ({ suggestion, index, score: score(suggestion) }))
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .map(({ suggestion }) => suggestion)
}

export function presentSuggestion(suggestion: StoredSuggestion, locale: Locale): Suggestion {
  const language = languageOf(locale)
  const label = textIn(suggestion.labels, language)
  return {
    id: suggestion.placeId,
    category: suggestion.category,
    label,
    value: label,
    detail: textIn(suggestion.details, language),
    latitude: suggestion.latitude,
    longitude: suggestion.longitude,
    count: suggestion.hotelCount,
  }
}
