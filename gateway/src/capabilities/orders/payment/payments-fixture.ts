import type { OrderRequest } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import type { TestApp } from '../../../testing/test-app'
import { createShopper, orderRequest } from '../orders-fixture'

export type Payer = ReturnType<typeof createPayer>

/** Orders for nights of their own, and what becomes of them and of their money. */
export function createPayer(test: TestApp) {
  const shopper = createShopper(test.app)
  let days = 0
  async function held() {
    days += 2
    const checkin = addDays('2027-03-01', days)
    const request: OrderRequest = orderRequest({ checkin })
    const { order, payment } = await shopper.hold(request, `payment-${days}`)
    const { orderUUID, bookingNumber } = order
    return { request, orderUUID, bookingNumber, paymentIntentId: payment.paymentIntentId, checkin }
  }
  return {
    shopper,
    held,
    async payWith(number: string) {
      const order = await held()
      const authorisation = {
        paymentIntentId: order.paymentIntentId,
        paymentMethod: await shopper.token(number),
      }
      const pay = () => shopper.pay(order.request, authorisation)
      return { ...order, authorisation, pay, answer: await pay() }
    },
    statusOf: async (orderUUID: string) => (await shopper.view(orderUUID)).json().status,
    intents: (id: string) =>
      test.db.selectFrom('sandboxIntent').select(['status', 'capturedCents']).where('id', '=', id).execute(),
  }
}
