import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { OrderView } from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { PayableOrder } from '@escapade/shared-contracts/api/orders/payment-links-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { formatDays } from '@escapade/shared-contracts/rules/dates/format-day'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import type { TravelOffer } from '@escapade/shared-contracts/rules/stays/is-package-travel'
import { Button } from '@escapade/shared-ui/button/Button'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Message } from '@escapade/shared-ui/message/Message'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { focusFirstProblem } from '../../common/focus-first-problem'
import { howToPay } from '../../common/how-to-pay'
import { useMomentWords } from '../../common/use-moment-words'
import styles from '../../features/confirmation/Confirmation.module.scss'
import { OrderTicket } from '../../features/confirmation/OrderTicket'
import { OutcomeMessage } from '../../features/order/OutcomeMessage'
import { Legal } from '../Legal'
import { PaymentSection } from '../payment/PaymentSection'
import { useCard } from '../payment/use-card'
import { usePayLabel } from '../payment/use-pay-label'
import { usePayment } from '../payment/use-payment'
import { TripDetails } from '../trip/TripDetails'
import type { LinkPayment } from './use-link-payment'

type Props = { payable: PayableOrder; due: NonNullable<PayableOrder['payment']>; payment: LinkPayment }

/** All that is bought, at its price and its conditions, and then the button that pays for it. */
export function LinkedOrder({
  payable: { order, buyer, expiresAt, change },
  due,
  payment: { pay, busy, outcome },
}: Props) {
  const { t } = useTranslation('checkout')
  const momentOf = useMomentWords()
  const form = useRef<HTMLFormElement>(null)
  const [submitted, setSubmitted] = useState(false)
  const { orderUUID, stay, kind } = order
  const payment = usePayment({
    amountCents: due.amount,
    subject: `order/${orderUUID}`,
    byCardAlone: Boolean(change),
    ...(stay && { stay: { checkin: stay.checkin, policy: stay.cancellationPolicy } }),
  })
  const card = useCard(payment.provider)
  const label = usePayLabel(payment)
  const isComplete = !payment.needsCard || card.isGood

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setSubmitted(true)
    if (!payment.isKnown) payment.askAgain()
    if (!isComplete || !payment.isKnown) return requestAnimationFrame(() => focusFirstProblem(form.current))
    const { way, provider } = payment
    void pay(due.paymentIntentId, howToPay({ way, ...provider, card: card.read }))
  }
  return (
    <div className={styles.page}>
      <Heading level={1}>{t(change ? 'linked.changeTitle' : 'linked.title')}</Heading>
      {change ? (
        <ChangeLead change={change} due={due.amount} until={momentOf(expiresAt)} />
      ) : (
        <p className={styles.lead}>
          {t(order.state === 'expired' ? 'linked.late' : 'linked.held', { until: momentOf(expiresAt) })}
        </p>
      )}
      <OrderTicket order={order} />
      <p>{t('linked.buyer', { name: `${buyer.firstName} ${buyer.lastName}`, email: order.maskedEmail })}</p>
      <TripDetails order={order} />
      <form ref={form} className={styles.pay} onSubmit={submit} noValidate aria-busy={busy}>
        <PaymentSection payment={payment} card={{ input: card.input, submitted }} />
        <Legal offer={offerOf(order)} isDated={stay !== null || Boolean(order.visit?.day)} />
        {submitted && !isComplete && (
          <Message tone="danger" announce>
            {t('outcome.fields')}
          </Message>
        )}
        {outcome && (
          <OutcomeMessage
            about={kind === 'stay' ? undefined : kind}
            outcome={outcome}
            stayUri={stay ? paths.product({ id: stay.offerId }) : paths.home()}
            onAgain={() => {}}
          />
        )}
        <Button
          type="submit"
          variant="action"
          size="l"
          wide
          busy={busy || (!payment.isKnown && !payment.isAway)}
        >
          {busy ? t('payment.paying') : label}
        </Button>
      </form>
    </div>
  )
}

type ChangeProps = { change: NonNullable<PayableOrder['change']>; due: number; until: string }

/** Says what is paid for, and what there is without it. */
function ChangeLead({ change: { checkin, checkout, totalAmount }, due, until }: ChangeProps) {
  const { t } = useTranslation('checkout')
  const { locale, textLanguage: language } = useVisit()
  const money = (cents: number) => formatCents({ cents, locale })
  return (
    <>
      <p className={styles.lead}>{t('linked.changeHeld', { amount: money(due), until })}</p>
      <p>
        {t('linked.changeBefore', {
          days: formatDays({ from: checkin, to: checkout, language }),
          amount: money(totalAmount),
        })}
      </p>
    </>
  )
}

/** As the law looks at it: the form for package travel stands before the button where it is one. */
function offerOf({ stay, kind, gifts = [] }: OrderView): TravelOffer {
  if (stay) return { kind: 'stay', services: stay.programLineList }
  if (kind === 'activity') return { kind: 'activity' }
  return gifts.some((gift) => gift.kind === 'box') ? { kind: 'box' } : { kind: 'giftCard' }
}
