import { defineEvent } from './event'
import { anyOf, day, flag, integer, listOf, nothing, number, object, oneOf, recordOf, text } from './payload'

const flow = oneOf('booking', 'gifting', 'activity', 'hotel')
const dayOrNothing = anyOf(day, nothing)

/** The visitor sent the search box. */
export const searchSubmitted = defineEvent('search:submitted', object({ flow, hash: text }))
/** The criteria in the hash are others now; `hash` without the leading #. */
export const criteriaChanged = defineEvent('criteria:changed', object({ hash: text }))
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
export const filterChanged = defineEvent(
  'filter:changed',
  object({ key: text, value: anyOf(text, number, listOf(text), nothing) }),
)
export const addedToCart = defineEvent(
  'checkout:added-to-cart',
  object({ id: text, type: oneOf('STAY', 'ACTIVITY', 'GIFT'), priceCents: integer }),
)
export const wishlistToggled = defineEvent(
  'wishlist:toggled',
  object({ id: text, type: oneOf('STAY', 'ACTIVITY'), saved: flag }),
)
/** The visitor closed a layer of the search that stands in another page's slot: the page may take the slot away. */
export const searchLayerClosed = defineEvent('search:layer-closed', object({ layer: oneOf('map', 'offers') }))
/** The visitor closed the ways to give a stay: the page may take the slot away. */
export const giftDrawerClosed = defineEvent('gifting:drawer-closed', object({ productId: text }))
/** A GA4-like analytics event (D28). */
export const analyticsTracked = defineEvent(
  'analytics:tracked',
  object({ name: text, params: recordOf(anyOf(text, number, flag, nothing)) }),
)
