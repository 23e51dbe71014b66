import * as z from 'zod/mini'
import {
  cents,
  code,
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
  textOrNone,
  title,
} from '../../../platform/json-files/fields'
import { type CompletePlace, placeFields } from '../../catalogue/upkeep'
import { centerKinds } from '../activity-tables'

/** Raised when a file of today could not be read as one of before. */
export const centerFormat = 1

/** One thing that is done, in a house or several. */
const part = z.strictObject({
  theme: code,
  title,
  description: textOrNone,
  /** Things that it consists of. */
  composition: linesOrNone,
  schedules: linesOrNone,
  importantInformation: linesOrNone,
  /** Houses where it takes place, the main one among them: this one where the file leaves them out. */
  centers: or(z.array(z.strictObject({ id, main: isOff })), []),
})

const activity = z.strictObject({
  id,
  theme: code,
  label: title,
  headwords: textOrNone,
  description: textOrNone,
  parts: z.array(part).check(z.minLength(1)),
  niceToKnow: linesOrNone,
  importantInfos: linesOrNone,
  pictures,
  /** ISO weekdays on which it takes place; 1 is Monday. */
  weekdays: or(z.array(from1To(7)), [1, 2, 3, 4, 5, 6, 7]),
  /** People a day. */
  capacity: from0To(10_000),
  /** Cents per adult, for each number of adults that it is sold to. */
  prices: z
    .array(z.strictObject({ adults: from1To(20), cents: cents.check(z.minimum(1)) }))
    .check(z.minLength(1)),
  /** 0 to 1000: what is shown first when nothing else decides. */
  popularity: or(from0To(1_000), 0),
  /** Last day on which it is sold. */
  lastDay: orNull(day),
  published: isOn,
})

/** A house in which activities take place, with those that it sells. */
export const CenterFile = z.strictObject({
  $schema: z.optional(z.string()),
  format: z.literal(centerFormat),
  id,
  name: z.optional(name),
  kind: z.enum(centerKinds),
  /** Id of the hotel that it is: name, stars and place are the hotel's where the file leaves them out. */
  hotel: orNull(id),
  stars: z.optional(z.nullable(from0To(5))),
  place: z.optional(placeFields),
  activities: or(z.array(activity), []),
})
export type CenterFile = z.infer<typeof CenterFile>
export type CompleteCenterFile = Omit<CenterFile, 'name' | 'stars' | 'place'> & {
  name: string
  stars: number | null
  place: CompletePlace
}
