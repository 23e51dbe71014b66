import type { Hotel } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { Reviews } from '../../features/reviews/Reviews'

export type HotelReviewsProps = { hotel: Pick<Hotel, 'id' | 'label' | 'review'> }

/** What guests say of a hotel, for the page of the hotel, which has a part `reviews` around it. Without reviews: nothing. */
export const HotelReviews = ({ hotel }: HotelReviewsProps) => <Reviews hotel={hotel} id="hotel-reviews" />
