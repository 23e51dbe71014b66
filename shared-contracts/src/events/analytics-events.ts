import { type AnalyticsEventDefinition, defineAnalyticsEvent } from './event'
import { anyOf, day, flag, integer, listOf, nothing, number, object, oneOf, recordOf, text } from './payload'

const flow = oneOf('booking', 'gifting', 'activity', 'hotel')
const dayOrNothing = anyOf(day, nothing)

/** A GA4-like event as it is sent (D28): `track` of the shell's services. */
export const analyticsTracked = defineAnalyticsEvent(
  'analytics:tracked',
  object({ name: text, params: recordOf(anyOf(text, number, flag, nothing)) }),
  (event) => event,
)

/** The visitor sent the search box. A hash may say where the visitor is, which analytics need not know. */
export const searchSubmitted = defineAnalyticsEvent(
  'search:submitted',
  object({ flow, hash: text }),
  (search) => ({ name: 'search', params: { flow: search.flow } }),
)

/** A change to gifting is told as the gift that is looked at (D43). */
export const flowChanged = defineAnalyticsEvent(
  'flow:changed',
  object({ from: flow, to: flow }),
  ({ from, to }) => (to === 'gifting' ? null : { name: 'flow_changed', params: { from, to } }),
)

/** Party in the short spelling of the hash (SC-038). */
export const partyChanged = defineAnalyticsEvent(
  'party:changed',
  object({ a: integer, c: integer, b: integer, s: flag }),
  ({ a, c, b }) => ({ name: 'party_changed', params: { adults: a, children: c, babies: b } }),
)

export const datesChanged = defineAnalyticsEvent(
  'dates:changed',
  object({ checkin: dayOrNothing, checkout: dayOrNothing, nights: anyOf(integer, nothing) }),
  ({ checkin, nights }) => ({ name: 'dates_changed', params: { checkin, nights } }),
)

/** Names the filter, not its value: on a map that is a place. */
export const filterChanged = defineAnalyticsEvent(
  'filter:changed',
  object({ key: text, value: anyOf(text, number, listOf(text), nothing) }),
  ({ key }) => ({ name: 'filter_changed', params: { key } }),
)

/** The visitor goes to the checkout with a stay, an activity or a gift. */
export const addedToCart = defineAnalyticsEvent(
  'checkout:added-to-cart',
  object({
    id: text,
    type: oneOf('STAY', 'ACTIVITY', 'GIFT'),
    priceCents: integer,
    label: text,
  }),
  ({ id, type, priceCents, label }) => ({
    name: 'add_to_cart',
    params: {
      item_id: id,
      item_name: label,
      item_category: type.toLowerCase(),
      value: priceCents / 100,
      currency: 'EUR',
    },
  }),
)

export const analyticsEvents: readonly AnalyticsEventDefinition<unknown>[] = [
  analyticsTracked,
  searchSubmitted,
  flowChanged,
  partyChanged,
  datesChanged,
  filterChanged,
  addedToCart,
]
