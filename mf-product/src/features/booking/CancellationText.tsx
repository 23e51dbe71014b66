import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { useRefundTerms } from '@escapade/shared-ui/cancellation/use-refund-terms'
import { Icon } from '@escapade/shared-ui/icon/Icon'
import styles from './BookingForm.module.scss'
import type { Booking } from './state/use-booking'

export function CancellationText({ booking: { stay, quote } }: { booking: Booking }) {
  const { textLanguage: language } = useVisit()
  const policy = quote?.kind === 'bookable' ? quote.quote.cancellationPolicy : null
  const { notice, title, text } = useRefundTerms({ hasDates: stay.dates !== null, policy, language })
  // Without a quote nothing true can be said of chosen dates.
  if (stay.dates && !policy) return null
  return (
    <p className={styles.note} data-good={notice === 'free' || undefined}>
      <Icon name={notice === 'free' ? 'check' : 'info'} size="s" />
      <span>
        {title && <b>{title}. </b>}
        {text}
      </span>
    </p>
  )
}
