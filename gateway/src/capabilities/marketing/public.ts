/** Face of the room: all that other capabilities may use of it. */
export { createOwnSubscription, type OwnSubscription } from './own-subscription'
