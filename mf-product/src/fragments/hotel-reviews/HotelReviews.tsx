import type { Hotel } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { Reviews } from '../../features/reviews/Reviews'

export type HotelReviewsProps = { hotel: Pick<Hotel, 'id' | 'label' | 'review'> }

/** Reviews of a hotel, for its page, which has a part `reviews` around them. Without reviews: nothing. */
export const HotelReviews = ({ hotel }: HotelReviewsProps) => <Reviews hotel={hotel} id="hotel-reviews" />
