import { useApi } from '@escapade/remote-kit/runtime/query'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { sendGift } from '@escapade/shared-contracts/api/orders/order-changes'
import type { OrderedGift } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { dayOf } from '@escapade/shared-contracts/rules/dates/days'
import { type BookingAccess, proofOf } from '@escapade/shared-contracts/visitor/booking-access'
import { Button } from '@escapade/shared-ui/button/Button'
import { Message } from '@escapade/shared-ui/message/Message'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { focusFirstProblem } from '../../common/focus-first-problem'
import styles from '../../features/booking/Booking.module.scss'
import {
  checkDelivery,
  type DeliveryDraft,
  deliveryOf,
  newDelivery,
  withOpenHour,
} from '../../features/gift/gift-delivery'
import { RecipientFields } from '../../features/gift/RecipientFields'

/** A gift that was issued. */
export type IssuedGift = OrderedGift & { life: NonNullable<OrderedGift['life']> }

type Props = {
  gift: IssuedGift
  access: BookingAccess
  /** Day of the visit that is given. */
  before: string | null
  onSent: () => void
  onKeep: () => void
}

/** Recipient and moment of a gift that was bought. The mailbox is typed anew: the page knows it in part alone. */
export default function SendGift({ gift: { delivery, life }, access, before, onSent, onKeep }: Props) {
  const { t } = useTranslation('checkout')
  const { visit, logError } = useShell()
  const { now } = visit
  const api = useApi()
  const form = useRef<HTMLFormElement>(null)
  const [submitted, setSubmitted] = useState(false)
  const [draft, setDraft] = useState<DeliveryDraft>(() => {
    const fresh = { ...newDelivery(dayOf(now)), to: 'recipient' as const, name: delivery?.name ?? '' }
    const isAhead = delivery && !life.deliveredOn && delivery.day >= dayOf(now)
    return withOpenHour(isAhead ? { ...fresh, day: delivery.day, hour: delivery.hour } : fresh, now)
  })
  const problems = checkDelivery(draft, before)
  const send = useMutation({
    mutationFn: () => {
      const chosen = deliveryOf(draft)
      if (!chosen) throw new Error('The gift has no recipient')
      return api.send(sendGift, {
        params: { orderUUID: access.orderUUID, line: life.line },
        body: { ...proofOf(access), delivery: chosen },
      })
    },
    onSuccess: onSent,
    onError: logError,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (Object.keys(problems).length > 0) return requestAnimationFrame(() => focusFirstProblem(form.current))
    if (!send.isPending) send.mutate()
  }
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <RecipientFields
        draft={draft}
        now={now}
        problems={problems}
        submitted={submitted}
        before={before}
        lastDay={life.deliveredOn || life.openedOn ? life.validUntil : undefined}
        onChange={(part) => setDraft(withOpenHour({ ...draft, ...part }, now))}
      />
      {send.isError && (
        <Message tone="danger" announce>
          {t(
            send.error instanceof ApiError && send.error.status === 409
              ? 'gifts.gone'
              : 'booking.problem.unreachable',
          )}
        </Message>
      )}
      <div className={styles.buttons}>
        <Button type="submit" variant="action" busy={send.isPending}>
          {t('gifts.save')}
        </Button>
        <Button variant="line" onClick={onKeep}>
          {t('gifts.keep')}
        </Button>
      </div>
    </form>
  )
}
