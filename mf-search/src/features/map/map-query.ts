import type { MapHotel, OffersRequest } from '@escapade/shared-contracts/api/search/search-schemas'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { searchPageSize } from '@escapade/shared-contracts/rules/results/page-count'
import { mapZoom } from '@escapade/shared-contracts/rules/search/map-zoom'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { MapArea, MapBounds, MapMarker, MapView } from '@escapade/shared-ui/map/MapCanvas'
import { isSameSpot } from '@escapade/shared-ui/map/same-spot'
import { placeOf, pointOf, withPoint } from '../../search/criteria/place'
import { fitView, type Size } from './fit-view'

/** Request of a search that answers every hotel as a marker. */
export const mapRequest = (search: OffersRequest): OffersRequest => ({
  ...search,
  performMapSearch: true,
  limit: 0,
  pagination: undefined,
  fetchPageModel: false,
})

/** A page of the same search as a list; the first is asked as the results are. */
export const listRequest = (search: OffersRequest, page: number): OffersRequest =>
  page === 0 ? search : { ...search, pagination: { page, limit: searchPageSize }, fetchPageModel: false }

/** Narrows the search to hotels in sight: what lies beyond the edges is neither counted nor listed. */
export const inSight = (search: OffersRequest, bounds: MapBounds | undefined): OffersRequest =>
  bounds ? { ...search, bounds } : search

/** Shown where neither a place nor a result says otherwise (D108). */
const defaultCentre = { lat: 41.3851, lng: 2.1734 }

type Found = { location: { lat: number; lng: number } | null; hotels: readonly MapHotel[]; size: Size }

/** View in which the map opens: at the place of the search, as close as its kind asks for and all results allow. */
export function openingView(criteria: Criteria, { location, hotels, size }: Found): MapView {
  const point = pointOf(criteria)
  const category = placeOf(criteria)?.category
  const zoom = mapZoom({ category: point && !category ? 'city' : category })
  const centre = point ?? location ?? middleOf(hotels) ?? defaultCentre
  return fitView({ lat: centre.lat, lng: centre.lng, zoom }, { points: hotels, size })
}

/** Middle of a town, a sight or a hotel that is searched: from there one walks. */
export function walkFrom(criteria: Criteria, location: Found['location']): Found['location'] {
  const category = placeOf(criteria)?.category
  return category === 'city' || category === 'poi' || category === 'hotel' ? location : null
}

function middleOf(hotels: readonly MapHotel[]) {
  if (hotels.length === 0) return null
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2
  return { lat: middle(hotels.map(({ lat }) => lat)), lng: middle(hotels.map(({ lng }) => lng)) }
}

/** All that stand on the spot of one of them, in the order in which they speak for each other: the cheapest first. */
export function onSpotOf(hotels: readonly MapHotel[], id: string): MapHotel[] {
  const one = hotels.find((hotel) => hotel.id === id)
  if (!one) return []
  return hotels
    .filter((hotel) => isSameSpot(hotel, one))
    .sort((a, b) => a.price - b.price || (a.id < b.id ? -1 : 1))
}

/** A search of what is in sight takes the place of every other place. */
export function withArea(criteria: Criteria, { lat, lng, radiusKm }: Omit<MapArea, 'bounds'>): Criteria {
  return { ...withPoint(criteria, { lat: round(lat), lng: round(lng) }), distanceMax: radiusKm }
}

/** About ten metres: more says nothing. */
const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000

type Labels = { locale: Locale; nameOf: (hotel: string, price: string) => string }

export const toMarkers = (hotels: readonly MapHotel[], { locale, nameOf }: Labels): MapMarker[] =>
  hotels.map(({ id, label: hotel, lat, lng, price }) => ({
    id,
    lat,
    lng,
    rank: price,
    // Written when they are read: of thousands of hotels a few dozen speak for the others.
    get label() {
      // Whole euros: a bubble has little room.
      return formatCents({ cents: Math.round(price / 100) * 100, locale })
    },
    get name() {
      return nameOf(hotel, this.label)
    },
  }))
