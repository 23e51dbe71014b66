import { Button } from '@escapade/shared-ui/button/Button'
import { useTranslation } from 'react-i18next'
import { BookingPrice } from '../features/booking/price/BookingPrice'
import type { Booking } from '../features/booking/state/use-booking'
import type { BookingActions } from '../features/booking/state/use-booking-actions'
import { Tabs } from './Tabs'

type Props = { booking: Booking; actions: BookingActions }

export function BookingTabs({ booking, actions }: Props) {
  const { t } = useTranslation('product')
  return (
    <Tabs product={booking.product}>
      <BookingPrice booking={booking} size="m" />
      <Button onClick={() => actions.book()}>{t('booking.button.book')}</Button>
    </Tabs>
  )
}
