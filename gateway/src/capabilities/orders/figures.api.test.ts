import { createTestApp, movableClock, type TestApp } from '../../testing/test-app'
import { orderFigures } from './figures'
import { addOneRoom, book, cards, createShopper, orderRequest, type Shopper } from './orders-fixture'

let test: TestApp
let shopper: Shopper
const clock = movableClock()
beforeAll(async () => {
  test = await createTestApp({ hotels: 0, clock })
  await addOneRoom(test.db, 5)
  shopper = createShopper(test.app)
})
afterAll(() => test.close())

async function figures() {
  const read = orderFigures(test.db, () => clock.instant()).map(async (figure) => {
    const values = (await figure.read()).map(({ label, value }) => [label, value])
    return [figure.name, Object.fromEntries(values)]
  })
  return Object.fromEntries(await Promise.all(read))
}

it('tell orders by status, payments by why they were refused, and money that somebody has to look at', async () => {
  expect(await figures()).toEqual({
    orders_of_day: {},
    payments_of_hour: {},
    money_troubles: { 'refund-failed': 0, dispute: 0 },
  })
  await book(shopper, orderRequest({ checkin: '2027-04-08' }), 'figures-1')
  const request = orderRequest({ checkin: '2027-04-12', buyer: { email: 'poor@example.com' } })
  const { payment } = await shopper.hold(request, 'figures-2')
  await shopper.pay(request, {
    paymentIntentId: payment.paymentIntentId,
    paymentMethod: await shopper.token(cards.poor),
  })
  expect(await figures()).toMatchObject({
    orders_of_day: { confirmed: 1, 'payment-failed': 1 },
    payments_of_hour: { captured: 1, 'insufficient-funds': 1 },
  })
  clock.set(new Date(clock.instant().getTime() + 25 * 3_600_000).toISOString())
  expect(await figures()).toMatchObject({ orders_of_day: {}, payments_of_hour: {} })
})
