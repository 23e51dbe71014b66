/** Face of the room: all that other capabilities may use of it. */
export { readPublished } from './read-published'
