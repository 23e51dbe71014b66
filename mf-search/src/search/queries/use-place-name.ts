import { useKnownOfPlace } from './use-last-known'
import { type Route, useFound } from './use-search'

/** What the place of the search is called. */
export const usePlaceName = (route: Route): string | null =>
  useKnownOfPlace(useFound(route)?.details.destination?.label ?? null)
