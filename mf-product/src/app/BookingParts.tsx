import { BookingBar } from '../features/booking/BookingBar'
import { BookingCard } from '../features/booking/BookingCard'
import type { Booking } from '../features/booking/state/use-booking'
import type { BookingActions } from '../features/booking/state/use-booking-actions'
import type { BookingPlaces } from './use-booking-places'

type Props = { booking: Booking; actions: BookingActions; places: BookingPlaces }

/** The card beside the page and the bar at the foot of a phone; CSS shows one of them. */
export function BookingParts({ booking, actions, places }: Props) {
  const shared = {
    booking,
    actions,
    onCalendarOpen: places.showCalendar,
    onToActivities: places.toActivities,
  }
  return (
    <>
      <BookingCard {...shared} calendarOpen={places.cardCalendar} />
      <BookingBar
        {...shared}
        calendarOpen={places.drawerCalendar}
        drawerOpen={places.drawer}
        onDrawerOpen={places.showDrawer}
      />
    </>
  )
}
