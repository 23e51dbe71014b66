import * as z from 'zod/mini'
import { Cents, Day, FlowName, Id } from '../api/common-schemas'
import { Hotel } from '../api/stays/catalogue-schemas'
import { Quote } from '../api/stays/quotes-schemas'

const PlacedHotel = z.strictObject({ id: Id, label: z.string(), lat: z.number(), lng: z.number() })

/**
 * Props of each fragment, by its name: what a slot hands over and the fragment reads. The build writes them into
 * `release.json`, and types of slots follow from them (`fragment-props.ts`); no page carries them.
 */
export const fragmentSchemas = {
  'mf-search/search-box': z.strictObject({ flow: FlowName, look: z.optional(z.enum(['home', 'page'])) }),
  'mf-search/summary-bar': z.strictObject({ flow: FlowName }),
  'mf-search/result-carousel': z.strictObject({
    title: z.string(),
    linkLabel: z.string(),
    type: z.optional(z.enum(['stays', 'gifts', 'activities'])),
    count: z.int(),
    /** Results open beside the page instead of in its place. */
    newTab: z.optional(z.boolean()),
    /** Hotels that the page shows already. */
    withoutHotels: z.optional(z.array(z.string())),
    /** Takes dates and party of the page's criteria where the props say none. */
    followsStay: z.optional(z.boolean()),
    checkin: z.optional(Day),
    checkout: z.optional(Day),
    nights: z.optional(z.number()),
    theme: z.optional(z.string()),
    tags: z.optional(z.array(z.string())),
    priceMax: z.optional(z.number()),
    city: z.optional(z.string()),
    country: z.optional(z.string()),
    region: z.optional(z.string()),
    lat: z.optional(z.number()),
    lng: z.optional(z.number()),
    distanceMax: z.optional(z.number()),
    /** Partner on whose page it stands: links carry it. */
    minisite: z.optional(z.string()),
  }),
  'mf-search/expired-offer': z.strictObject({ hotelId: z.string() }),
  /** The hotel of the page: in the middle, with its card open. */
  'mf-search/map-modal': z.strictObject({ hotel: PlacedHotel }),
  'mf-search/offers-drawer': z.strictObject({ hotel: PlacedHotel }),

  /** `source`: page that it stands on. */
  'mf-content/newsletter': z.strictObject({ source: z.enum(['home', 'search', 'ideas', 'wishlist']) }),
  /** Shown by the shell. */
  'mf-content/newsletter-modal': z.strictObject({}),
  /** Stays and activities that were looked at on this device; nothing where there are none. */
  'mf-content/viewed': z.strictObject({}),

  'mf-hotel/around': z.strictObject({ hotel: PlacedHotel }),

  'mf-product/hotel-reviews': z.strictObject({
    hotel: z.pick(Hotel, { id: true, label: true, review: true }),
  }),

  /** Lowest price in cents and its nights: what is sold where the price list cannot be had (GI-038). */
  'mf-gifting/gift-setup': z.strictObject({
    productId: Id,
    label: z.string(),
    imageBase: z.string(),
    sellPrice: Cents,
    nights: z.int(),
  }),
  /** Price that the visitor is looking at; without it the line says what the gift is worth. */
  'mf-gifting/gift-balance': z.strictObject({ priceCents: z.optional(Cents) }),
  'mf-gifting/gift-boxes': z.strictObject({}),
  'mf-gifting/gift-drawer': z.strictObject({ productId: Id, label: z.string(), imageBase: z.string() }),

  /** `quote`: that of the page's stay, where the page has asked for it; null while it asks. */
  'mf-checkout-helpers/wallet': z.strictObject({
    productId: Id,
    label: z.string(),
    quote: z.optional(z.nullable(Quote)),
  }),
}
