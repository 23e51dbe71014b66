import type { SearchFilters } from '@escapade/shared-contracts/api/search/search-schemas'

/** Values to tick; day activities have only their kinds. */
export type Facets = Pick<SearchFilters, 'tags'> & Partial<SearchFilters>
