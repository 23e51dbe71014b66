import type { Booking } from '../features/booking/use-booking'
import { HotelSection } from '../features/hotel/HotelSection'
import { Cancellation } from './CancellationSection'

export const HotelPart = ({ booking }: { booking: Booking }) => (
  <HotelSection product={booking.product} cancellation={<Cancellation booking={booking} />} />
)
