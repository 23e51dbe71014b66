import * as z from 'zod/mini'
import type { FilterKey } from '../../criteria/search-filters'
import { flexBounds, mostNights, whenPattern } from '../../rules/dates/stay-nights'
import { defaultParty } from '../../rules/party/change-party'
import { searchPageSize } from '../../rules/results/page-count'
import { sorts } from '../../rules/search/sort-options'
import {
  Cents,
  Day,
  FlowName,
  Id,
  Link,
  LocaleCode,
  PageModel,
  partyFields,
  partyQuery,
  queryNumber,
} from '../common-schemas'
import { HotelSummary, Labelled, StayPackage } from '../stays/catalogue-schemas'
import { DestinationCategory } from './destinations-schemas'

const idList = z.optional(z.array(Id).check(z.maxLength(50)))
const kilometres = z.optional(z.number().check(z.minimum(0), z.maximum(20_000)))

/** A field for each row of the criteria table that goes into the request. */
const filterFields = {
  theme: z.optional(Id),
  priceMin: z.optional(Cents.check(z.minimum(0))),
  priceMax: z.optional(Cents.check(z.minimum(0))),
  hotelScore: z.optional(z.number().check(z.minimum(0), z.maximum(10))),
  stars: z.optional(z.array(z.string().check(z.regex(/^[0-5]$/))).check(z.maxLength(6))),
  facilities: idList,
  tags: idList,
  hotelStyles: idList,
  hotelEnvironments: idList,
  hotelTypes: idList,
  /** Only stays of which every cent comes back, until a deadline that has not passed. */
  freeCancellation: z.optional(z.boolean()),
  /** Only stays of which few rooms are left: three at most. Without dates there are none. */
  lastRooms: z.optional(z.boolean()),
} satisfies Record<FilterKey, unknown>

const latitude = z.number().check(z.minimum(-90), z.maximum(90))
const longitude = z.number().check(z.minimum(-180), z.maximum(180))

/** Degrees; `west` is greater than `east` where the antimeridian lies between. */
const Bounds = z.strictObject({ north: latitude, south: latitude, east: longitude, west: longitude })
export type Bounds = z.infer<typeof Bounds>

/**
 * Criteria of the visitor. At most one place; every part is optional. Others are refused: an answer that leaves a wish
 * aside without a word is the answer to another question.
 */
export const SearchCriterias = z.strictObject({
  adult: z._default(partyFields.adult, defaultParty.adult),
  child: z._default(partyFields.child, defaultParty.child),
  baby: z._default(partyFields.baby, defaultParty.baby),
  checkin: z.optional(Day),
  night: z.optional(z.int().check(z.minimum(1), z.maximum(mostNights))),
  /** Days that the arrival may be before or after `checkin`. */
  flex: z.optional(z.int().check(z.minimum(flexBounds.min), z.maximum(flexBounds.max))),
  /** In place of `checkin`: a month, or its weekends (`2026-12`, `2026-12-weekend`). */
  when: z.optional(z.string().check(z.regex(whenPattern))),
  hotelId: z.optional(Id),
  city: z.optional(Id),
  country: z.optional(Id),
  department: z.optional(Id),
  region: z.optional(Id),
  poi: z.optional(Id),
  skiresort: z.optional(Id),
  touristicregion: z.optional(Id),
  latitude: z.optional(latitude),
  longitude: z.optional(longitude),
  distanceMin: kilometres,
  distanceMax: kilometres,
  ...filterFields,
})
export type SearchCriterias = z.infer<typeof SearchCriterias>

export const SortKey = z.enum(sorts)
export type SortKey = z.infer<typeof SortKey>

/**
 * Difference of a fallback search to the one before it (spec A §3). `order` is its place in the cascade, `value` its
 * name there.
 */
