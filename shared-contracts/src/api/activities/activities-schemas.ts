import * as z from 'zod/mini'
import { monthsAhead } from '../../rules/dates/months-to-load'
import {
  Cents,
  Day,
  Id,
  Image,
  Link,
  LocaleCode,
  Month,
  PageModel,
  partyFields,
  partyQuery,
  queryNumber,
} from '../common-schemas'
import { GiftDelivery, GiftForm } from '../gifts/gifts-schemas'
import { Facet, PriceFacet, SearchCriterias, SearchDetails } from '../search/search-schemas'
import { Position } from '../stays/catalogue-schemas'

/** House in which an activity takes place: a spa, a restaurant, a studio, a museum or a hotel. */
export const ActivityCenter = z.object({
  id: Id,
  label: z.string(),
  location: Position,
  address: z.string(),
  /** Page of a hotel, or the activities of every other centre. */
  uri: z.string(),
  /** Stars of a centre that is a hotel. */
  star: z.nullable(z.int()),
  main: z.boolean(),
})
export type ActivityCenter = z.infer<typeof ActivityCenter>

const ActivityPrice = z.object({
  paxComposition: z.object({ adults: z.int() }),
  /** Cents per adult, like all that follow. */
  sellPrice: Cents,
  barPrice: z.nullable(Cents),
  /** Lowest price of the last 30 days when higher than sellPrice, else null. */
  refPrice: z.nullable(Cents),
  promoPercentageRounded: z.int(),
  moneySaved: Cents,
})
/** Keyed by the number of adults. */
export const ActivityPrices = z.record(z.string(), ActivityPrice)
export type ActivityPrices = z.infer<typeof ActivityPrices>

/** One thing that is done: an offer may hold several, in the order they happen. */
export const ActivityPart = z.object({
  title: z.string(),
  description: z.string(),
  univers: z.string(),
  composition: z.array(z.string()),
  schedules: z.array(z.string()),
  importantInformation: z.array(z.string()),
  /** The main one first. */
  activityCenter: z.array(ActivityCenter),
})
export type ActivityPart = z.infer<typeof ActivityPart>

export const ActivityOnlyDetail = z.object({
  id: Id,
  label: z.string(),
  headwords: z.string(),
  description: z.string(),
  theme: Id,
  activities: z.array(ActivityPart),
  /** Good to know before one goes. */
  niceToKnow: z.array(z.string()),
  importantInfos: z.array(z.string()),
  imagesBySize: z.array(Image),
  prices: ActivityPrices,
  breadCrumb: z.array(Link),
  pageModel: z.nullable(PageModel),
  published: z.optional(z.boolean()),
  uri: z.string(),
  mainActivityCenter: ActivityCenter,
})
export type ActivityOnlyDetail = z.infer<typeof ActivityOnlyDetail>

/** An activity as a card shows it. */
export const ActivityOnlyPackage = z.object({
  id: Id,
  label: z.string(),
  headwords: z.string(),
  theme: Id,
  /** Name of the theme. */
  univers: z.string(),
  image: Image,
  uri: z.string(),
  mainActivityCenter: ActivityCenter,
  /** Cents per adult for the party searched. */
  sellPrice: Cents,
  refPrice: z.nullable(Cents),
  /** Whole percent, 0 when below the threshold. */
  promo: z.int(),
  activityOnlyVoucher: z.object({ prices: ActivityPrices }),
  /** Kilometres from the searched point; null without one. */
  distance: z.nullable(z.number()),
  published: z.boolean(),
})
export type ActivityOnlyPackage = z.infer<typeof ActivityOnlyPackage>

export const ActivitySortKey = z.enum(['priceQuality', 'distance', 'priceAsc', 'popularity'])
export type ActivitySortKey = z.infer<typeof ActivitySortKey>

