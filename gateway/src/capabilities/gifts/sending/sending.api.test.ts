import type { GiftDelivery } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { createTestApp, movableClock, type TestApp, testDay } from '../../../testing/test-app'
import { mailboxKey } from '../../orders/orders-fixture'
import { card, createGiver, type Giver } from '../gifts-fixture'

const clock = movableClock()
let test: TestApp
let giver: Giver
beforeAll(async () => {
  test = await createTestApp({ hotels: 0, clock })
  giver = createGiver(test)
})
beforeEach(() => clock.set(`${testDay}T09:00:00Z`))
afterAll(() => test.close())

let recipients = 0
const to = (change: Partial<GiftDelivery> = {}): GiftDelivery => ({
  name: 'Léa',
  email: `recipient-${++recipients}@example.com`,
  day: addDays(testDay, 3),
  hour: 9,
  ...change,
})
const buy = async (delivery: GiftDelivery | null) => {
  const { order, codes, email } = await giver.buy([card(5_000, { delivery })], { amount: 5_000 })
  const { orderUUID } = order
  return { orderUUID, email, code: codes[0] ?? '', key: await mailboxKey(test.app, orderUUID) }
}
const send = (orderUUID: string, access: object, delivery: GiftDelivery, line = 0) =>
  giver.post(`/front-gateway/orders/${orderUUID}/gifts/${line}/delivery`, { access, delivery })
const at = async (moment: string) => {
  clock.set(moment)
  await test.app.deps.jobs.runAll()
}
const lifeOf = async (orderUUID: string, key: string) => {
  const headers = { 'order-key': key }
  const view = await test.app.inject({ url: `/front-gateway/orders/${orderUUID}`, headers })
  return view.json().gifts[0].life
}

describe('the delivery of a gift that was bought', () => {
  it('[GI-016] changes its recipient and its day until it has left; its year begins with it', async () => {
    const [first, second] = [to(), to({ day: addDays(testDay, 10), hour: 18 })]
    const { orderUUID, key, code } = await buy(first)
    expect((await send(orderUUID, { key }, second)).json()).toEqual({ orderUUID, validUntil: '2028-03-11' })
    expect((await giver.view(orderUUID)).json().gifts[0].delivery).toMatchObject({
      day: second.day,
      hour: 18,
    })
    await at(`${first.day}T12:00:00Z`)
    expect(await giver.mailsTo(first.email)).toEqual([])
    await at(`${second.day}T17:00:01Z`)
    await at(`${second.day}T18:00:00Z`)
    const [mail, ...others] = await giver.mailsTo(second.email)
    expect(others).toEqual([])
    expect(mail?.text).toContain(code)
    expect(await giver.mailsTo(first.email)).toEqual([])
  })

  it('[GI-016] changes the day there and back, and leaves once', async () => {
    const delivery = to()
    const { orderUUID, key } = await buy(delivery)
    await send(orderUUID, { key }, { ...delivery, day: addDays(testDay, 9) })
    await send(orderUUID, { key }, delivery)
    await at(`${addDays(testDay, 9)}T12:00:00Z`)
    expect(await giver.mailsTo(delivery.email)).toHaveLength(1)
  })

  it('[GI-016] goes once more to a recipient who lost it, and keeps its last day', async () => {
    const delivery = to()
    const { orderUUID, key } = await buy(delivery)
    await at(`${delivery.day}T12:00:00Z`)
    expect(await lifeOf(orderUUID, await mailboxKey(test.app, orderUUID))).toMatchObject({
      deliveredOn: delivery.day,
      openedOn: null,
    })
    const again = { ...delivery, day: addDays(testDay, 4), hour: 8 }
    expect(
      (await send(orderUUID, { key: await mailboxKey(test.app, orderUUID) }, again)).json(),
    ).toMatchObject({
      validUntil: '2028-03-04',
    })
    await at(`${again.day}T12:00:00Z`)
    expect(await giver.mailsTo(delivery.email)).toHaveLength(2)
    expect(key).toBeTruthy()
  })

  it('[GI-016] can be chosen later by who wanted to hand it over', async () => {
    const { orderUUID, key } = await buy(null)
    const delivery = to()
    expect((await send(orderUUID, { key }, delivery)).statusCode).toBe(200)
    await at(`${delivery.day}T12:00:00Z`)
    expect(await giver.mailsTo(delivery.email)).toHaveLength(1)
  })

  it('[GI-016] is no matter of number and e-mail: money goes where the gift goes', async () => {
    const { orderUUID, email } = await buy(to())
    const answer = await send(orderUUID, { email }, to())
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'mailbox-proof-required'])
  })

  it.each([
    ['a day that is over', to({ day: addDays(testDay, -1) }), 0],
    ['the middle of the night', to({ hour: 3 }), 0],
    ['a gift there is not', to(), 7],
  ])('[GI-016] is refused for %s', async (_what, delivery, line) => {
    const { orderUUID, key } = await buy(null)
    expect((await send(orderUUID, { key }, delivery, line)).json().code).toBe('gift-not-sendable')
  })
})

it('tells its buyer alone that it was opened and when', async () => {
  const { orderUUID, key, code } = await buy(null)
  expect((await giver.post('/front-gateway/gifts/opened', { locale: 'fr_FR', code })).statusCode).toBe(204)
  expect(await lifeOf(orderUUID, key)).toMatchObject({ openedOn: testDay, thankedOn: null, isGood: true })
  expect((await giver.view(orderUUID)).json().gifts[0].life).toBeUndefined()
})