export const FallbackKey = z.object({
  destination: z.object({
    /** Id of the place that was asked for; null: a point, or no place at all. */
    value: z.nullable(Id),
    /** The place is a point with a distance. */
    isAround: z.boolean(),
    /** Looked for farther around, or in the area above. */
    isExpanded: z.boolean(),
  }),
  /** True when the dates are kept. */
  dates: z.boolean(),
  /** True when theme and activities are kept. */
  category: z.boolean(),
  value: z.string().check(z.maxLength(40)),
  order: z.int().check(z.minimum(0), z.maximum(20)),
})
export type FallbackKey = z.infer<typeof FallbackKey>

export const OffersRequest = z.object({
  locale: LocaleCode,
  flow: z._default(FlowName, 'booking'),
  searchCriterias: SearchCriterias,
  orderBy: z._default(SortKey, 'priceQuality'),
  numberOfPackagesPerHotel: z._default(z.int().check(z.minimum(1), z.maximum(20)), 1),
  /**
   * `catalog`: the fallback provider. It shows what is sold out too, at its from-price, unless its key keeps the
   * dates.
   */
  provider: z._default(z.enum(['search', 'catalog']), 'search'),
  /** Lists a town's own hotels before those around it, in `groups`; for a town with a distance. */
  townFirst: z._default(z.boolean(), false),
  /** Adds `map`: every hotel that was found, as a marker. */
  performMapSearch: z._default(z.boolean(), false),
  performGiftableSearch: z._default(z.boolean(), false),
  type: z.optional(z.literal('gift')),
  pagination: z._default(
    z.object({
      page: z._default(z.int().check(z.minimum(0), z.maximum(1000)), 0),
      limit: z._default(z.int().check(z.minimum(0), z.maximum(100)), searchPageSize),
    }),
    { page: 0, limit: searchPageSize },
  ),
  /** Instead of the page's; 0 asks for the total and the filters' counts alone. */
  limit: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
  fallbackKey: z.optional(FallbackKey),
  /** Edges of a map: hotels inside them alone, whatever place is named besides. */
  bounds: z.optional(Bounds),
  /** Hotels that are shown already: they are left out, as if they did not exist. */
  withoutHotels: z.optional(z.array(Id).check(z.maxLength(100))),
  fetchPageModel: z._default(z.boolean(), false),
})
export type OffersRequest = z.input<typeof OffersRequest>

/** A hotel that matches, with its packages, the best first. */
export const StayResult = z.object({
  id: Id,
  location: z.object({ lat: z.number(), lng: z.number(), label: z.string() }),
  /** Every package that the hotel sells the party on the dates, whatever else is asked for; those that match first. */
  weekendIds: z.array(Id),
  /** Parts of the search that it answers, in words: "4 km from Lille", "Spa"; absent from older gateways. */
  reasons: z.optional(z.array(z.object({ kind: z.enum(['distance', 'chosen']), label: z.string() }))),
  hotel: HotelSummary,
  packages: z.array(StayPackage),
})
export type StayResult = z.infer<typeof StayResult>

export const Facet = z.extend(Labelled, { count: z.int() })
export type Facet = z.infer<typeof Facet>

/** Prices of the results as if no price were asked for: bounds in cents, and hotels per step of the slider. */
export const PriceFacet = z.object({
  min: z.nullable(Cents),
  max: z.nullable(Cents),
  stepCents: Cents,
  /** Hotels from 0 up; the last step has whatever costs more. */
  steps: z.array(z.int()),
})
export type PriceFacet = z.infer<typeof PriceFacet>

/**
 * Every value that a filter knows, with how many hotels choosing it would leave; 0 where it would leave none. A
 * filter is counted without what was chosen in it, but facilities, which all have to be there, with it.
 */
