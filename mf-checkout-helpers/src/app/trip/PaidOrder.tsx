import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import type { OrderView } from '@escapade/shared-contracts/api/orders/orders-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import type { BookingAccess } from '@escapade/shared-contracts/visitor/booking-access'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useTranslation } from 'react-i18next'
import styles from '../../features/confirmation/Confirmation.module.scss'
import { OrderTicket } from '../../features/confirmation/OrderTicket'
import { usePurchaseEvent } from '../../features/confirmation/use-purchase-event'
import { TripDetails } from './TripDetails'
import { TripLinks } from './TripLinks'
import { useForgetGift } from './use-forget-gift'

type Props = { order: OrderView; access: BookingAccess | null }

/** Paid order: thank-you and next steps while it is ahead, the refund once it is cancelled. */
export function PaidOrder({ order, access }: Props) {
  const { t } = useTranslation('checkout')
  // A stay has the plain words, every other kind its own where they differ.
  const context = order.kind
  usePurchaseEvent(order)
  useForgetGift(order)
  const isAhead = order.state === 'booked' || order.state === 'changed'
  return (
    <div className={styles.page}>
      <Heading level={1}>
        {t(`confirmation.${titleOf(order)}`, { context: isAhead && hasSeveral(order) ? 'gifts' : context })}
      </Heading>
      <p className={styles.lead}>
        {t(`confirmation.${leadOf(order)}`, { context, email: order.maskedEmail })}
      </p>
      <OrderTicket order={order} />
      <TripLinks order={order} access={access} />
      {isAhead && <TripDetails order={order} />}
      {isAhead && <NextSteps order={order} />}
      <p className={styles.actions}>
        <AppLink to={paths.bookingLookup()}>{t('confirmation.manage')}</AppLink>
        {(!isAhead || order.mailsRefused) && <AppLink to={paths.contact()}>{t('outcome.care')}</AppLink>}
        <AppLink to={paths.home()}>{t('confirmation.home')}</AppLink>
      </p>
    </div>
  )
}

const titleOf = ({ state }: OrderView) =>
  state === 'booked' ? 'title' : state === 'changed' ? 'changedTitle' : 'cancelledTitle'

function leadOf({ state, mailsRefused }: OrderView) {
  if (state === 'booked' || state === 'changed') return mailsRefused ? 'mailsRefused' : 'sent'
  return state === 'cancelled' ? 'cancelledNothing' : 'cancelled'
}

const hasSeveral = ({ gifts = [] }: OrderView) => gifts.length > 1

function NextSteps({ order }: { order: OrderView }) {
  const { t } = useTranslation('checkout')
  const context = order.visit?.day ? 'visit' : order.kind
  const ofGifts = hasSeveral(order) ? 'gifts' : context
  return (
    <section aria-labelledby="next-title">
      <Heading level={2} look={3} id="next-title">
        {t('confirmation.nextTitle')}
      </Heading>
      <ol className={styles.next}>
        <li>{t('confirmation.next1', { context: ofGifts })}</li>
        <li>{t('confirmation.next2', { context })}</li>
        <li>
          {t('confirmation.next3', { context: ofGifts })}
          {(context === 'gift' || context === 'activity') && (
            <>
              {' '}
              <AppLink to={paths.staticPage({ id: 'withdrawal' })}>{t('booking.withdraw')}</AppLink>
            </>
          )}
        </li>
      </ol>
    </section>
  )
}
