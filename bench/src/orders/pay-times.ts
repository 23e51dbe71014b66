import { cards, orderRequest } from '@escapade/gateway/capabilities/orders/orders-fixture'

type Sale = { origin: string; packageId: string; checkin: string; clients: number; purchases: number }

/** Milliseconds from Pay until the confirmation can be shown: the card's token, the payment, the order as its page reads it. */
export async function payTimes({ clients, purchases, ...sale }: Sale): Promise<number[]> {
  const times: number[] = []
  let number = 0
  const client = async () => {
    while (number < purchases) {
      number += 1
      times.push(await purchase(sale, number))
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return times
}

/** Orders and pays as the checkout does; answers how long it took from Pay on. */
export async function purchase(
  { origin, packageId, checkin }: Omit<Sale, 'clients' | 'purchases'>,
  number: number,
): Promise<number> {
  const call = async (path: string, body?: object, key?: string) => {
    const answer = await fetch(origin + path, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!answer.ok) throw new Error(`${answer.status} ${path} ${await answer.text()}`)
    return answer.json()
  }
  const request = orderRequest({ packageId, checkin, buyer: { email: `payer-${number}@example.com` } })
  const { order, payment } = await call('/front-gateway/purchase/orders', request, `bench-hold-${number}`)
  const pressedAt = performance.now()
  const card = { number: cards.good, expiryMonth: 12, expiryYear: 2099, cvc: '123' }
  const { paymentMethod } = await call('/sandbox-psp/tokens', card)
  const pspAuthorization = { paymentIntentId: payment.paymentIntentId, paymentMethod }
  await call('/front-gateway/purchase/zeppto', { ...request, pspAuthorization }, `bench-pay-${number}`)
  const { state } = await call(`/front-gateway/orders/${order.orderUUID}`)
  if (state !== 'booked') throw new Error(`Paid, and the order is ${state}`)
  return performance.now() - pressedAt
}
