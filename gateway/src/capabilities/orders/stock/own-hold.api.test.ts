import { createTestApp, movableClock, type TestApp } from '../../../testing/test-app'
import { addOneRoom, cards, createShopper, orderRequest, roomsLeft, type Shopper } from '../orders-fixture'

let test: TestApp
let shopper: Shopper
const clock = movableClock()
beforeAll(async () => {
  test = await createTestApp({ hotels: 0, clock })
  await addOneRoom(test.db, 1)
  shopper = createShopper(test.app)
})
afterAll(() => test.close())

const quote = async (checkin: string, orderUUID?: string) =>
  (
    await test.app.inject({
      url: '/api/product/stay/quote',
      query: { locale: 'fr_FR', checkin, nights: '2', ...(orderUUID ? { orderUUID } : {}) },
    })
  ).json()

/** A card was refused: the order still holds the last room. */
async function refused(checkin: string) {
  const request = orderRequest({ checkin })
  const { order, payment } = await shopper.hold(request, `refused-${checkin}`)
  const paymentMethod = await shopper.token(cards.refused)
  const answer = await shopper.pay(request, { paymentIntentId: payment.paymentIntentId, paymentMethod })
  expect(answer.statusCode).toBe(402)
  return order.orderUUID
}

describe('the last room, held by the visitor themselves', () => {
  it('[GW-011] can be booked by them alone', async () => {
    const orderUUID = await refused('2027-04-08')
    expect(await quote('2027-04-08')).toMatchObject({ bookable: false, reason: 'SOLD_OUT' })
    expect(await quote('2027-04-08', orderUUID)).toMatchObject({ bookable: true, availableRooms: 1 })
  })

  it('[GW-028] goes over to the order that takes the place of theirs', async () => {
    const replacesOrder = await refused('2027-04-12')
    const other = { ...orderRequest({ checkin: '2027-04-12', buyer: { city: 'Lyon' } }), replacesOrder }
    const { order } = await shopper.hold(other, 'replacing-1')
    expect(await roomsLeft(test.db, '2027-04-12', 2)).toEqual([0, 0])
    expect((await shopper.view(replacesOrder)).json()).toMatchObject({ status: 'cancelled' })
    expect((await shopper.view(order.orderUUID)).json()).toMatchObject({ status: 'pending' })
  })

  it('stays theirs while their money is being taken', async () => {
    const orderUUID = await refused('2027-04-16')
    await test.db
      .updateTable('payment')
      .set({ status: 'capturing' })
      .where('orderUUID', '=', orderUUID)
      .execute()
    const other = { ...orderRequest({ checkin: '2027-04-16' }), replacesOrder: orderUUID }
    expect((await shopper.order(other, 'replacing-2')).json()).toMatchObject({ code: 'sold-out' })
  })
})
