import type { DestinationCategory, Suggestion } from '@escapade/shared-contracts/api/destinations-schemas'
import { countryOf, type Locale, languageOf } from '@escapade/shared-contracts/rules/locale'
import { LRUCache } from 'lru-cache'
import { normaliseTerm, textIn } from '../../platform/texts'
import { foldWords } from './fold-text'
import type { WordMatch } from './name-index'
import type { StoredSuggestion, SuggestionsRepository } from './suggestions-repository'
import { correctWord } from './typo-keys'

/** With so few places found, a typing error is likely. */
const fewResults = 3
const corrections = 6
const mostWords = 6
export const popularPlaces = 8
const nameBonus = 150

type Source = { category: DestinationCategory; id: string }
type Question = { term: string; locale: Locale; limit: number }

export function createSuggestionsService(suggestions: SuggestionsRepository) {
  // Names change with imports only; what many people type is answered from here.
  const cache = new LRUCache<string, Suggestion[]>({ max: 5_000, ttl: 60_000 })

  async function find({ term, locale, limit }: Question): Promise<StoredSuggestion[]> {
    const words = foldWords(term).slice(0, mostWords)
    if (words.length === 0) return []
    const country = countryOf(locale)
    const typed = words.map((prefix): WordMatch => ({ prefix }))
    const found = await suggestions.findByWords({ matches: typed, country, limit })
    if (found.length >= Math.min(fewResults, limit)) return found
    const meant = await Promise.all(words.map((word) => correct({ word, suggestions })))
    const matches = meant.filter((match) => match !== null)
    if (matches.length < words.length) return found
    const others = await suggestions.findByWords({ matches, country, limit })
    return [...found, ...others.filter(({ id }) => !found.some((known) => known.id === id))].slice(0, limit)
  }

  return {
    /** Places and hotels for what was typed so far, whatever its accents, case, word order and small errors. */
    async complete({ term, locale, limit }: Question): Promise<Suggestion[]> {
      const key = `${locale}:${limit}:${normaliseTerm(term)}`
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

/** Words that may have been meant; a short word is taken as it is. */
async function correct({ word, suggestions }: { word: string; suggestions: SuggestionsRepository }) {
  const near = await suggestions.findNearWords(word)
  const words = correctWord({ typed: word, words: near, limit: corrections })
  if (words.length) return { words }
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