export const ActivitySearchRequest = z.object({
  locale: LocaleCode,
  /** Day activities are for adults, two when nothing is said. `hotelId` is that of any centre. */
  searchCriterias: z._default(SearchCriterias, { adult: 2, child: 0, baby: 0 }),
  /** `distance` needs a point; without one it is as the default: what is liked, and near where a point is known. */
  orderBy: z._default(ActivitySortKey, 'priceQuality'),
  numberOfPackagesPerHotel: z._default(z.int().check(z.minimum(1), z.maximum(20)), 20),
  page: z._default(z.int().check(z.minimum(0), z.maximum(1000)), 0),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(100)), 24),
  fetchPageModel: z._default(z.boolean(), false),
})
export type ActivitySearchRequest = z.input<typeof ActivitySearchRequest>

/** A hotel or another centre with those of its activities that are on the page. */
export const ActivityResult = z.object({
  id: Id,
  location: z.object({ lat: z.number(), lng: z.number(), label: z.string() }),
  hotel: ActivityCenter,
  activityOnlyPackages: z.array(ActivityOnlyPackage),
})
export type ActivityResult = z.infer<typeof ActivityResult>

export const ActivitySearchAnswer = z.object({
  searchDetails: SearchDetails,
  mainTitle: z.string(),
  exactMatch: z.array(ActivityResult),
  /** The page in its order; `exactMatch` holds the same by centre. */
  activityOnlyPackages: z.array(ActivityOnlyPackage),
  /**
   * `tags` are the themes of activities, with how many results each would leave; `price` is per adult, as if no price
   * were asked for.
   */
  filters: z.object({ tags: z.array(Facet), price: z.optional(PriceFacet) }),
  pageModel: z.nullable(PageModel),
})
export type ActivitySearchAnswer = z.infer<typeof ActivitySearchAnswer>

/** A town to look for activities in and around, of the markets that have some (D109). */
export const ActivityDestination = z.object({
  id: Id,
  pos: z.enum(['ES', 'FR', 'BE']),
  label: z.string(),
  location: z.object({ latitude: z.number(), longitude: z.number() }),
})
export type ActivityDestination = z.infer<typeof ActivityDestination>

export const ActivityAvailabilitiesQuery = z.object({
  locale: LocaleCode,
  /** First month; default: the current one. */
  month: z.optional(Month),
  /** Number of months. */
  length: z._default(queryNumber(1, monthsAhead + 1), monthsAhead),
  adult: partyQuery.adult,
})
export type ActivityAvailabilitiesQuery = z.input<typeof ActivityAvailabilitiesQuery>

/** Days on which the party still has places, keyed yyyy-MM-dd. */
export const ActivityAvailabilities = z.object({
  days: z.record(Day, z.object({ amount: z.int() })),
  minMonth: Month,
  maxMonth: Month,
})
export type ActivityAvailabilities = z.infer<typeof ActivityAvailabilities>

/** Words, picture and mail of an activity that is given. */
const ActivityGift = z.object({
  customisation: z.optional(GiftForm),
  /** Place of the picture among those of the activity; the first where it has none there any more. */
  picture: z.optional(z.int().check(z.minimum(0), z.maximum(99))),
  /** Delivery to the recipient, before the day of the visit; without it the buyer hands it over. */
  delivery: z.optional(z.nullable(GiftDelivery)),
})

/** An activity in an order: a voucher for it, to give or for oneself. */
export const ActivityOnlyItem = z
  .object({
    productId: Id,
    adults: partyFields.adult,
    customType: z._default(z.enum(['GIFT', 'OWN_USE']), 'GIFT'),
    /** Day of the visit, one of its `availabilities.json`; without it the day is agreed with the house later. */
    date: z.optional(z.nullable(Day)),
    gift: z.optional(ActivityGift),
  })
  .check(z.refine(({ customType, gift }) => !gift || customType === 'GIFT', 'For oneself there is no gift'))
export type ActivityOnlyItem = z.infer<typeof ActivityOnlyItem>
