import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import type { PspAuthorization } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { payByLink } from '@escapade/shared-contracts/api/orders/payment-links'
import type { HowToPay } from '../../common/how-to-pay'
import { guarded, methodFor, type OrderOutcome, paid } from '../../features/order/place-order'
import type { LinkStore } from './link-store'

type Deps = {
  api: ApiClient
  store: LinkStore
  newKey: () => string
  returnPath: string
  logError: (error: unknown) => void
}
type Linked = { orderUUID: string; key: string; paymentIntentId: string }

/** Pays the order of a link. Safe to call again after any outcome. */
export const payLink = (deps: Deps, linked: Linked, how: HowToPay): Promise<OrderOutcome> =>
  guarded(deps, async () => {
    const paymentMethod = await methodFor(deps, how)
    return pay(deps, linked, {
      paymentIntentId: linked.paymentIntentId,
      paymentMethod,
      payLater: how.payLater,
    })
  })

/** Goes on after the bank's page, with the same authorisation; null where there was none. */
export async function resumeLink(deps: Deps, linked: Omit<Linked, 'paymentIntentId'>) {
  const authorisation = deps.store.read(linked.orderUUID)
  if (!authorisation) return null
  const outcome = await guarded(deps, () => pay(deps, linked, authorisation))
  return outcome.kind === 'challenge' ? ({ kind: 'unfinished' } satisfies OrderOutcome) : outcome
}

async function pay(
  { api, store, returnPath }: Deps,
  { orderUUID, key }: Pick<Linked, 'orderUUID' | 'key'>,
  authorisation: PspAuthorization,
): Promise<OrderOutcome> {
  store.write(orderUUID, authorisation)
  const answer = await api.send(payByLink, {
    params: { orderUUID },
    headers: { 'order-key': key },
    body: { pspAuthorization: { ...authorisation, returnPath } },
    timeoutMs: 30_000,
  })
  // The answer opens the order to this tab: no mailbox has to be known for that.
  return paid(answer, '', store)
}
