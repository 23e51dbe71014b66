/** All that the app composes of the room. */
export { heldFor, useHeld } from './held-rooms'
export { erasePlaces, exportPlaces } from './people'
export { waitingListCapability } from './waiting-list-capability'
