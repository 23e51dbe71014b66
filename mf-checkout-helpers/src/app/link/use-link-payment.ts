import { usePageRestored } from '@escapade/remote-kit/runtime/page-restored'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import * as paths from '@escapade/shared-contracts/paths'
import { createBookingStore } from '@escapade/shared-contracts/visitor/booking-access'
import { tabStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { useEffect, useEffectEvent, useState } from 'react'
import { clientId } from '../../common/client-id'
import type { HowToPay } from '../../common/how-to-pay'
import { challengeAddress } from '../../features/order/challenge-address'
import { openBooking } from '../../features/order/open-booking'
import type { OrderOutcome } from '../../features/order/place-order'
import { createLinkStore } from './link-store'
import { payLink, resumeLink } from './pay-link'

type Options = { orderUUID: string; linkKey: string; onChanged: () => void }
export type LinkPayment = ReturnType<typeof useLinkPayment>

/** Pays the order of a link, follows what comes of it, and goes on after the bank's page. */
export function useLinkPayment({ orderUUID, linkKey: key, onChanged }: Options) {
  const shell = useShell()
  const [store] = useState(() => createLinkStore(tabStorage))
  const [isResuming, setResuming] = useState(() => store.read(orderUUID) !== null)
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<OrderOutcome | null>(null)
  const returnPath = shell.href(paths.payment({ orderUUID }))
  const deps = { ...shell, store, newKey: () => crypto.randomUUID(), returnPath }

  const follow = async (result: OrderOutcome | null) => {
    if (result?.kind === 'confirmed') {
      void openBooking({ ...shell, store: createBookingStore(tabStorage) }, result)
      return shell.navigate(paths.confirmation({ orderUUID, status: 'success', gaId: clientId() }))
    }
    if (result?.kind === 'challenge') return window.location.assign(challengeAddress(result.url, returnPath))
    if (result?.kind === 'pending')
      return shell.navigate(paths.confirmation({ orderUUID, status: 'pending', gaId: clientId() }))
    if (result?.kind !== 'unfinished') store.clear()
    setOutcome(result)
    setBusy(false)
    setResuming(false)
    onChanged()
  }
  const resume = useEffectEvent(async () => follow(await resumeLink(deps, { orderUUID, key })))
  useEffect(() => {
    if (isResuming) void resume()
  }, [isResuming])
  // Back from the bank's page without an answer to it: the same press asks again.
  usePageRestored(() => {
    if (!busy) return
    setOutcome({ kind: 'unfinished' })
    setBusy(false)
  })

  return {
    isResuming,
    busy,
    outcome,
    async pay(paymentIntentId: string, how: HowToPay) {
      setBusy(true)
      setOutcome(null)
      await follow(await payLink(deps, { orderUUID, key, paymentIntentId }, how))
    },
  }
}
