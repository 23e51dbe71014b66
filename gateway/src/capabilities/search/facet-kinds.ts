/** Filters that are lists of codes, each with its counts beside it. */
export const facetKinds = [
  'stars',
  'tags',
  'themes',
  'facilities',
  'hotelStyles',
  'hotelEnvironments',
  'hotelTypes',
] as const
export type FacetKind = (typeof facetKinds)[number]
