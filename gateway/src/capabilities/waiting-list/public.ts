/** Face of the room: rooms that are out of the stock for who waits. */
export { readHeldNights } from './held-rooms'
