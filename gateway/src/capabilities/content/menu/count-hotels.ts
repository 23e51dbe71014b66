import type { SearchCriterias } from '@escapade/shared-contracts/api/search/search-schemas'

/** Criteria that a link may ask for. */
export type Wanted = Pick<
  SearchCriterias,
  'city' | 'country' | 'department' | 'region' | 'poi' | 'skiresort' | 'touristicregion' | 'theme'
>

/** Port: how many hotels the search page says it found. */
export type CountHotels = {
  count(wanted: Wanted): Promise<number>
  /** True when counting is quick: the catalogue is in memory. */
  isReady(): boolean
}
