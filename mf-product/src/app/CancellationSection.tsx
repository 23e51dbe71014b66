import { Message } from '@escapade/shared-ui/message/Message'
import { useTranslation } from 'react-i18next'
import { Section } from '../common/Section'
import { useCancellation } from '../common/use-cancellation'
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

export function Cancellation({ booking: { stay, quote, product } }: Props) {
  const { t } = useTranslation('product')
  const policy =
    (quote?.kind === 'bookable' ? quote.quote.cancellationPolicy : null) ?? product.cancellationPolicy
  const { notice, text } = useCancellation({ hasDates: stay.dates !== null, policy })
  return (
    <Message tone={notice === 'free' ? 'success' : 'info'} icon="shield" title={text}>
      {notice === 'free' && <p>{t('cancellation.afterwards')}</p>}
    </Message>
  )
}
