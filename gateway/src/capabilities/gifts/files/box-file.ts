import * as z from 'zod/mini'
import {
  cents,
  code,
  codesOrNone,
  day,
  from0To,
  from1To,
  id,
  isOn,
  or,
  orNull,
  pictures,
  textOrNone,
  title,
} from '../../../platform/json-files/fields'

/** Raised when a file of today could not be read as one of before. */
export const boxFormat = 1

/** A gift box: the stays that it opens, and what it costs from which day on. */
export const BoxFile = z.strictObject({
  $schema: z.optional(z.string()),
  format: z.literal(boxFormat),
  id,
  title,
  description: textOrNone,
  /** The stays that it opens have the first one; lists of boxes go by all. */
  themes: z.array(code).check(z.minLength(1)),
  /** Codes of what each stay that it opens includes. */
  tags: codesOrNone,
  nights: or(from1To(30), 1),
  /** Its first picture stands in lists. */
  pictures: pictures,
  /** Boxes stand in this order. */
  position: or(from0To(30_000), 0),
  /** Out of ten. */
  rating: orNull(z.number().check(z.minimum(0), z.maximum(10))),
  /** A price holds until the next one begins; without `from` it is the price of today. */
  prices: z
    .array(z.strictObject({ from: z.optional(day), cents: cents.check(z.minimum(1)) }))
    .check(z.minLength(1)),
  published: isOn,
})
export type BoxFile = z.infer<typeof BoxFile>
type Price = { from: string; cents: number }
export type CompleteBoxFile = Omit<BoxFile, 'prices'> & { prices: Price[] }
