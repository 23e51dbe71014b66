/** Face of the room: all that other capabilities may use of it. Importers have theirs in `import.ts`. */
export { hierarchyLinks, readHierarchy } from './place-hierarchy'
export { placePhrases } from './place-phrases'
export { createPlaceReader, type FindPlace, type Place, type PlaceReader } from './places'
export { createSuggestions } from './suggestions'
export { townNames } from './town-names'
export { createTownReader, type Town, type TownReader } from './towns'
