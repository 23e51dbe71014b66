/** Face of the room: all that other capabilities may use of it. */
export { marketTowns, nearKm } from './near-market'
export { type NamedArea, type Point, placeOf } from './search-plan'
export { hashCriteria } from './search-uri'
