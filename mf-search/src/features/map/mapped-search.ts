import type { OffersAnswer, OffersRequest } from '@escapade/shared-contracts/api/search/search-schemas'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import type { MapBounds, MapView } from '@escapade/shared-ui/map/MapCanvas'

export type MappedSearch = {
  /** Its first page. */
  search: OffersRequest
  /** Criteria of the search, in the words of the page: moving the map changes its place. */
  criteria: Criteria
  /** Those that a product page opens with, without #. */
  hash: string
  /** View to open with, and the hotel whose marker is chosen; otherwise at the place of the search. */
  start?: { view: MapView; hotelId: string }
  /** Edges of the map; absent until it was moved: it opens on all that was found. */
  bounds?: MapBounds | undefined
  /** The map was moved: the same search there. */
  onRefine: (next: Criteria, bounds: MapBounds) => void
  /** Takes away what narrows the search; absent where nothing does. */
  onClearFilters?: () => void
  onOffers: (hotel: { id: string; label: string }) => void
}

export type MapAnswer = {
  answer: OffersAnswer
  /** False while the answer to what is asked now is on its way: the older one claims no number. */
  isCurrent: boolean
  /** Nothing is known of what is in sight. */
  failed: boolean
}
