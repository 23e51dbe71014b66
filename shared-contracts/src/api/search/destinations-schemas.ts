import * as z from 'zod/mini'
import { placeKeys } from '../../criteria/criteria'
import { Id, LocaleCode, queryNumber } from '../common-schemas'

export const DestinationCategory = z.enum(placeKeys)
export type DestinationCategory = z.infer<typeof DestinationCategory>

export const Suggestion = z.object({
  id: Id,
  category: DestinationCategory,
  /** Name in the locale's language. */
  label: z.string(),
  value: z.string(),
  /** Surroundings in words: "Bourgogne, France". */
  detail: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** Hotels that can be booked there. */
  count: z.int(),
})
export type Suggestion = z.infer<typeof Suggestion>

export const Suggestions = z.object({ suggestions: z.array(Suggestion) })
export type Suggestions = z.infer<typeof Suggestions>

export const AutocompleteQuery = z.object({
  locale: LocaleCode,
  term: z.string().check(z.maxLength(100)),
  maxResults: z._default(queryNumber(1, 30), 30),
})
export type AutocompleteQuery = z.input<typeof AutocompleteQuery>

export const RecommendedQuery = z.object({
  locale: LocaleCode,
  q: z.optional(z.string().check(z.maxLength(100))),
  catalogSourceType: z.optional(z.string().check(z.maxLength(40))),
  catalogSourceCode: z.optional(z.string().check(z.maxLength(40))),
})
export type RecommendedQuery = z.input<typeof RecommendedQuery>

const queryDegrees = (most: number) => z.coerce.number().check(z.minimum(-most), z.maximum(most))

export const PlacesAroundQuery = z.object({
  locale: LocaleCode,
  lat: queryDegrees(90),
  lng: queryDegrees(180),
})
export type PlacesAroundQuery = z.input<typeof PlacesAroundQuery>

export const PlacesAround = z.object({
  places: z.array(
    z.object({
      id: Id,
      category: z.enum(['city', 'poi', 'skiresort']),
      label: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      /** As the crow flies. */
      metres: z.int(),
    }),
  ),
})
export type PlacesAround = z.infer<typeof PlacesAround>
