import { bookingButtonAction } from '@escapade/shared-contracts/rules/stays/booking-button-action'
import { Button } from '@escapade/shared-ui/button/Button'
import { useTranslation } from 'react-i18next'
import { BookingPrice } from '../features/booking/price/BookingPrice'
import type { Booking } from '../features/booking/state/use-booking'
import type { BookingActions } from '../features/booking/state/use-booking-actions'
import { Tabs } from './Tabs'
import type { BookingPlaces } from './use-booking-places'

type Props = { booking: Booking; actions: BookingActions; places: BookingPlaces }

export function BookingTabs({ booking, actions, places }: Props) {
  const { t } = useTranslation('product')
  // A stay on a test connection says so wherever it could be bought (D62).
  const { connectivity } = booking.product
  const isTest = bookingButtonAction({ hasDates: true, connectivity }) === 'channelManager'
  const book = () => {
    // A missing choice is said and, where it is the dates, at hand.
    if (actions.book() === 'travelDates') places.showCalendar(true)
  }
  return (
    <Tabs product={booking.product}>
      <BookingPrice booking={booking} size="m" />
      <Button busy={actions.isWaiting} onClick={book}>
        {t(`booking.button.${isTest ? 'channelManager' : 'book'}`)}
      </Button>
    </Tabs>
  )
}
