import { LocalTax } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import * as z from 'zod/mini'

/** Raised when a file of today could not be read as one of before. */
export const hotelFormat = 1

const id = z.string().check(z.regex(/^[\w.-]{1,64}$/))
const code = z.string().check(z.regex(/^[\w-]{1,64}$/))
const name = z.string().check(z.minLength(1), z.maxLength(200))
const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
const day = z.iso.date()
const cents = z.int().check(z.minimum(0), z.maximum(100_000_000))
const from1To = (most: number) => z.int().check(z.minimum(1), z.maximum(most))
const codes = z.array(code)

/** A text by language; a language that lacks is said in what `en` or the first one has. */
const text = z.strictObject({
  fr: z.optional(z.string()),
  es: z.optional(z.string()),
  nl: z.optional(z.string()),
  it: z.optional(z.string()),
  en: z.optional(z.string()),
})
const lines = z.optional(z.array(z.string()))
const textList = z.strictObject({ fr: lines, es: lines, nl: lines, it: lines, en: lines })

/** Something that a stay includes, in the order in which it happens. */
const programPart = z.strictObject({
  type: z.enum(['ROOM', 'BREAKFAST', 'DINNER', 'ACTIVITY', 'EXTRA']),
  activityId: z.nullable(id),
  icon: z.string(),
  /** Minutes. */
  duration: z.nullable(from1To(10_000)),
  repeated: from1To(30),
  singleDay: z.boolean(),
  hasDates: z.boolean(),
  displayPax: z.boolean(),
  nightly: z.optional(z.boolean()),
  title: text,
  details: textList,
  mustKnow: textList,
  schedules: textList,
  why: textList,
  how: z.nullable(text),
  where: z.nullable(text),
  when: z.nullable(text),
  menu: z.nullable(z.array(z.strictObject({ course: text, dishes: textList }))),
  importantInfos: textList,
  participants: z.nullable(text),
  picture: z.nullable(z.string()),
})

const room = z.strictObject({
  id,
  type: code,
  title: text,
  bedding: text,
  description: text,
  details: z.array(z.strictObject({ title: text, details: textList })),
  facilities: codes,
  importantInfos: textList,
  pictures: z.array(z.string()),
  /** Guests in its own beds, and with extra ones. */
  capacity: from1To(20),
  maxCapacity: from1To(20),
  /** Share of the rate that one person pays who has it alone. */
  singlePercent: z.int().check(z.minimum(50), z.maximum(100)),
  squareMetres: from1To(1_000),
})

const activity = z.strictObject({
  id,
  title: text,
  theme: code,
  /** ISO weekdays on which it takes place; 1 is Monday. */
  weekdays: z.array(from1To(7)),
  /** Parties a day. */
  capacity: z.int().check(z.minimum(0), z.maximum(1_000)),
  pictures: z.array(z.string()),
})

const stay = z.strictObject({
  id,
  /** Id of a room of this file. */
  room: id,
  label: text,
  headwords: text,
  description: text,
  included: textList,
  program: z.array(programPart),
  importantInfos: textList,
  pictures: z.array(z.string()),
  themes: codes,
  tags: codes,
  minNights: from1To(30),
  maxNights: from1To(30),
  /** Cents beside the room's: for each adult and night, and once for each adult. */
  nightCents: cents,
  stayCents: cents,
  cancellation: z.strictObject({
    type: z.enum(['NCNR', 'FLEXIBLE', 'PARTIAL']),
    daysBefore: z.nullable(z.int().check(z.minimum(0), z.maximum(365))),
    hour: z.int().check(z.minimum(0), z.maximum(23)),
  }),
  marketingLabels: textList,
  targetedLabel: z.nullable(text),
  lastMinute: z.boolean(),
  /** Last day on which it is sold. */
  expiration: z.nullable(day),
  sponsored: z.boolean(),
  published: z.boolean(),
})

/** A hotel with all that it sells but its nights: those stand in `rates`. */
export const HotelFile = z.strictObject({
  $schema: z.optional(z.string()),
  format: z.literal(hotelFormat),
  id,
  name,
  stars: z.int().check(z.minimum(0), z.maximum(5)),
  phone: z.nullable(z.string().check(z.regex(/^\+[1-9]\d{7,14}$/))),
  published: z.boolean(),
  place: z.strictObject({
    /** Id of a town that the shop knows: GeoNames brings them. */
    city: id,
    cityLabel: name,
    department: z.nullable(id),
    region: z.nullable(id),
    country: z.string().check(z.regex(/^[A-Z]{2}$/)),
    street: z.string().check(z.maxLength(200)),
    zip: z.string().check(z.maxLength(20)),
    latitude: z.number().check(z.minimum(-90), z.maximum(90)),
    longitude: z.number().check(z.minimum(-180), z.maximum(180)),
    /** `it_IT`: the language that is spoken there. */
    locale: z.string().check(z.regex(/^[a-z]{2}_[A-Z]{2}$/)),
  }),
  checkIn: clock,
  checkOut: clock,
  pets: z.strictObject({
    allowed: z.boolean(),
    priceCents: z.nullable(cents),
    maxWeight: z.nullable(z.number()),
    maxNumber: z.int().check(z.minimum(0), z.maximum(20)),
  }),
  localTax: z.nullable(LocalTax),
  facilities: codes,
  ecoFacilities: textList,
  infoGroups: z.array(z.strictObject({ code, facilities: codes })),
  styles: codes,
  environments: codes,
  types: codes,
  description: text,
  importantInfos: textList,
  pictures: z.array(z.string()),
  /** 0 to 1000: what is shown first when nothing else decides. */
  popularity: z.int().check(z.minimum(0), z.maximum(1_000)),
  rooms: z.array(room),
  activities: z.array(activity),
  stays: z.array(stay),
})
export type HotelFile = z.infer<typeof HotelFile>
