import type { FragmentProps } from '@escapade/shared-contracts/fragments/fragment-props'
import { Reviews } from '../../features/reviews/Reviews'

export type HotelReviewsProps = FragmentProps['mf-product/hotel-reviews']

/** Reviews of a hotel, for its page, which has a part `reviews` around them. Without reviews: nothing. */
export const HotelReviews = ({ hotel }: HotelReviewsProps) => <Reviews hotel={hotel} id="hotel-reviews" />
