import { usePageRestored } from '@escapade/remote-kit/runtime/page-restored'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import type { OrderRequest } from '@escapade/shared-contracts/api/orders/orders-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { createBookingStore } from '@escapade/shared-contracts/visitor/booking-access'
import { deviceStorage, tabStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createBookedHere } from '../../common/booked-here'
import { clientId } from '../../common/client-id'
import type { HowToPay } from '../../common/how-to-pay'
import { challengeAddress } from './challenge-address'
import { openBooking } from './open-booking'
import { createOrderStore } from './pending-order'
import { type OrderOutcome, placeOrder, resumePayment } from './place-order'

/** In the address when the bank sends the visitor back: which order was paid there. */
export const returnKey = 'paymentReturn'

type Options = {
  /** The order that the bank's page was about; undefined on the way there. */
  returned: string | undefined
}

/** Sends the order, follows what comes of it, and goes on after the bank's page. */
export function usePlaceOrder({ returned }: Options) {
  const shell = useShell()
  const [busy, setBusy] = useState(returned !== undefined)
  const [outcome, setOutcome] = useState<OrderOutcome | null>(null)
  const last = useRef<[OrderRequest, HowToPay] | null>(null)
  const hasLeft = useRef(false)
  // Back from the bank's page: nothing is paid, and the same press asks the bank again.
  usePageRestored(() => {
    if (!hasLeft.current) return
    hasLeft.current = false
    setOutcome({ kind: 'unfinished' })
    setBusy(false)
  })
  const newKey = () => crypto.randomUUID()
  const deps = () => ({
    api: shell.api,
    logError: shell.logError,
    store: createOrderStore(tabStorage),
    newKey,
    returnPath,
    pageUri: () => pageUri(shell.visit.basePath),
  })

  const show = (orderUUID: string, status: 'success' | 'pending') =>
    shell.navigate(paths.confirmation({ orderUUID, status, gaId: clientId() }))

  /** Tells this browser's other tabs, and this one once its visitor is back, of what is bought. */
  const note = (orderUUID: string | undefined) => {
    const stay = last.current?.[0].items.shortStayItem
    if (stay && orderUUID) createBookedHere(deviceStorage).note(stay.reservationCriteria, orderUUID)
  }

  const follow = async (result: OrderOutcome | null) => {
    if (result?.kind === 'confirmed') {
      note(result.orderUUID)
      // The confirmation does not wait for what only the buyer may read: it adds that when it is there.
      void openBooking({ ...shell, store: createBookingStore(tabStorage) }, result)
      return show(result.orderUUID, 'success')
    }
    // Its page says where the payment stands.
    if (result?.kind === 'pending') {
      note(result.orderUUID)
      return show(result.orderUUID, 'pending')
    }
    if (result?.kind === 'challenge') {
      hasLeft.current = true
      note(pendingOrderUUID())
      return window.location.assign(challengeAddress(result.url, returnPath(pendingOrderUUID())))
    }
    setOutcome(result)
    setBusy(false)
  }

  const resume = useEffectEvent(async (orderUUID: string) => {
    // Banks may come back in another browser, or after this tab has begun another order: the order's page says how it
    // stands, and the gateway finishes the payment.
    if (pendingOrderUUID() !== orderUUID)
      return shell.navigate(paths.confirmation({ orderUUID }), { replace: true })
    return follow(await resumePayment(deps()))
  })
  useEffect(() => {
    if (returned) void resume(returned)
  }, [returned])

  const place = async (request: OrderRequest, how: HowToPay) => {
    last.current = [request, how]
    setBusy(true)
    setOutcome(null)
    await follow(await placeOrder(deps(), request, how))
  }

  /** The buyer has the stay already and wants it once more. */
  const placeAgain = () => {
    if (!last.current) return setOutcome(null)
    const [request, how] = last.current
    void place({ ...request, bookAgain: true }, how)
  }
  /** The order that holds rooms for this visitor and is not paid. */
  const pendingOrderUUID = () => createOrderStore(tabStorage).read()?.orderUUID
  return { busy, outcome, place, placeAgain, pendingOrderUUID }
}

/** This page, as it was before the bank led back to it. */
function pageUri(basePath: string): string {
  const here = new URL(window.location.href)
  here.searchParams.delete(returnKey)
  return here.pathname.slice(basePath.length) + here.search + here.hash
}

/** This page, marked as a return from the bank. */
function returnPath(orderUUID = ''): string {
  const back = new URL(window.location.href)
  back.searchParams.set(returnKey, orderUUID)
  return back.pathname + back.search + back.hash
}
