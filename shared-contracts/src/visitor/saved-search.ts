import type { ActivitySearchRequest } from '../api/activities/activities-schemas'
import type { OffersRequest } from '../api/search/search-schemas'

/** A search that the visitor keeps, with what finds its results again and what they were. */
export type SavedSearch = {
  /** Address of the search page, criteria included: what tells one from another. */
  uri: string
  /** Subject and filters of the search, in the language it was saved in. */
  title: string
  words: string[]
  /** Its cheapest results. Exactly one of both. */
  stays?: OffersRequest
  activities?: ActivitySearchRequest
  /** ISO instant. Older lists have none. */
  savedAt?: string
  /** The cheapest stay's price; null where none is known, as of activities. */
  found: { count: number; cents: number | null; day: string }
}

/** The oldest gives way to a further one. */
export const mostSavedSearches = 20

export const isSaved = (list: readonly SavedSearch[], uri: string): boolean =>
  list.some((search) => search.uri === uri)

/** Newest first; a search that is in the list already takes the place of its older self. */
export const withSearch = (list: readonly SavedSearch[], search: SavedSearch): SavedSearch[] =>
  [search, ...withoutSearch(list, search.uri)].slice(0, mostSavedSearches)

export const withoutSearch = (list: readonly SavedSearch[], uri: string): SavedSearch[] =>
  list.filter((search) => search.uri !== uri)
