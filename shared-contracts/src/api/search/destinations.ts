import type { Locale } from '../../rules/visitor/locale'
import { endpoint } from '../endpoint'
import type {
  AutocompleteQuery,
  DestinationCategory,
  Landmarks,
  LandmarksQuery,
  PlacesAround,
  PlacesAroundQuery,
  RecommendedQuery,
  Suggestion,
  Suggestions,
} from './destinations-schemas'

/** Places and hotels for what was typed; an empty term gives an empty list (GW-018). */
export const getAutocomplete = /* @__PURE__ */ endpoint<{ query: AutocompleteQuery }, Suggestions>(
  'GET',
  '/api/autocomplete-geonames.json',
)

/** Popular places, shown before anything is typed (GW-019). */
export const getRecommended = /* @__PURE__ */ endpoint<{ query: RecommendedQuery }, Suggestions>(
  'GET',
  '/api/recommendedAutocomplete.json',
)

/** One place by category and id: what a link with criteria needs to show a name. */
export const getPlace = /* @__PURE__ */ endpoint<
  { params: { category: DestinationCategory; id: string }; query: { locale: Locale } },
  Suggestion
>('GET', '/api/places/{category}/{id}.json')

/** Places around a position: towns, sights, ski resorts, the nearest first. */
export const getPlacesAround = /* @__PURE__ */ endpoint<{ query: PlacesAroundQuery }, PlacesAround>(
  'GET',
  '/api/places-around.json',
)

/** Landmarks between the edges of a map, the best known first. */
export const getLandmarks = /* @__PURE__ */ endpoint<{ query: LandmarksQuery }, Landmarks>(
  'GET',
  '/api/landmarks.json',
)
