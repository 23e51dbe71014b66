/** Face of the room: all that other capabilities may use of it. */
export { departments, provinceNames, regions } from './areas/areas'
export {
  type KnownCity,
  type PlaceRecord,
  readCities,
  removeEmptyCities,
  type UpsertCount,
  upsertPlaces,
} from './imported-places'
export { hierarchyLinks, readHierarchy } from './place-hierarchy'
export { placePhrases } from './place-phrases'
export { createPlaceReader, type FindPlace, type Place, type PlaceReader } from './places'
export { refreshSuggestions } from './suggestion-index'
export { createSuggestions } from './suggestions'
export { townNames } from './town-names'
export { createTownReader, type Town, type TownReader } from './towns'
