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

/** Something in or around a town that one finds one's way by. */
export const landmarkKinds = [
  'sight',
  'station',
  'beach',
  'park',
  'lake',
  'summit',
  'quarter',
  'skiresort',
] as const
export type LandmarkKind = (typeof landmarkKinds)[number]

const landmark = {
  id: Id,
  kind: z.enum(landmarkKinds),
  /** In the locale's language where the place data have it, as at home otherwise. */
  label: z.string(),
  latitude: z.number(),
  longitude: z.number(),
}

export const LandmarksQuery = z.object({
  locale: LocaleCode,
  north: queryDegrees(90),
  south: queryDegrees(90),
  east: queryDegrees(180),
  west: queryDegrees(180),
})
export type LandmarksQuery = z.input<typeof LandmarksQuery>

export const Landmarks = z.object({ landmarks: z.array(z.object(landmark)) })
export type Landmarks = z.infer<typeof Landmarks>

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
  /** The nearest of each kind and the best known sights; absent from older gateways. */
  landmarks: z.optional(z.array(z.object({ ...landmark, metres: z.int() }))),
})
export type PlacesAround = z.infer<typeof PlacesAround>
