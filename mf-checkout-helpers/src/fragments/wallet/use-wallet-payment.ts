import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import type { CancellationPolicy } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { deviceStorage, tabStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { useState } from 'react'
import { createBookedHere } from '../../common/booked-here'
import { clientId } from '../../common/client-id'
import { challengeAddress } from '../../features/order/challenge-address'
import { createOrderStore } from '../../features/order/pending-order'
import { type OrderOutcome, placeOrder } from '../../features/order/place-order'
import { tellBegun } from '../../features/order/use-begin-event'
import { type CheckoutStay, reservationCriteria } from '../../features/stay/checkout-stay'
import { bookingHash } from '../../features/wallet/booking-hash'
import type { Wallet, WalletAnswer } from '../../features/wallet/wallet'
import { summaryUri } from './summary-uri'
import { walletRequest } from './wallet-request'

type Sale = {
  stay: CheckoutStay
  amountCents: number
  label: string
  policy: CancellationPolicy | null
  /** On the buyer's word, once the page has asked. */
  bookAgain: boolean
}

/** Outcomes of an order that is paid, or may be. */
const bought: ReadonlySet<OrderOutcome['kind']> = new Set(['confirmed', 'pending', 'challenge'])

/**
 * Opens the wallet, orders with its buyer, takes its token and pays (CH-007…CH-012). `booked`: the stay that the buyer
 * has already and nothing was charged for.
 */
export function useWalletPayment() {
  const shell = useShell()
  const { update } = useCriteria()
  const [busy, setBusy] = useState(false)
  const [booked, setBooked] = useState<CheckoutStay | null>(null)
  const replace = (stay: CheckoutStay, mark: Parameters<typeof bookingHash>[1]) =>
    update(() => bookingHash(stay, mark), { replace: true })

  const order = (wallet: WalletAnswer, { stay, amountCents, bookAgain, policy }: Sale) =>
    placeOrder(
      {
        api: shell.api,
        logError: shell.logError,
        store: createOrderStore(tabStorage),
        newKey: () => crypto.randomUUID(),
        returnPath: (orderUUID) => shell.href(summaryUri(stay, orderUUID)),
        pageUri: () => summaryUri(stay),
      },
      walletRequest({
        locale: shell.visit.locale,
        buyer: wallet.buyer,
        amountCents,
        stay,
        bookAgain,
        policy,
      }),
      { kind: 'token', authorise: wallet.authorise },
    )

  const fail = (name: string, { stay }: Sale, outcome: OrderOutcome) => {
    replace(stay, { error: true })
    const params = { payment_method: name, reason: outcome.kind }
    shell.track({ name: 'wallet_payment_failed', params })
  }

  const ask = ({ stay }: Sale) => {
    replace(stay, {})
    setBooked(stay)
  }

  const show = (orderUUID: string, status: 'success' | 'pending') =>
    shell.navigate(paths.confirmation({ orderUUID, status, gaId: clientId() }))

  const follow = (name: string, sale: Sale, outcome: OrderOutcome) => {
    const orderUUID =
      'orderUUID' in outcome ? outcome.orderUUID : createOrderStore(tabStorage).read()?.orderUUID
    if (orderUUID && bought.has(outcome.kind))
      createBookedHere(deviceStorage).note(reservationCriteria(sale.stay), orderUUID)
    if (outcome.kind === 'confirmed') return show(outcome.orderUUID, 'success')
    if (outcome.kind === 'pending') return show(outcome.orderUUID, 'pending')
    if (outcome.kind === 'already-booked') return ask(sale)
    if (outcome.kind !== 'challenge') return fail(name, sale, outcome)
    // A page that is come back to from the bank waits for nothing.
    replace(sale.stay, {})
    const back = shell.href(summaryUri(sale.stay, orderUUID))
    window.location.assign(challengeAddress(outcome.url, back))
  }

  /** Browsers open a wallet within a press only: a second booking opens it anew. */
  const pay = async (wallet: Wallet, sale: Sale) => {
    setBooked(null)
    update(({ error: _, ...criteria }) => criteria, { replace: true })
    const { amountCents, label } = sale
    const answer = await wallet.open({ amountCents, currency: 'EUR', label })
    if (!answer) return
    tellBegun(shell.track, { kind: 'stay', id: sale.stay.productId, label, amountCents })
    setBusy(true)
    replace(sale.stay, { isLoading: true })
    const outcome = await order(answer, sale)
    answer.complete(outcome.kind === 'confirmed' ? 'success' : 'fail')
    setBusy(false)
    follow(wallet.name, sale, outcome)
  }
  return { busy, pay, booked }
}
