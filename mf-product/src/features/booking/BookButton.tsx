import { bookingButtonAction } from '@escapade/shared-contracts/rules/stays/booking-button-action'
import { Button } from '@escapade/shared-ui/button/Button'
import { useTranslation } from 'react-i18next'
import type { Booking } from './state/use-booking'
import type { BookingActions } from './state/use-booking-actions'

type Props = {
  booking: Booking
  actions: BookingActions
  onSeePrices: () => void
  wide?: boolean
}

/** The one action of the page: to the calendar without dates, to the checkout with them. */
export function BookButton({ booking, actions, onSeePrices, wide = true }: Props) {
  const { t } = useTranslation('product')
  const { stay, product, quote } = booking
  const hasDates = stay.dates !== null
  const action = bookingButtonAction({ hasDates, connectivity: product.connectivity })
  return (
    <Button
      variant="action"
      size={wide ? 'l' : 'm'}
      wide={wide}
      busy={quote?.kind === 'loading'}
      onClick={() => (hasDates ? actions.book() : onSeePrices())}
    >
      {t(`booking.button.${action}`)}
    </Button>
  )
}
