import * as z from 'zod/mini'
import { mostNights } from '../../rules/dates/stay-nights'
import { boards } from '../../rules/stays/board'
import { cancellationTypes } from '../../rules/stays/refund-share'
import {
  Cents,
  Day,
  Id,
  Image,
  Link,
  LocaleCode,
  PageModel,
  partyQuery,
  queryFlag,
  queryNumber,
} from '../common-schemas'

export const LocalTax = z.object({
  /** Cents per person per night; null for BOOKING_PERCENTAGE. */
  amount: z.nullable(Cents),
  currency: z.literal('EUR'),
  toBePaidAtHotel: z.boolean(),
  type: z.enum(['BOOKING_PERCENTAGE', 'PERSON_NIGHT']),
  percentage: z.nullable(z.number()),
  /** Age in years from which a person owes it; absent where everybody does. */
  freeUnder: z.optional(z.int().check(z.minimum(0), z.maximum(99))),
})
export type LocalTax = z.infer<typeof LocalTax>

export const CancellationPolicy = z.object({
  type: z.enum(cancellationTypes),
  cancellable: z.boolean(),
  /** Local date-time; null without dates or without a deadline. */
  cancellationDeadline: z.nullable(z.string()),
  cancellableUntil: z.nullable(z.string()),
  /** Days before arrival until which it can be cancelled, whatever the dates; null: not at all. */
  daysBefore: z.optional(z.nullable(z.int())),
  /** True without dates where some have stricter terms. */
  variesByDates: z.optional(z.boolean()),
})
export type CancellationPolicy = z.infer<typeof CancellationPolicy>

/** Beds of an offer and what one eats: what decides beside its price. */
export const Lodging = z.object({
  /** Title of the room. */
  room: z.string(),
  bedding: z.string(),
  /** Guests in the own beds of one room. */
  capacity: z.int(),
  /** Rooms that the party takes. */
  rooms: z.int(),
  board: z.enum(boards),
  /** The board in words: "Breakfast every morning". */
  meals: z.string(),
})
export type Lodging = z.infer<typeof Lodging>

const ReviewScore = z.object({ count: z.int(), score: z.nullable(z.number()) })
export const Position = z.object({ latitude: z.number(), longitude: z.number(), label: z.string() })
export const Labelled = z.object({ id: z.string(), label: z.string() })

/** Part of the hotel that a card says. */
export const HotelSummary = z.object({
  id: Id,
  label: z.string(),
  stars: z.int(),
  uri: z.string(),
  location: Position,
  review: ReviewScore,
})
export type HotelSummary = z.infer<typeof HotelSummary>

/** Place of a hotel, with its address in one line and in parts. */
const HotelLocation = z.extend(Position, {
  address: z.string(),
  completeAddress: z.object({
    streetAddress: z.string(),
    zipCode: z.string(),
    city: z.string(),
    country: z.string(),
  }),
})

export const Hotel = z.extend(HotelSummary, {
  location: HotelLocation,
  description: z.string(),
  infoGeneral: z.array(z.object({ code: z.string(), label: z.string(), facilities: z.array(z.string()) })),
  highlightedFacilities: z.array(Labelled),
  facilities: z.array(Labelled),
  styles: z.array(Labelled),
  environments: z.array(Labelled),
  types: z.array(Labelled),
  ecoFacilities: z.array(z.string()),
  checkInOut: z.object({ checkin: z.string(), checkout: z.string() }),
  policy: z.object({
    petsAllowed: z.boolean(),
    petsPrice: z.nullable(Cents),
    petsMaxWeight: z.nullable(z.number()),
    petsMaxNumberOfPets: z._default(z.int(), 1),
  }),
  localTax: z.nullable(LocalTax),
  importantInfos: z.array(z.string()),
  images: z.array(Image),
})
export type Hotel = z.infer<typeof Hotel>

export const Room = z.object({
  id: Id,
  uuid: z.string(),
  title: z.string(),
  type: z.string(),
  bedding: z.string(),
  capacity: z.int(),
  maxCapacity: z.int(),
  /** Square metres. */
  size: z.int(),
  description: z.string(),
  detailsSection: z.array(z.object({ title: z.string(), details: z.array(z.string()) })),
  highlightedFacilities: z.array(Labelled),
  images: z.array(Image),
  importantInfos: z.array(z.string()),
})
export type Room = z.infer<typeof Room>

const programBase = {
  title: z.string(),
  detailList: z.array(z.string()),
  mustKnowList: z.array(z.string()),
  schedules: z.array(z.string()),
}

