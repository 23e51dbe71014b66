import type { Hotel } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { Reviews } from '../../features/reviews/Reviews'

export type HotelReviewsProps = { hotel: Pick<Hotel, 'id' | 'label' | 'review'> }

/** What guests say of a hotel, for the page of the hotel. Without reviews it draws nothing. */
export const HotelReviews = ({ hotel }: HotelReviewsProps) => <Reviews hotel={hotel} />
