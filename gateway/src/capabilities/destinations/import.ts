/** Face of the room for importers: what writes places, and the areas that their files name. */
export { departments, provinceNames, regions } from './areas/areas'
export { findTowns } from './find-towns'
export { type LandmarkRecord, upsertLandmarks } from './imported-landmarks'
export {
  type KnownCity,
  type PlacedCity,
  type PlaceRecord,
  readCities,
  removeEmptyCities,
  type UpsertCount,
  upsertPlaces,
} from './imported-places'
export { refreshSuggestions } from './suggestion-index'
export {
  areSuggestionsBehind,
  noteSuggestionsBehind,
  refreshSuggestionsIfBehind,
} from './suggestions-behind'