/** One thing the stay includes, in the order it happens. */
export const ProgramLine = z.object({
  ...programBase,
  type: z.enum(['ROOM', 'BREAKFAST', 'DINNER', 'ACTIVITY', 'EXTRA']),
  activityId: z.nullable(z.string()),
  image: z.nullable(Image),
  imageUrl: z.nullable(z.string()),
  icon: z.string(),
  /** Minutes; null where it makes no sense. */
  duration: z.nullable(z.int()),
  where: z.nullable(z.string()),
  whyList: z.array(z.string()),
  how: z.nullable(z.string()),
  menu: z.nullable(z.array(z.object({ course: z.string(), dishes: z.array(z.string()) }))),
  /** Times during the stay. */
  repeated: z.int(),
  when: z.nullable(z.string()),
  singleDay: z.boolean(),
  /** True when the visitor picks the day: it must be chosen before booking. */
  hasDates: z.boolean(),
  importantInfos: z.array(z.string()),
  activityParticipantsLabel: z.nullable(z.string()),
  displayPax: z.boolean(),
})
export type ProgramLine = z.infer<typeof ProgramLine>

export const StressMessage = z.object({
  /** Meaning of the message; a page that says it otherwise, or knows better, leaves it out. */
  kind: z.optional(z.enum(['onSaleUntil', 'lovedByGuests'])),
  message: z.string(),
  color: z.enum(['scarcity', 'reinsurance', 'social']),
  icon: z.string(),
  emoji: z.nullable(z.string()),
})
export type StressMessage = z.infer<typeof StressMessage>

const CardPicture = z.pick(Image, { base: true, alt: true })
export type CardPicture = z.infer<typeof CardPicture>

/** A package as a card shows it: a room for some nights with what is included, at a price for the party. */
export const StayPackage = z.object({
  id: Id,
  label: z.string(),
  headwords: z.string(),
  /** Short names of what is included, first the ones that sell. */
  included: z.array(z.string()),
  image: Image,
  /** The first few pictures, `image` among them. */
  images: z.optional(z.array(CardPicture)),
  /** The picture's large JPEG. */
  imageUrl: z.string(),
  uri: z.string(),
  nights: z.int(),
  /** Present on a search by flexible dates: the arrival that the price is for. */
  checkin: z.optional(z.nullable(Day)),
  /** Adults and children: babies sleep in a cot. */
  paxCount: z.int(),
  lodging: z.optional(Lodging),
  /** Cents for the whole party and all nights, tax included. */
  sellPrice: Cents,
  /** Lowest price of the last 30 days when higher than sellPrice, else null. */
  refPrice: z.nullable(Cents),
  /** Whole percent, 0 when below the threshold. */
  promo: z.int(),
  priceType: z.enum(['from-price', 'final-price']),
  autoDiscount: z.nullable(z.object({ code: z.string(), value: z.int() })),
  availableRooms: z.nullable(z.int()),
  lastMinute: z.boolean(),
  expiration: z.nullable(Day),
  marketingLabels: z.array(z.string()),
  targetedLabel: z.nullable(z.string()),
  stressMessages: z.array(StressMessage),
  cancellationPolicy: CancellationPolicy,
  localTax: z.nullable(LocalTax),
  /** Cents of local tax due on site for the party and nights shown; 0 when none or already included. */
  localTaxOnSite: Cents,
  /** True where some of the party may owe less. */
  localTaxAtMost: z.optional(z.boolean()),
  /** Kilometres from the searched point; null without one. */
  distance: z.nullable(z.number()),
  published: z.boolean(),
  sponsored: z.boolean(),
})
export type StayPackage = z.infer<typeof StayPackage>

export const StayDetail = z.extend(StayPackage, {
  description: z.string(),
  images: z.array(Image),
  hotel: Hotel,
  room: Room,
  breadcrumb: z.array(Link),
  importantInfos: z.array(z.string()),
  programLine: z.array(ProgramLine),
  channelManagerId: z.nullable(z.string()),
  /** Missing or PRODUCTION: can be booked. */
  connectivity: z.nullable(z.string()),
  minNights: z.int(),
  maxNights: z.int(),
  pageModel: z.nullable(PageModel),
})
export type StayDetail = z.infer<typeof StayDetail>

export const StayDetailQuery = z.object({
  locale: LocaleCode,
  client: z.optional(z.string()),
  minisite: z.optional(z.string()),
  fetchPageModel: z.optional(queryFlag),
  checkin: z.optional(Day),
  night: z.optional(queryNumber(1, mostNights)),
  ...partyQuery,
})
export type StayDetailQuery = z.input<typeof StayDetailQuery>

/** A package among the offers of a hotel's room. */
export const HotelOffer = z.extend(StayPackage, {
  room: z.object({ id: Id, title: z.string() }),
  price: z.object({
    sellPrice: Cents,
    refPrice: z.nullable(Cents),
    promoPercentageRounded: z.int(),
    nights: z.int(),
  }),
  /** Null without dates. */
  checkin: z.nullable(Day),
  hasSelectedDates: z.boolean(),
  /** Contents of the stay but the room, in one line. */
  shortProgramIntroWithoutRoom: z.string(),
})
export type HotelOffer = z.infer<typeof HotelOffer>

/** A room of the hotel page with its offers for the dates, cheapest first. */
export const HotelDetail = z.object({
  hotel: Hotel,
  rooms: z.array(z.extend(Room, { offers: z.array(HotelOffer) })),
  breadcrumb: z.array(Link),
  pageModel: z.nullable(PageModel),
})
export type HotelDetail = z.infer<typeof HotelDetail>
