import type {
  OffersAnswer,
  SearchFilters,
  StayResult,
} from '@escapade/shared-contracts/api/search/search-schemas'

/** A hotel with one stay, as a search answers it. */
export function stay(id: string, change: Partial<StayResult['packages'][number]> = {}): StayResult {
  const hotel = {
    id: `h${id}`,
    label: `Hotel ${id}`,
    stars: 4,
    uri: `/hotel/h${id}`,
    location: { latitude: 47, longitude: 4.8, label: 'Beaune, Burgundy' },
    review: { count: 412, score: 9.2 },
  }
  const pack = {
    id,
    label: `Stay ${id}`,
    headwords: `Vines and table ${id}`,
    included: ['Breakfast', 'Dinner'],
    imageUrl: '/images/vineyard/1',
    image: { base: '/images/vineyard/1', sizes: {}, alt: 'Vines at dusk', url: '' },
    uri: `/product/${id}`,
    nights: 1,
    paxCount: 2,
    sellPrice: 18_900,
    refPrice: 24_800,
    promo: 24,
    priceType: 'final-price',
    autoDiscount: null,
    availableRooms: 3,
    lastMinute: false,
    expiration: null,
    marketingLabels: [],
    targetedLabel: null,
    stressMessages: [],
    cancellationPolicy: {
      type: 'NCNR',
      cancellable: false,
      cancellationDeadline: null,
      cancellableUntil: null,
    },
    localTax: null,
    localTaxOnSite: 330,
    distance: null,
    published: true,
    sponsored: false,
    ...change,
  } satisfies StayResult['packages'][number]
  return {
    id: hotel.id,
    location: { lat: 47, lng: 4.8, label: '' },
    weekendIds: [id],
    hotel,
    packages: [pack],
  }
}

const nothing: SearchFilters = {
  tags: [],
  facilities: [],
  hotelStyles: [],
  hotelEnvironments: [],
  hotelTypes: [],
  stars: [],
}

/** The answer of a search anywhere, without dates. */
export const found = (
  totalCount: number,
  exactMatch: StayResult[],
  filters: Partial<SearchFilters> = {},
): OffersAnswer => ({
  searchDetails: {
    adult: 2,
    child: 0,
    baby: 0,
    checkin: null,
    night: null,
    hotelId: null,
    totalCount,
    theme: null,
    destination: null,
    location: null,
    locationHierarchy: [],
    uri: '/search',
  },
  exactMatch,
  filters: { ...nothing, ...filters },
  pageModel: null,
})
