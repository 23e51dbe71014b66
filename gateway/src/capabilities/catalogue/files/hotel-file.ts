import { LocalTax } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import * as z from 'zod/mini'
import {
  cents,
  clock,
  code,
  codesOrNone,
  day,
  from0To,
  from1To,
  id,
  isOff,
  isOn,
  linesOrNone,
  name,
  or,
  orNull,
  pictures,
  text,
  textList,
  textOrNone,
  title,
} from '../../../platform/json-files/fields'
import type { CompletePlace } from './complete-place'
import { placeFields } from './place-fields'

/** Raised when a file of today could not be read as one of before. */
export const hotelFormat = 1

/** Empty for houses of a register, of which no times are known. */
const clockOrUnknown = z.union([clock, z.literal('')])

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
  title,
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
  title,
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
  title,
  theme: code,
  /** ISO weekdays on which it takes place; 1 is Monday. */
  weekdays: z.array(from1To(7)),
  /** Parties a day. */
  capacity: from0To(1_000),
  pictures,
})

const stay = z.strictObject({
  id,
  /** Id of a room of this file. */
  room: id,
  label: title,
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
    daysBefore: orNull(from0To(365)),
    hour: or(from0To(23), 18),
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
  stars: from0To(5),
  phone: orNull(z.string().check(z.regex(/^\+[1-9]\d{7,14}$/))),
  published: isOn,
  place: placeFields,
  checkIn: clockOrUnknown,
  checkOut: clockOrUnknown,
  pets: or(
    z.strictObject({
      allowed: z.boolean(),
      priceCents: orNull(cents),
      maxWeight: orNull(z.number()),
      maxNumber: or(from0To(20), 1),
    }),
    { allowed: false, priceCents: null, maxWeight: null, maxNumber: 0 },
  ),
  localTax: orNull(LocalTax),
  facilities: codesOrNone,
  ecoFacilities: linesOrNone,
  infoGroups: or(z.array(z.strictObject({ code, facilities: z.array(code) })), []),
  styles: codesOrNone,
  environments: codesOrNone,
  types: codesOrNone,
  description: text,
  importantInfos: linesOrNone,
  pictures,
  /** 0 to 1000: what is shown first when nothing else decides. */
  popularity: or(from0To(1_000), 0),
  rooms: z.array(room),
  activities: or(z.array(activity), []),
  stays: z.array(stay),
})
export type HotelFile = z.infer<typeof HotelFile>
export type CompleteHotelFile = Omit<HotelFile, 'place'> & { place: CompletePlace }
