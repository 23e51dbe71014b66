/** Face of the room: all that other capabilities may use of it. */
export { isOnMinisite, minisiteNamed } from './check-minisite'
export { createMinisiteLookup } from './minisite-lookup'