export const SearchFilters = z.object({
  tags: z.array(Facet),
  facilities: z.array(Facet),
  hotelStyles: z.array(Facet),
  hotelEnvironments: z.array(Facet),
  hotelTypes: z.array(Facet),
  stars: z.array(Facet),
  themes: z.optional(z.array(Facet)),
  /** By the least score: 7, 8 and 9. */
  hotelScore: z.optional(z.array(Facet)),
  /** One value, `true`. */
  freeCancellation: z.optional(z.array(Facet)),
  /** One value, `true`. */
  lastRooms: z.optional(z.array(Facet)),
  price: z.optional(PriceFacet),
  /**
   * By kilometres from the searched point, 100, 200 and 300, of a town with 0 for the town alone; absent where no
   * distance is in play.
   */
  distance: z.optional(z.array(Facet)),
})
export type SearchFilters = z.infer<typeof SearchFilters>

/** Results under a heading: "In Lille", "Less than 2h from Lille". */
const ResultGroup = z.object({ label: z.string(), count: z.int() })
export type ResultGroup = z.infer<typeof ResultGroup>

export const SearchDetails = z.object({
  adult: z.int(),
  child: z.int(),
  baby: z.int(),
  checkin: z.nullable(Day),
  night: z.nullable(z.int()),
  hotelId: z.nullable(Id),
  totalCount: z.int(),
  /** Headings of the results where a town comes first, in their order, each over so many of them. */
  groups: z.optional(z.array(ResultGroup)),
  /** Place that is searched then, in words: "Lille and around". */
  around: z.optional(z.string()),
  theme: z.nullable(Id),
  destination: z.nullable(z.object({ id: Id, category: DestinationCategory, label: z.string() })),
  location: z.nullable(z.object({ lat: z.number(), lng: z.number() })),
  /** From the country down to the place searched, each with its search address. */
  locationHierarchy: z.array(Link),
  uri: z.string(),
})
export type SearchDetails = z.infer<typeof SearchDetails>

/** A hotel as a marker on the map: what it is called, its cheapest price for the party, and its packages. */
export const MapHotel = z.object({
  id: Id,
  label: z.string(),
  lat: z.number(),
  lng: z.number(),
  price: Cents,
  /** As those of a result. */
  weekendIds: z.array(Id),
})
export type MapHotel = z.infer<typeof MapHotel>

/** A town whose name is written on the map. */
export const MapTown = z.object({
  id: Id,
  label: z.string(),
  lat: z.number(),
  lng: z.number(),
  /** 0: not known. */
  population: z.int(),
})
export type MapTown = z.infer<typeof MapTown>

/** An arrival within flexible dates, with the lowest price of the results for it. */
const Arrival = z.object({ checkin: Day, price: Cents })
export type Arrival = z.infer<typeof Arrival>

export const OffersAnswer = z.object({
  searchDetails: SearchDetails,
  exactMatch: z.array(StayResult),
  filters: SearchFilters,
  pageModel: z.nullable(PageModel),
  /** Present on a search by flexible dates: the days on which a stay can begin, in their order. */
  arrivals: z.optional(z.array(Arrival)),
  /** Present on a map search: all hotels in the order of the results, at most 5,000. */
  map: z.optional(z.array(MapHotel)),
  /** Present on a map search: the towns of these hotels, at most 1,000, then other large ones around; the largest first. */
  towns: z.optional(z.array(MapTown)),
  /** The one that was asked with. */
  fallbackKey: z.optional(FallbackKey),
})
export type OffersAnswer = z.infer<typeof OffersAnswer>

/** A package picked for the visitor, with the hotel it is of. */
export const RecommendedOffer = z.extend(StayPackage, { hotel: HotelSummary })
export type RecommendedOffer = z.infer<typeof RecommendedOffer>

export const RecommendedOfferQuery = z.object({
  locale: LocaleCode,
  checkin: z.optional(Day),
  checkout: z.optional(Day),
  night: z.optional(queryNumber(1, mostNights)),
  ...partyQuery,
})
export type RecommendedOfferQuery = z.input<typeof RecommendedOfferQuery>
