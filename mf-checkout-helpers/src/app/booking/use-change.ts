import { useApi } from '@escapade/remote-kit/runtime/query'
import { usePageLocation, useShell } from '@escapade/remote-kit/runtime/shell-context'
import type { ModificationQuote } from '@escapade/shared-contracts/api/orders/order-changes-schemas'
import type { BookingAccess, BookingStore } from '@escapade/shared-contracts/visitor/booking-access'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Card } from '../../common/how-to-pay'
import { type ChangeOutcome, changeBooking, resumeChange } from '../../features/booking/change-booking'
import { type ChangeWish, reservationOf } from '../../features/booking/change-wish'
import { refundEvent } from '../../features/booking/refund-event'
import { challengeAddress } from '../../features/order/challenge-address'
import { useCare } from '../care/care-context'

type Options = {
  access: BookingAccess
  store: BookingStore
  returnPath: string
  onDone: () => void
  onLost: () => void
}
type Asked = { offerId: string; wish: ChangeWish; quote: ModificationQuote; card: Card | null }
type Outcome = Exclude<ChangeOutcome['kind'], 'challenge' | 'done' | 'link-sent'>
type Sent = Extract<ChangeOutcome, { kind: 'link-sent' }>

/** Carries a change out, and goes on after the bank's page. */
export function useChange({ access, store, returnPath, onDone, onLost }: Options) {
  const { logError, track } = useShell()
  const api = useApi()
  const isReturn = usePageLocation().query.changeReturn === '1'
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [sent, setSent] = useState<Sent | null>(null)
  const care = useCare()
  const key = useRef({ of: '', value: '' })
  const deps = { api, store, access, returnPath, logError }

  const follow = (result: ChangeOutcome) => {
    if (result.kind === 'challenge') return window.location.assign(challengeAddress(result.url, returnPath))
    if (result.kind === 'done') return onDone()
    if (result.kind === 'link-sent') return setSent(result)
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

  const change = useMutation({
    async mutationFn({ offerId, wish, quote, card }: Asked) {
      const of = JSON.stringify([wish, quote.newAmount])
      if (key.current.of !== of) key.current = { of, value: crypto.randomUUID() }
      const { hasInsurance } = wish
      const result = await changeBooking(deps, {
        reservationCriteria: reservationOf(offerId, wish),
        ...(hasInsurance === null ? {} : { hasInsurance }),
        expectedAmount: quote.newAmount ?? 0,
        idempotencyKey: key.current.value,
        card,
        sendLink: care?.sendLink ?? null,
      })
      if (result.kind === 'done' && quote.toRefund > 0) track(refundEvent(access.orderUUID, quote.toRefund))
      follow(result)
    },
    onMutate() {
      setOutcome(null)
      setSent(null)
    },
  })
  return { outcome, sent, busy: change.isPending, confirm: change.mutate }
}
