import type { StayDetail } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import type { RecentlyViewedItem } from '@escapade/shared-contracts/visitor/recently-viewed-item'

/** Part of a stay that is remembered once it was looked at. */
export const viewedItem = ({ hotel, ...stay }: StayDetail): RecentlyViewedItem => ({
  id: stay.id,
  type: 'STAY',
  label: stay.label,
  imageUrl: stay.image.base,
  uri: stay.uri,
  price: { sellPrice: stay.sellPrice, refPrice: stay.refPrice, promo: stay.promo, nights: stay.nights },
  hotel: {
    id: hotel.id,
    label: hotel.label,
    stars: hotel.stars,
    location: { label: hotel.location.label },
    review: hotel.review,
  },
})
