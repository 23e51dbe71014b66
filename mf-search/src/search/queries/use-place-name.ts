import { useKnownOfPlace } from './use-last-known'
import { type Search, useFound } from './use-search'

/** Name of the place of the search. */
export const usePlaceName = (search: Search): string | null =>
  useKnownOfPlace(useFound(search)?.details.destination?.label ?? null, search.criteria)
