import * as z from 'zod/mini'
import { id, name } from '../../../platform/json-files/fields'

/** Place of a house, as files have it. */
export const placeFields = z.strictObject({
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
})
export type FilePlace = z.infer<typeof placeFields>
