import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { RefundTerms } from '@escapade/shared-ui/cancellation/RefundTerms'
import { useRefundTerms } from '@escapade/shared-ui/cancellation/use-refund-terms'
import { useTranslation } from 'react-i18next'
import { Section } from '../common/Section'
import type { Booking } from '../features/booking/state/use-booking'

type Props = { booking: Booking }

export function CancellationSection({ booking }: Props) {
  const { t } = useTranslation('product')
  return (
    <Section id="cancellation" title={t('cancellation.title')}>
      <Cancellation booking={booking} />
    </Section>
  )
}

/** Takes the policy of the quote where there is one: its deadline may have passed. */
export function Cancellation({ booking: { stay, quote, product } }: Props) {
  const { textLanguage: language } = useVisit()
  const isQuoted = quote?.kind === 'bookable'
  const policy = isQuoted ? quote.quote.cancellationPolicy : product.cancellationPolicy
  // Without a quote nothing true can be said of chosen dates.
  const terms = useRefundTerms({ hasDates: stay.dates !== null && isQuoted, policy, language })
  return <RefundTerms terms={terms} />
}
