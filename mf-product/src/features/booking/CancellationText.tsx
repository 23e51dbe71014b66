import { Icon } from '@escapade/shared-ui/icon/Icon'
import { useCancellation } from '../../common/use-cancellation'
import styles from './BookingForm.module.scss'
import type { Booking } from './state/use-booking'

export function CancellationText({ booking: { stay, quote } }: { booking: Booking }) {
  const policy = quote?.kind === 'bookable' ? quote.quote.cancellationPolicy : null
  const { notice, text } = useCancellation({ hasDates: stay.dates !== null, policy })
  // Without a quote nothing true can be said of chosen dates.
  if (stay.dates && !policy) return null
  return (
    <p className={styles.note} data-good={notice === 'free' || undefined}>
      <Icon name={notice === 'free' ? 'check' : 'info'} size="s" />
      <span>{text}</span>
    </p>
  )
}
