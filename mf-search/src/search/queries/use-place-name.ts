import { useKnownOfPlace } from './use-last-known'
import { type Search, useFound } from './use-search'

/** What the place of the search is called. */
export const usePlaceName = (search: Search): string | null =>
  useKnownOfPlace(useFound(search)?.details.destination?.label ?? null, search.criteria)
