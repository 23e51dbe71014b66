import { defineEvent } from './event'
import { flag, object, oneOf, text } from './payload'

/** The criteria in the hash are others now; `hash` without the leading #. */
export const criteriaChanged = defineEvent('criteria:changed', object({ hash: text }))
export const wishlistToggled = defineEvent(
  'wishlist:toggled',
  object({ id: text, type: oneOf('STAY', 'ACTIVITY'), saved: flag }),
)
/** The visitor closed a layer of the search that stands in another page's slot: the page may take the slot away. */
export const searchLayerClosed = defineEvent('search:layer-closed', object({ layer: oneOf('map', 'offers') }))
/** The visitor closed the ways to give a stay: the page may take the slot away. */
export const giftDrawerClosed = defineEvent('gifting:drawer-closed', object({ productId: text }))
