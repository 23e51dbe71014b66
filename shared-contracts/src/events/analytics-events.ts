import { defineEvent } from './event'
import { anyOf, day, flag, integer, listOf, nothing, number, object, oneOf, recordOf, text } from './payload'

const flow = oneOf('booking', 'gifting', 'activity', 'hotel')
const dayOrNothing = anyOf(day, nothing)

/** A GA4-like event as it is sent (D28): `track` of the shell's services. */
export const analyticsTracked = defineEvent(
  'analytics:tracked',
  object({ name: text, params: recordOf(anyOf(text, number, flag, nothing)) }),
)

/** The visitor sent the search box. A hash may say where the visitor is, which analytics need not know. */
export const searchSubmitted = defineEvent('search:submitted', object({ flow, hash: text }))

/** A change to gifting is told as the gift that is looked at (D43). */
export const flowChanged = defineEvent('flow:changed', object({ from: flow, to: flow }))

/** Party in the short spelling of the hash (SC-038). */
export const partyChanged = defineEvent(
  'party:changed',
  object({ a: integer, c: integer, b: integer, s: flag }),
)

export const datesChanged = defineEvent(
  'dates:changed',
  object({ checkin: dayOrNothing, checkout: dayOrNothing, nights: anyOf(integer, nothing) }),
)

/** Names the filter, not its value: on a map that is a place. */
export const filterChanged = defineEvent(
  'filter:changed',
  object({ key: text, value: anyOf(text, number, listOf(text), nothing) }),
)

/** The visitor goes to the checkout with a stay, an activity or a gift. */
export const addedToCart = defineEvent(
  'checkout:added-to-cart',
  object({
    id: text,
    type: oneOf('STAY', 'ACTIVITY', 'GIFT'),
    priceCents: integer,
    label: text,
  }),
)
