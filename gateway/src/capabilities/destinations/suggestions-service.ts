import type {
  DestinationCategory,
  Suggestion,
} from '@escapade/shared-contracts/api/search/destinations-schemas'
import { countryOf, type Locale, languageOf } from '@escapade/shared-contracts/rules/visitor/locale'
import type { CreateCache } from '../../platform/revision/create-cache'
import { foldWords } from '../../platform/texts/fold-text'
import { normaliseTerm, textIn } from '../../platform/texts/texts'
import type { FoundName, NameIndex, WordMatch } from './name-index'
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
    return suggestions.findNames((index) => chooseNames({ index, words, country, limit }))
  }

  return {
    /** Places and hotels for what was typed so far, whatever its accents, case, word order and small errors. */
    async complete({ term, locale, limit }: Question): Promise<Suggestion[]> {
      const key = `${locale}:${limit}:${normaliseTerm(term)}`
      const cache = await currentCache()
      const known = cache.get(key)
      if (known) return known
      const found = await find({ term, locale, limit })
      const presented = byName(found, term).map((suggestion) => presentSuggestion(suggestion, locale))
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

/** Names that have each of the words, and where they are few, those that have what may have been meant. */
function chooseNames({ index, words, ...question }: Words): FoundName[] {
  const { limit } = question
  const found = index.find({ matches: words.map((prefix): WordMatch => ({ prefix })), ...question })
  if (found.length >= Math.min(fewResults, limit)) return found
  const matches = words.map((word) => correct(word, index)).filter((match) => match !== null)
  if (matches.length < words.length) return found
  const known = new Set(found.map(({ id }) => id))
  const others = index.find({ matches, ...question }).filter(({ id }) => !known.has(id))
  return [...found, ...others].slice(0, limit)
}

/** Words that may have been meant; a short word is taken as it is. */
function correct(word: string, index: NameIndex): WordMatch | null {
  const words = correctWord({ typed: word, words: index.nearWords(word, nearWords), limit: corrections })
  if (words.length > 0) return { words }
  return word.length < 3 ? { prefix: word } : null
}

/** A name that begins with all that was typed comes before one that only has its words. */
function byName(found: StoredSuggestion[], term: string): StoredSuggestion[] {
  const typed = foldWords(term).join(' ')
  const score = ({ labels, score: base }: StoredSuggestion) =>
    base +
    (Object.values(labels).some((label) => foldWords(label).join(' ').startsWith(typed)) ? nameBonus : 0)
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
