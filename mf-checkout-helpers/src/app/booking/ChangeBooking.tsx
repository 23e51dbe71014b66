import { useApi } from '@escapade/remote-kit/runtime/query'
import { usePageLocation, useShell } from '@escapade/remote-kit/runtime/shell-context'
import { quoteModification } from '@escapade/shared-contracts/api/orders/order-changes'
import type { OrderedStay, ReservationCriteria } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { Button } from '@escapade/shared-ui/button/Button'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Message } from '@escapade/shared-ui/message/Message'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../../features/booking/Booking.module.scss'
import type { BookingAccess, BookingStore } from '../../features/booking/booking-access'
import { ChangeForm } from '../../features/booking/ChangeForm'
import { type ChangeOutcome, changeBooking, resumeChange } from '../../features/booking/change-booking'
import { challengeAddress } from '../../features/order/challenge-address'
import { CardForm } from '../../features/payment/CardForm'
import { checkCard, emptyCard, toCardToken } from '../../features/payment/card'

type Props = {
  access: BookingAccess
  store: BookingStore
  stay: OrderedStay
  totalAmount: number
  returnPath: string
  onDone: () => void
  onLost: () => void
}

/** Other dates or another party: the price first, then the change, paid where it costs more. */
export function ChangeBooking({ access, store, stay, totalAmount, returnPath, onDone, onLost }: Props) {
  const { t } = useTranslation('checkout')
  const { visit, logError } = useShell()
  const api = useApi()
  const isReturn = usePageLocation().query.changeReturn === '1'
  const [outcome, setOutcome] = useState<Exclude<ChangeOutcome['kind'], 'challenge'> | null>(null)
  const [card, setCard] = useState(emptyCard)
  const [submitted, setSubmitted] = useState(false)
  const key = useRef('')
  const deps = { api, store, access, returnPath, logError }

  const quote = useMutation({
    mutationFn: async (reservationCriteria: ReservationCriteria) => ({
      reservationCriteria,
      ...(await api.send(quoteModification, {
        params: { orderUUID: access.orderUUID },
        body: { reservationCriteria },
      })),
    }),
    onMutate() {
      key.current = crypto.randomUUID()
      setOutcome(null)
    },
    onError: logError,
  })
  const follow = (result: ChangeOutcome) => {
    if (result.kind === 'challenge') return window.location.assign(challengeAddress(result.url, returnPath))
    if (result.kind === 'done') return onDone()
    setOutcome(result.kind)
    if (result.kind === 'no-access') onLost()
  }
  const resume = useEffectEvent(async () => {
    const pending = store.read(new Date())?.change
    if (!pending) return
    store.write({ access })
    follow(await resumeChange(deps, pending))
  })
  useEffect(() => {
    if (isReturn) void resume()
  }, [isReturn])

  const offered = quote.data?.bookable ? quote.data : null
  const cardProblems = checkCard(card, visit.now)
  const change = useMutation({
    async mutationFn() {
      if (!offered) return
      const { reservationCriteria, newAmount, toPay } = offered
      const wish = {
        reservationCriteria,
        expectedAmount: newAmount ?? 0,
        idempotencyKey: key.current,
        card: toPay > 0 ? toCardToken(card) : null,
      }
      follow(await changeBooking(deps, wish))
    },
  })
  const confirm = () => {
    setSubmitted(true)
    if (offered && (offered.toPay === 0 || Object.keys(cardProblems).length === 0)) change.mutate()
  }
  const show = (cents: number) => formatCents({ cents, locale: visit.locale })
  return (
    <section aria-labelledby="change-title" className={styles.panel}>
      <Heading level={2} look={3} id="change-title">
        {t('booking.change.title')}
      </Heading>
      <ChangeForm stay={stay} now={visit.now} busy={quote.isPending} onAsk={quote.mutate} />
      {(quote.isError || (quote.data && !offered)) && (
        <Message tone={quote.isError ? 'danger' : 'warn'} announce>
          {t(quote.isError ? 'booking.problem.unreachable' : 'booking.change.not-bookable')}
        </Message>
      )}
      {offered && (
        <>
          <dl className={styles.amounts}>
            <div>
              <dt>{t('booking.change.before')}</dt>
              <dd>{show(totalAmount)}</dd>
            </div>
            <div>
              <dt>{t('booking.change.after')}</dt>
              <dd>{show(offered.newAmount ?? 0)}</dd>
            </div>
            <div data-total>
              <dt>{t(offered.toRefund > 0 ? 'booking.change.toRefund' : 'booking.change.toPay')}</dt>
              <dd>{show(offered.toRefund > 0 ? offered.toRefund : offered.toPay)}</dd>
            </div>
          </dl>
          {offered.toPay > 0 && (
            <section aria-labelledby="payment-title">
              <Heading level={3} id="payment-title">
                {t('payment.title')}
              </Heading>
              <CardForm card={card} onChange={setCard} problems={cardProblems} submitted={submitted} />
            </section>
          )}
          <div className={styles.buttons}>
            <Button variant="action" busy={change.isPending} onClick={confirm}>
              {offered.toPay > 0
                ? t('booking.change.pay', { amount: show(offered.toPay) })
                : t('booking.change.confirm')}
            </Button>
          </div>
        </>
      )}
      {outcome && outcome !== 'done' && (
        <Message tone="danger" announce>
          {t(`booking.change.${outcome}`)}
        </Message>
      )}
    </section>
  )
}
