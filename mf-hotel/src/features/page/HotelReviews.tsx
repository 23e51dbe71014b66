import { Slot } from '@escapade/remote-kit/runtime/slot'
import type { Hotel } from '@escapade/shared-contracts/api/stays/catalogue-schemas'

/** Reviews of guests; drawn by the page of stays, which shows them too. */
export const HotelReviews = ({ hotel: { id, label, review } }: { hotel: Hotel }) => (
  <div id="reviews" tabIndex={-1}>
    <Slot fragment="mf-product/hotel-reviews" props={{ hotel: { id, label, review } }} />
  </div>
)
