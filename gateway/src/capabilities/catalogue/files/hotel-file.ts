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

/** Field that a file may leave out, with its value then. */
const or = <T extends z.ZodMiniType>(schema: T, instead: z.output<T>) => z._default(schema, instead as never)
const orNull = <T extends z.ZodMiniType>(schema: T) => z._default(z.nullable(schema), null)
const textOrNone = or(text, { fr: '', es: '', nl: '', it: '', en: '' })
const linesOrNone = or(textList, { fr: [], es: [], nl: [], it: [], en: [] })
/** Assets, or files beside the hotels' in `pictures`: `pool.jpg`. */
const pictures = or(z.array(z.string()), [])
const isOff = or(z.boolean(), false)
const isOn = or(z.boolean(), true)
const codesOrNone = or(codes, [])

/** Something that a stay includes, in the order in which it happens. */
const programPart = z.strictObject({
  type: z.enum(['ROOM', 'BREAKFAST', 'DINNER', 'ACTIVITY', 'EXTRA']),
  activityId: orNull(id),
  icon: or(z.string(), 'gift'),
  /** Minutes. */
  duration: orNull(from1To(10_000)),
  repeated: or(from1To(30), 1),
  singleDay: isOff,
  hasDates: isOff,
  displayPax: isOff,
  nightly: z.optional(z.boolean()),
  title: text,
  details: linesOrNone,
  mustKnow: linesOrNone,
  schedules: linesOrNone,
  why: linesOrNone,
  how: orNull(text),
  where: orNull(text),
  when: orNull(text),
  menu: orNull(z.array(z.strictObject({ course: text, dishes: textList }))),
  importantInfos: linesOrNone,
  participants: orNull(text),
  picture: orNull(z.string()),
})

const room = z.strictObject({
  id,
  type: code,
  title: text,
  bedding: text,
  description: textOrNone,
  details: or(z.array(z.strictObject({ title: text, details: textList })), []),
  facilities: codesOrNone,
  importantInfos: linesOrNone,
  pictures,
  /** Guests in its own beds, and with extra ones. */
  capacity: from1To(20),
  maxCapacity: from1To(20),
  /** Share of the rate that one person pays who has it alone. */
  singlePercent: or(z.int().check(z.minimum(50), z.maximum(100)), 100),
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
  pictures,
})

const stay = z.strictObject({
  id,
  /** Id of a room of this file. */
  room: id,
  label: text,
  headwords: textOrNone,
  description: textOrNone,
  included: linesOrNone,
  program: or(z.array(programPart), []),
  importantInfos: linesOrNone,
  pictures,
  themes: codesOrNone,
  tags: codesOrNone,
  minNights: or(from1To(30), 1),
  maxNights: or(from1To(30), 30),
  /** Cents beside the room's: for each adult and night, and once for each adult. */
  nightCents: or(cents, 0),
  stayCents: or(cents, 0),
  cancellation: z.strictObject({
    type: z.enum(['NCNR', 'FLEXIBLE', 'PARTIAL']),
    daysBefore: orNull(z.int().check(z.minimum(0), z.maximum(365))),
    hour: or(z.int().check(z.minimum(0), z.maximum(23)), 18),
  }),
  marketingLabels: linesOrNone,
  targetedLabel: orNull(text),
  lastMinute: isOff,
  /** Last day on which it is sold. */
  expiration: orNull(day),
  sponsored: isOff,
  published: isOn,
})

/** A hotel with all that it sells but its nights: those stand in `rates`. */
export const HotelFile = z.strictObject({
  $schema: z.optional(z.string()),
  format: z.literal(hotelFormat),
  id,
  name,
  stars: z.int().check(z.minimum(0), z.maximum(5)),
  phone: orNull(z.string().check(z.regex(/^\+[1-9]\d{7,14}$/))),
  published: isOn,
  place: z.strictObject({
    /** Id of a town that the shop knows: GeoNames brings them. */
    city: id,
    /** These five are the town's where the file leaves them out. */
    cityLabel: z.optional(name),
    department: z.optional(z.nullable(id)),
    region: z.optional(z.nullable(id)),
    country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
    street: z.string().check(z.maxLength(200)),
    zip: z.string().check(z.maxLength(20)),
    latitude: z.number().check(z.minimum(-90), z.maximum(90)),
    longitude: z.number().check(z.minimum(-180), z.maximum(180)),
    /** `it_IT`: the language that is spoken there. */
    locale: z.optional(z.string().check(z.regex(/^[a-z]{2}_[A-Z]{2}$/))),
  }),
  checkIn: clock,
  checkOut: clock,
  pets: or(
    z.strictObject({
      allowed: z.boolean(),
      priceCents: orNull(cents),
      maxWeight: orNull(z.number()),
      maxNumber: or(z.int().check(z.minimum(0), z.maximum(20)), 1),
    }),
    { allowed: false, priceCents: null, maxWeight: null, maxNumber: 0 },
  ),
  localTax: orNull(LocalTax),
  facilities: codesOrNone,
  ecoFacilities: linesOrNone,
  infoGroups: or(z.array(z.strictObject({ code, facilities: codes })), []),
  styles: codesOrNone,
  environments: codesOrNone,
  types: codesOrNone,
  description: text,
  importantInfos: linesOrNone,
  pictures,
  /** 0 to 1000: what is shown first when nothing else decides. */
  popularity: or(z.int().check(z.minimum(0), z.maximum(1_000)), 0),
  rooms: z.array(room),
  activities: or(z.array(activity), []),
  stays: z.array(stay),
})
export type HotelFile = z.infer<typeof HotelFile>
