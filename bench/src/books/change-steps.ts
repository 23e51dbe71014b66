import { wishFor } from '@escapade/gateway/capabilities/orders/orders-fixture'
import { someWish } from './order-steps'
import { follow, someWay } from './pay-steps'
import { keyFor, type Standing, someOrder, type Visitors } from './visitors'

const at = ({ orderUUID }: Standing, path: string) => `/front-gateway/orders/${orderUUID}/${path}`

/** Other nights of the same stay: dearer, cheaper, taken, or refused because the order is none that can be changed. */
export async function change(visitors: Visitors) {
  const standing = someOrder(visitors)
  if (!standing) return
  const { checkin, nights } = someWish(visitors)
  const wish = wishFor({ packageId: standing.stayId, checkin, nights })
  const { body: quoted } = await visitors.calls.post(at(standing, 'modification-quote'), wish)
  if (!quoted.bookable) return
  const asked = {
    access: { key: await keyFor(visitors, standing.orderUUID) },
    ...wish,
    expectedAmount: quoted.newAmount,
  }
  const key = { 'idempotency-key': visitors.newKey('change') }
  const { body } = await visitors.calls.post(at(standing, 'modifications'), asked, key)
  const { modification, payment } = body as {
    modification?: { modificationUUID: string }
    payment?: { paymentIntentId: string; amount: number }
  }
  if (!modification || !payment) return
  standing.changeId = modification.modificationUUID
  standing.intents.push(payment.paymentIntentId)
}

/** Pays the difference of the last change, which may have lapsed by now. */
export async function payChange(visitors: Visitors) {
  const standing = visitors.orders.findLast(({ changeId }) => changeId !== null && visitors.random() < 0.4)
  if (!standing) return
  const { payLater: _never, ...way } = await someWay(visitors, { ...standing, dueCents: 1 })
  const pspAuthorization = { ...way, paymentIntentId: standing.intents.at(-1) ?? '' }
  const path = at(standing, `modifications/${standing.changeId}/payment`)
  await follow(visitors, standing, () => visitors.calls.post(path, { pspAuthorization }))
}

/** Reads the conditions, then cancels for what they say. */
export async function cancel(visitors: Visitors) {
  const standing = someOrder(visitors)
  if (!standing) return
  const { body: conditions } = await visitors.calls.get(at(standing, 'modification-conditions'))
  if (!conditions.cancellable) return
  const access = { key: await keyFor(visitors, standing.orderUUID) }
  const asked = { access, expectedRefund: conditions.cancellationRefund }
  const { status, body } = await visitors.calls.post(at(standing, 'cancellation'), asked)
  if (status === 200) visitors.told.cancelled.set(standing.orderUUID, Number(body.refundAmount))
}
