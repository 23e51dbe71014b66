import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { usePageLocation, useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { OrderView } from '@escapade/shared-contracts/api/orders/orders-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import type { BookingAccess, BookingStore } from '@escapade/shared-contracts/visitor/booking-access'
import { Button } from '@escapade/shared-ui/button/Button'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Message } from '@escapade/shared-ui/message/Message'
import { Tag } from '@escapade/shared-ui/tag/Tag'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../../features/booking/Booking.module.scss'
import { conditionsQuery } from '../../features/booking/booking-queries'
import { CancelBooking } from '../../features/booking/CancelBooking'
import { CreditNotes } from '../../features/booking/CreditNotes'
import { OrderTimeline } from '../../features/booking/OrderTimeline'
import { ResendMail } from '../../features/booking/ResendMail'
import { OrderTicket } from '../../features/confirmation/OrderTicket'
import { orderQuery } from '../../features/confirmation/order-query'
import { TripDetails } from '../trip/TripDetails'
import { TripLinks } from '../trip/TripLinks'
import { BookingSkeleton } from './BookingSkeleton'
import { ChangeBooking } from './ChangeBooking'
import { MoveVisit } from './MoveVisit'
import { OwnedGifts } from './OwnedGifts'

type Props = {
  access: BookingAccess
  store: BookingStore
  intent: paths.BookingAction | null
  returnPath: string
  /** The visitor has read the mailbox of the booking. */
  onProved: (access: BookingAccess) => void
  onLeave: () => void
}
const tones = { confirmed: 'success', cancelled: 'cancelled' } as const

/** The booking as it was confirmed, and what may be done with it. */
export function FoundBooking({ access, store, intent, returnPath, onProved, onLeave }: Props) {
  const { t } = useTranslation('checkout')
  const today = useVisit().now.slice(0, 10)
  const api = useApi()
  const client = useQueryClient()
  const order = useQuery(orderQuery(api, access.orderUUID, access.key))
  const conditions = useQuery(conditionsQuery(api, access.orderUUID))
  // Back from the bank, the change goes on where it was.
  const isReturn = usePageLocation().query.changeReturn === '1'
  const [open, setOpen] = useState<paths.BookingAction | null>(isReturn ? 'modify' : intent)
  const [said, setSaid] = useState<'changed' | 'moved' | 'freed' | null>(null)
  const refresh = () => {
    setOpen(null)
    void client.invalidateQueries({ queryKey: orderQuery(api, access.orderUUID).queryKey })
    void client.invalidateQueries({ queryKey: conditionsQuery(api, access.orderUUID).queryKey })
  }

  if (order.isError || conditions.isError)
    return (
      <div className={styles.page}>
        <Heading level={1}>{t('booking.title')}</Heading>
        <Message tone="danger" announce title={t('confirmation.errorTitle')}>
          {t('confirmation.error')}
        </Message>
        <p className={styles.buttons}>
          <Button onClick={() => void Promise.all([order.refetch(), conditions.refetch()])}>
            {t('quote.retry')}
          </Button>
          <Button variant="line" onClick={onLeave}>
            {t('booking.another')}
          </Button>
        </p>
      </div>
    )
  if (!order.data || !conditions.data) return <BookingSkeleton />
  const { modifiable, cancellable } = conditions.data
  const { stay, status, state } = order.data
  const visit = status === 'confirmed' ? visitToCome(order.data, today) : null
  const context = order.data.visit?.day ? 'visit' : order.data.kind
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Heading level={1}>{t('booking.yours', { number: order.data.bookingNumber })}</Heading>
        <Tag type={tones[status as keyof typeof tones] ?? 'neutral'}>{t(`booking.state.${state}`)}</Tag>
      </div>
      {(said === 'moved' || said === 'freed') && (
        <Message tone="success" announce>
          {t(`booking.visit.${said}`, { email: order.data.maskedEmail })}
        </Message>
      )}
      {said === 'changed' && (
        <Message tone="success" announce title={t('booking.change.doneTitle')}>
          {t('booking.change.done', { email: order.data.maskedEmail })}
        </Message>
      )}
      {status === 'cancelled' && <Cancelled order={order.data} />}
      <OrderTicket order={order.data} />
      <TripLinks order={order.data} access={access} />
      {status === 'confirmed' && <TripDetails order={order.data} />}
      {status === 'confirmed' && order.data.kind !== 'stay' && (
        <OwnedGifts order={order.data} access={access} onProved={onProved} onSent={refresh} />
      )}
      {visit && (
        <MoveVisit
          key={visit.day}
          access={access}
          bookingNumber={order.data.bookingNumber}
          maskedEmail={order.data.maskedEmail}
          onProved={onProved}
          visit={visit}
          onMoved={(day) => {
            setSaid(day ? 'moved' : 'freed')
            refresh()
          }}
        />
      )}
      <div className={styles.actions}>
        {modifiable && stay && (
          <Button
            variant="line"
            icon="edit"
            aria-expanded={open === 'modify'}
            onClick={() => setOpen('modify')}
          >
            {t('booking.change.open')}
          </Button>
        )}
        {cancellable && (
          <Button variant="line" icon="x" aria-expanded={open === 'cancel'} onClick={() => setOpen('cancel')}>
            {t('booking.cancel.open')}
          </Button>
        )}
        <CreditNotes access={access} returns={conditions.data.returns ?? []} />
        {status === 'confirmed' && <ResendMail access={access} />}
      </div>
      {status === 'confirmed' && !modifiable && !cancellable && (
        <Message tone="info">
          {t('booking.fixed', { context })}
          {order.data.kind !== 'stay' && context !== 'visit' && (
            <>
              {' '}
              <AppLink to={paths.staticPage({ id: 'withdrawal' })}>{t('booking.withdraw')}</AppLink>
            </>
          )}
        </Message>
      )}
      {open === 'cancel' && cancellable && (
        <section aria-labelledby="cancel-title">
          <Heading level={2} look={3} id="cancel-title">
            {t('booking.cancel.title')}
          </Heading>
          <CancelBooking
            access={access}
            bookingNumber={order.data.bookingNumber}
            maskedEmail={order.data.maskedEmail}
            conditions={conditions.data}
            onProved={onProved}
            onDone={refresh}
            onKeep={() => setOpen(null)}
          />
        </section>
      )}
      {open === 'modify' && modifiable && stay && (
        <ChangeBooking
          access={access}
          bookingNumber={order.data.bookingNumber}
          maskedEmail={order.data.maskedEmail}
          onProved={onProved}
          store={store}
          stay={stay}
          conditions={conditions.data}
          returnPath={returnPath}
          onDone={() => {
            setSaid('changed')
            refresh()
          }}
          onLost={onLeave}
        />
      )}
      {order.data.timeline && <OrderTimeline entries={order.data.timeline} />}
      <p className={styles.actions}>
        <Button variant="text" onClick={onLeave}>
          {t('booking.another')}
        </Button>
        <AppLink to={paths.contact()} className={styles.link}>
          {t('outcome.care')}
        </AppLink>
      </p>
    </div>
  )
}

function Cancelled({ order }: { order: OrderView }) {
  const { t } = useTranslation('checkout')
  return (
    <Message tone="info" announce title={t('booking.cancel.doneTitle')}>
      {t('booking.cancel.done', { email: order.maskedEmail })}
    </Message>
  )
}

/** The visit of an activity while its day can be moved: until the day before. */
const visitToCome = ({ visit }: OrderView, today: string) =>
  visit && (visit.day === null || visit.day > today) ? visit : null
