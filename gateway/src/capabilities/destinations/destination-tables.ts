import type {
  DestinationCategory,
  LandmarkKind,
} from '@escapade/shared-contracts/api/search/destinations-schemas'
import type { Generated } from 'kysely'
import type { Json } from '../../platform/database/tables'
import type { Texts } from '../../platform/texts/texts'

/** A place one can search in, from a country down to a point of interest. Ids are unique within a category. */
export type PlaceTable = {
  id: string
  category: DestinationCategory
  names: Json<Texts>
  /** Other names, in whatever language: a place is found by them. */
  aliases: Generated<Json<string[]>>
  slug: string
  countryCode: string
  /** Region among the places above; null where there is none. */
  regionId: string | null
  departmentId: string | null
  latitude: number
  longitude: number
  population: number
  /** 0 to 1000: what is shown first when nothing else decides. */
  popularity: number
  /** Distance within which hotels belong to it: points, ski resorts and touristic regions. */
  radiusKm: number | null
  source: 'generated' | 'geonames'
}

/** Something in or around a town that one finds one's way by, such as a station or a beach. */
type LandmarkTable = {
  landmarkId: string
  kind: LandmarkKind
  names: Json<Texts>
  latitude: number
  longitude: number
  /** 0 to 1000: what is shown first where not all have room. */
  weight: number
  source: 'generated' | 'geonames'
}

/** Entries of the destination field: one row per place or hotel (suggestion-index.ts fills it). */
type SuggestionTable = {
  id: number
  category: DestinationCategory
  placeId: string
  country: string
  latitude: number
  longitude: number
  weight: number
  hotelCount: number
  labels: Json<Partial<Texts>>
  details: Json<Partial<Texts>>
}

/** A word of a name in any language, folded. */
type SuggestionWordTable = {
  word: string
  suggestionId: number
  /** 0 for the first word of a name. */
  position: number
}

declare module '../../platform/database/tables' {
  interface Database {
    place: PlaceTable
    landmark: LandmarkTable
    suggestion: SuggestionTable
    suggestionWord: SuggestionWordTable
  }
}
