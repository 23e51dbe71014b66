import { seedGifts } from '@escapade/demo/gifts/seed-gifts'
import { createTestApp, type TestApp, testDay } from '../../../testing/test-app'
import { openForAnHour } from '../../orders/access/order-access'
import { askedCode } from '../../orders/orders-fixture'
import { findOrder } from '../../orders/records/find-order'
import { card, createGiver, type Giver } from '../gifts-fixture'

let test: TestApp
let giver: Giver
beforeAll(async () => {
  test = await createTestApp({ hotels: 0 })
  await seedGifts(test.db, testDay)
  giver = createGiver(test)
})
afterAll(() => test.close())

const viewWith = async (orderUUID: string, key: string) =>
  (await test.app.inject({ url: `/front-gateway/orders/${orderUUID}`, headers: { 'order-key': key } })).json()

describe('the vouchers of an order', () => {
  it('[CH-038] are opened by who has paid, at the addresses of the mail', async () => {
    const { order, paid, mails } = await giver.buy([card(5_000), card(7_500)], { amount: 12_500 })
    const { orderUUID } = order
    const { key } = paid.json().booking.access
    const { vouchers } = await viewWith(orderUUID, key)
    expect(vouchers).toHaveLength(2)
    for (const { page, pdf } of vouchers) {
      expect(mails[0]?.text).toContain(page)
      const path = (address: string) => new URL(address).pathname + new URL(address).search
      expect((await test.app.inject(path(page))).statusCode).toBe(200)
      expect((await test.app.inject(path(pdf))).headers['content-type']).toBe('application/pdf')
    }
    expect((await giver.view(orderUUID)).json()).not.toHaveProperty('vouchers')
    expect(await viewWith(orderUUID, 'x'.repeat(32))).not.toHaveProperty('vouchers')
  })

  it('are not opened by number and e-mail, but by a code from the mailbox', async () => {
    const { order, email } = await giver.buy([card(5_000)], { amount: 5_000 })
    const { orderUUID, bookingNumber } = order
    const found = (await giver.post('/front-gateway/orders/lookup', { bookingNumber, email })).json()
    expect(await viewWith(orderUUID, found.key)).not.toHaveProperty('vouchers')
    const code = await askedCode(test.app, bookingNumber)
    const proved = (await giver.post('/front-gateway/orders/lookup/code', code)).json()
    expect((await viewWith(orderUUID, proved.key)).vouchers).toHaveLength(1)
  })

  it('are not opened by the key of an agent, who acts for the buyer', async () => {
    const { order } = await giver.buy([card(5_000)], { amount: 5_000 })
    const { orderUUID } = order
    const kept = await findOrder(test.db, orderUUID)
    const { key } = await openForAnHour(test.app.deps, kept, { provesMailbox: true })
    expect(await viewWith(orderUUID, key)).not.toHaveProperty('vouchers')
  })

  it('are none of another order, and none once they were given back', async () => {
    const one = await giver.buy([card(5_000)], { amount: 5_000 })
    const other = await giver.buy([card(5_000)], { amount: 5_000 })
    const { key } = one.paid.json().booking.access
    expect(await viewWith(other.order.orderUUID, key)).not.toHaveProperty('vouchers')
    const asked = { locale: 'fr_FR', bookingNumber: one.order.bookingNumber, email: one.email }
    const { token } = (await giver.post('/front-gateway/gifts/withdrawal', asked)).json()
    await giver.post('/front-gateway/gifts/withdrawal/confirm', { token })
    expect(await viewWith(one.order.orderUUID, key)).not.toHaveProperty('vouchers')
  })
})
