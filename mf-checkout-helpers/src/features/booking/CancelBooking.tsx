import { useApi } from '@escapade/remote-kit/runtime/query'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { cancelOrder } from '@escapade/shared-contracts/api/orders/order-changes'
import type { ModificationConditions } from '@escapade/shared-contracts/api/orders/order-changes-schemas'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { type BookingAccess, proofOf } from '@escapade/shared-contracts/visitor/booking-access'
import { Button } from '@escapade/shared-ui/button/Button'
import { Message } from '@escapade/shared-ui/message/Message'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import styles from './Booking.module.scss'
import { needsProof, ProveMailbox } from './ProveMailbox'
import { RefundLines } from './RefundLines'
import { refundEvent } from './refund-event'

type Props = {
  access: BookingAccess
  bookingNumber: string
  /** Names the mailbox that a code goes to. */
  maskedEmail: string
  conditions: ModificationConditions
  onProved: (access: BookingAccess) => void
  onDone: () => void
  onKeep: () => void
}

/** Says the refund before anything is cancelled, and has the call agree to it. */
export function CancelBooking({ access, conditions, onDone, onKeep, ...booking }: Props) {
  const { t } = useTranslation('checkout')
  const { visit, logError, track } = useShell()
  const api = useApi()
  const { cancellationRefund, totalAmount } = conditions
  const cancel = useMutation({
    mutationFn: () =>
      api.send(cancelOrder, {
        params: { orderUUID: access.orderUUID },
        body: { ...proofOf(access), expectedRefund: cancellationRefund },
      }),
    onSuccess({ refundAmount }) {
      if (refundAmount > 0) track(refundEvent(access.orderUUID, refundAmount))
      onDone()
    },
    onError(error) {
      logError(error)
      // The conditions have changed meanwhile: the page fetches the new ones.
      if (error instanceof ApiError && error.status === 409) onDone()
    },
  })
  const isProven = !needsProof(access)
  const show = (cents: number) => formatCents({ cents, locale: visit.locale })
  return (
    <div className={styles.panel}>
      <dl className={styles.amounts}>
        <div>
          <dt>{t('booking.cancel.paid')}</dt>
          <dd>{show(totalAmount)}</dd>
        </div>
        <div data-total>
          <dt>{t('booking.cancel.refund')}</dt>
          <dd>{show(cancellationRefund)}</dd>
        </div>
        <RefundLines parts={conditions.cancellationParts} />
      </dl>
      <p>{t(cancellationRefund > 0 ? 'booking.cancel.how' : 'booking.cancel.nothing')}</p>
      {cancel.error && (
        <Message tone="danger" announce>
          {t('booking.problem.unreachable')}
        </Message>
      )}
      {!isProven && <ProveMailbox {...booking} purpose="cancel" />}
      <div className={styles.buttons}>
        {isProven && (
          <Button variant="action" busy={cancel.isPending} onClick={() => cancel.mutate()}>
            {t('booking.cancel.confirm')}
          </Button>
        )}
        <Button variant="line" onClick={onKeep}>
          {t('booking.cancel.keep')}
        </Button>
      </div>
    </div>
  )
}
