import { cards, orderRequest } from '@escapade/gateway/capabilities/orders/orders-fixture'

type Sale = {
  origin: string
  packageId: string
  checkin: string
  clients: number
  purchases: number
  /** Number of the first purchase, so that those of two sales are not the same. */
  from?: number
  /** All pay by one card; otherwise each by a card of its own. */
  oneCard?: boolean
}

/** Milliseconds from Pay until the confirmation can be shown: the card's token, the payment, the order as its page reads it. */
export async function payTimes({ clients, purchases, from = 0, ...sale }: Sale): Promise<number[]> {
  const times: number[] = []
  let number = 0
  const client = async () => {
    while (number < purchases) {
      number += 1
      times.push(await purchase(sale, from + number))
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return times
}

/** Orders and pays as the checkout does, from an address of its own; throws where it is refused. Answers how long it took from Pay on. */
export async function purchase(
  { origin, packageId, checkin, oneCard = true }: Omit<Sale, 'clients' | 'purchases' | 'from'>,
  number: number,
): Promise<number> {
  const call = async (path: string, body?: object, key?: string) => {
    const answer = await fetch(origin + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.20.${number >> 8}.${number & 255}`,
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!answer.ok) throw new Error(`${answer.status} ${path} ${await answer.text()}`)
    return answer.json()
  }
  const request = orderRequest({ packageId, checkin, buyer: { email: `payer-${number}@example.com` } })
  const { order, payment } = await call('/front-gateway/purchase/orders', request, `bench-hold-${number}`)
  const pressedAt = performance.now()
  const card = {
    number: oneCard ? cards.good : cardOf(number),
    expiryMonth: 12,
    expiryYear: 2099,
    cvc: '123',
  }
  const { paymentMethod } = await call('/sandbox-psp/tokens', card)
  const pspAuthorization = { paymentIntentId: payment.paymentIntentId, paymentMethod }
  await call('/front-gateway/purchase/zeppto', { ...request, pspAuthorization }, `bench-pay-${number}`)
  const { state } = await call(`/front-gateway/orders/${order.orderUUID}`)
  if (state !== 'booked') throw new Error(`Paid, and the order is ${state}`)
  return performance.now() - pressedAt
}

/** A card that asks nothing, with the check digit that its number needs (ISO/IEC 7812-1). */
function cardOf(number: number): string {
  const figures = `42424${String(number).padStart(10, '0')}`
  const sum = [...figures].reduce((total, figure, index) => {
    const value = Number(figure) * (index % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return figures + String((10 - (sum % 10)) % 10)
}
