import type { FastifyInstance } from 'fastify'
import { holderOfGift } from '../capabilities/accounts/capability'
import { availabilityRoutes } from '../capabilities/availability/capability'
import { contentRoutes } from '../capabilities/content/capability'
import { giftsCapability } from '../capabilities/gifts/capability'
import { findOwnHold } from '../capabilities/orders/capability'
import { createQuoteStay, quotesRoutes } from '../capabilities/quotes/capability'
import { createCalendarStays, createHotelCounter } from '../capabilities/search/capability'
import { heldFor, waitingListCapability } from '../capabilities/waiting-list/capability'
import type { Deps } from './deps'
import { pageFacts } from './page-facts'

/** Calendars of hotels read what the search holds in memory. */
export const availability = (app: FastifyInstance, { db, clock, searchIndex }: Deps): Promise<void> =>
  availabilityRoutes(app, { db, clock, calendarStays: createCalendarStays(searchIndex) })

/** The menu counts the hotels that a search would find; pages name who sells and the ways to pay that work. */
export const content = (app: FastifyInstance, deps: Deps): Promise<void> => {
  const { searchIndex, clock } = deps
  const count = createHotelCounter({ indexes: searchIndex, clock })
  const countHotels = { count, isReady: searchIndex.isFilled }
  return contentRoutes(app, { ...deps, ...pageFacts(deps), countHotels })
}

/** Reminders of a gift go to the account that has it. */
export const gifts = (app: FastifyInstance, deps: Deps): Promise<void> =>
  giftsCapability(app, { ...deps, findHolder: (giftUUID) => holderOfGift(deps.db, giftUUID) })

/** An unpaid order of the same visitor is no obstacle to a quote, nor a room that is held for them. */
export const quotes = (app: FastifyInstance, { db, clock }: Deps): Promise<void> =>
  quotesRoutes(app, {
    db,
    clock,
    findOwnHold: async ({ orderUUID, placeId }) =>
      (orderUUID ? await findOwnHold(db, orderUUID) : undefined) ?? heldFor(db, placeId),
  })

/** Tells who waits of rooms that the quotes find free. */
export const waitingList = (app: FastifyInstance, deps: Deps): Promise<void> =>
  waitingListCapability(app, { ...deps, quoteStay: createQuoteStay(deps.clock) })
