import type { Texts } from '../../../platform/texts/texts'
import type { LandmarkRecord, PlacedCity, PlaceRecord, UpsertCount } from '../../destinations/import'
import type { HotelKind } from './register/register-row'

/**
 * Facts of a hotel from the register, in its place. The id is made of name and postcode: the same in every vintage.
 */
export type HotelIdentity = {
  id: string
  kind: HotelKind
  label: string
  stars: number
  streetAddress: string
  zipCode: string
  cityId: string
  cityNames: Texts
  cityLabel: string
  /** People who live in the city. */
  population: number
  departmentId: string | null
  regionId: string | null
  countryCode: string
  latitude: number
  longitude: number
  rooms: number | null
  website: string | null
  /** E.164. */
  phone: string | null
}

/** Target that imports write to. Each batch is one transaction: an import that was stopped goes on where it was. */
export type ImportTarget = {
  /** Cities of a country that are there already, with their names in all languages. */
  citiesOf(countryCode: string): Promise<PlacedCity[]>
  /** Places that the catalogue brought itself keep their curated names and count as same. */
  upsertPlaces(batch: readonly PlaceRecord[]): Promise<UpsertCount>
  upsertLandmarks(batch: readonly LandmarkRecord[]): Promise<UpsertCount>
  /** A new hotel is unpublished until it has rooms and nights. A known one gets what the register says now. */
  upsertHotels(batch: readonly HotelIdentity[]): Promise<UpsertCount>
  /** After the last batch: the destination field learns the new names. */
  refresh(): Promise<void>
}

export const addCounts = (a: UpsertCount, b: UpsertCount): UpsertCount => ({
  added: a.added + b.added,
  changed: a.changed + b.changed,
  same: a.same + b.same,
})
export const noCount: UpsertCount = { added: 0, changed: 0, same: 0 }
