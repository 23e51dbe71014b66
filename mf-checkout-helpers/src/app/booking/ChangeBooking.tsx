import { useApi } from '@escapade/remote-kit/runtime/query'
import type { ModificationConditions } from '@escapade/shared-contracts/api/orders/order-changes-schemas'
import type { OrderedStay } from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { BookingAccess, BookingStore } from '@escapade/shared-contracts/visitor/booking-access'
import { Button } from '@escapade/shared-ui/button/Button'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Message } from '@escapade/shared-ui/message/Message'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ActivityDays } from '../../features/booking/ActivityDays'
import styles from '../../features/booking/Booking.module.scss'
import { ChangePaid } from '../../features/booking/ChangeAmounts'
import { ChangeForm } from '../../features/booking/ChangeForm'
import { changeQuoteQuery } from '../../features/booking/change-queries'
import { isSameWish, undecided, wishOf } from '../../features/booking/change-wish'
import { needsProof, ProveMailbox } from '../../features/booking/ProveMailbox'
import { useChangeWish } from '../../features/booking/use-change-wish'
import { useCare } from '../care/care-context'
import { ChangeOffer } from './ChangeOffer'
import { useChange } from './use-change'

type Props = {
  access: BookingAccess
  store: BookingStore
  bookingNumber: string
  maskedEmail: string
  stay: OrderedStay
  conditions: ModificationConditions
  returnPath: string
  onProved: (access: BookingAccess) => void
  onDone: () => void
  onLost: () => void
}

/** Other dates, guests or days of activities: price, programme and conditions first, then the change. */
export function ChangeBooking({ stay, conditions, ...props }: Props) {
  const { t } = useTranslation('checkout')
  const state = useChangeWish(stay)
  const { wish } = state
  const isUnchanged = isSameWish(wish, wishOf(stay))
  const { orderUUID } = props.access
  const quote = useQuery({
    ...changeQuoteQuery(useApi(), { orderUUID, offerId: stay.offerId, wish }),
    enabled: !isUnchanged,
  })
  const change = useChange(props)
  const care = useCare()
  const isPending = change.outcome === 'pending'
  const activities = isUnchanged ? [] : (quote.data?.activityDates ?? [])
  const missing = undecided(wish, activities)
  const offered = !isUnchanged && quote.data?.bookable && quote.data
  return (
    <section aria-labelledby="change-title" className={styles.panel}>
      <Heading level={2} look={3} id="change-title">
        {t('booking.change.title')}
      </Heading>
      <ChangePaid {...conditions} />
      <ChangeForm stay={stay} state={state} />
      {isUnchanged && <p className={styles.quiet}>{t('booking.change.unchanged')}</p>}
      {activities.length > 0 && (
        <ActivityDays
          activities={activities}
          missing={missing}
          chosen={wish.activityDates}
          onChoose={state.chooseDay}
        />
      )}
      {!isUnchanged && quote.isPending && !quote.isError && <Asking />}
      {quote.isError && <Unreachable onRetry={() => void quote.refetch()} />}
      {quote.data && !quote.data.bookable && !isUnchanged && missing.length === 0 && (
        <Message tone="warn" icon="calendar" announce title={t('booking.change.not-bookable')} />
      )}
      {change.sent && care && (
        <care.LinkSent sent={{ ...change.sent, bookingNumber: props.bookingNumber }} isChange />
      )}
      {offered && !isPending && !change.sent && (
        <ChangeOffer
          stay={stay}
          before={conditions.totalAmount}
          quote={offered}
          busy={change.busy}
          proof={needsProof(props.access) ? <ProveMailbox {...props} purpose="change" /> : null}
          onConfirm={(card) => change.confirm({ offerId: stay.offerId, wish, quote: offered, card })}
        />
      )}
      {change.outcome && (
        <Message tone={isPending ? 'info' : 'danger'} announce>
          {t(`booking.change.${change.outcome}`)}
        </Message>
      )}
    </section>
  )
}

function Asking() {
  const { t } = useTranslation('checkout')
  return (
    <div aria-busy="true">
      <p className="vh" role="status">
        {t('booking.change.asking')}
      </p>
      <Skeleton shape="block" />
    </div>
  )
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('checkout')
  return (
    <Message tone="danger" announce title={t('booking.problem.unreachable')}>
      <Button variant="line" onClick={onRetry}>
        {t('quote.retry')}
      </Button>
    </Message>
  )
}
