import { createTestApp, type TestApp } from '../../testing/test-app'
import { card, createGiver } from '../gifts/gifts-fixture'
import { eraseMails, forgetMails } from '../mail/capability'
import {
  addOneRoom,
  book,
  createGuest,
  createShopper,
  mailboxKey,
  orderRequest,
} from '../orders/orders-fixture'
import { problemOf, readBooks } from './books'

let test: TestApp
let keys = 0
beforeAll(async () => {
  test = await createTestApp({ hotels: 0 })
  await addOneRoom(test.db, 20)
})
afterAll(() => test.close())

const sendAll = () => test.app.deps.jobs.runAll()
const booked = async () => {
  keys += 1
  return (await book(createShopper(test.app), orderRequest(), `books-order-${keys}`)).orderUUID
}
const problem = async () => problemOf(await readBooks(test.db))
const sendAgain = async (orderUUID: string) =>
  createShopper(test.app).post(`/front-gateway/orders/${orderUUID}/mail`, {
    access: { key: await mailboxKey(test.app, orderUUID) },
  })

describe('one confirmation for each order', () => {
  it('holds with gifts, changes and cancellations, and with mails that are sent again', async () => {
    const gift = await createGiver(test).buy([card(5_000)], { amount: 5_000 })
    const stay = await booked()
    for (const orderUUID of [gift.order.orderUUID, stay])
      expect((await sendAgain(orderUUID)).statusCode).toBe(200)
    const cancelled = await booked()
    const { cancellationRefund } = await createGuest(test.app).conditions(cancelled)
    await createGuest(test.app).cancel(cancelled, cancellationRefund)
    await sendAll()
    expect(await problem()).toBeNull()
  })

  it('holds once old mails and those of a person are forgotten', async () => {
    await booked()
    await sendAll()
    await forgetMails(test.db, new Date('2040-01-01'))
    await eraseMails(test.db, [{ email: 'anne@example.com', until: null }])
    expect(await problem()).toBeNull()
  })

  it('is not missing while it is on its way, and named when it never left', async () => {
    const orderUUID = await booked()
    expect(await problem()).toBeNull()
    await sendAll()
    await test.db.deleteFrom('sentMail').where('orderUUID', '=', orderUUID).execute()
    expect(await problem()).toBe(`1 orders without exactly one confirmation: ${orderUUID}`)
    const row = { orderUUID, sentAt: new Date() }
    const first = { ...row, messageId: `confirmation.${orderUUID}.1@shop.example` }
    await test.db.insertInto('sentMail').values(first).execute()
    expect(await problem()).toBeNull()
    const second = { ...row, messageId: `confirmation.${orderUUID}.2@shop.example` }
    await test.db.insertInto('sentMail').values(second).execute()
    expect(await problem()).toContain(orderUUID)
    await test.db.deleteFrom('sentMail').where('messageId', '=', second.messageId).execute()
  })

  it('is asked of no order of before it was written down', async () => {
    const orderUUID = await booked()
    await sendAll()
    await test.db.deleteFrom('sentMail').where('orderUUID', '=', orderUUID).execute()
    await test.db
      .insertInto('sentMail')
      .values({ messageId: `unrecorded.${orderUUID}`, orderUUID, sentAt: new Date() })
      .execute()
    expect(await problem()).toBeNull()
  })
})
