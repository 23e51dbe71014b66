import { endpoint } from '../endpoint'
import type { WaitingListAnswer, WaitingListRequest } from './waiting-list-schemas'

/** Asks for a place on the waiting list of a stay that is full; its mail keeps the place. */
export const joinWaitingList = /* @__PURE__ */ endpoint<{ body: WaitingListRequest }, WaitingListAnswer>(
  'POST',
  '/front-gateway/waiting-list',
)

/** Cookie of a visitor for whom a room is held: quotes and orders of theirs count it as theirs. */
export const waitingPlaceCookie = 'waitingPlace'

/** Minutes for which a freed room is held for the first of the list. */
export const placeHeldMinutes = 60
