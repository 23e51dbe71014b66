import { extension as demo } from '@escapade/demo/extension'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { buildApp } from '../../app/build-app'
import { createTestApp, movableClock, type TestApp, testDay } from '../../testing/test-app'
import { cards, mailboxKey } from '../orders/orders-fixture'
import { card, createGiver, type Giver, giftRequest } from './gifts-fixture'

const clock = movableClock()
let test: TestApp
let giver: Giver
beforeAll(async () => {
  test = await createTestApp({ hotels: 0, clock })
  giver = createGiver(test)
})
afterAll(() => test.close())

const count = 500
const day = addDays(testDay, 2)
const mailboxOf = (index: number) => `colleague-${index}@example.com`
const gifts = Array.from({ length: count }, (_, index) =>
  card(index % 2 === 0 ? 5_000 : 10_000, {
    customisation: { fromName: 'ACME & Co', message: 'Merci 🎉 '.repeat(18).trim() },
    delivery: {
      name: `Léa ${String.fromCharCode(65 + (index % 26))}`,
      email: mailboxOf(index),
      day,
      hour: 9,
    },
  }),
)
const amount = (count / 2) * (5_000 + 10_000)

/** Mails by recipient. */
const delivered = () =>
  test.db
    .selectFrom('mail')
    .select(({ fn }) => ['recipient', fn.countAll<string>().as('mails')])
    .where('recipient', 'like', 'colleague-%')
    .groupBy('recipient')
    .execute()

describe('a file of five hundred cards', () => {
  it('[GI-036] [SC-021] is one order, told by kinds, paid once however often it is sent, and refused with one card too many', async () => {
    const request = giftRequest([...gifts, card(5_000)], { amount: amount + 5_000 })
    expect((await giver.place(request)).statusCode).toBe(400)
    const wrong = giftRequest([...gifts.slice(1), card(1_234)], { amount })
    expect((await giver.place(wrong)).json().error).toMatchObject({ reason: 'GIFT_CARD_NOT_OFFERED' })
    expect(await test.db.selectFrom('gift').selectAll().execute()).toEqual([])
  })

  it('[GI-016] [GI-036] reaches each recipient once, though the gateway that sends dies half way', async () => {
    const request = giftRequest(gifts, { amount, email: 'buyer@example.com' })
    const held = await giver.hold(request, 'many-cards')
    // The answer was lost on its way: the same key is the same order.
    expect((await giver.hold(request, 'many-cards')).order.orderUUID).toBe(held.order.orderUUID)
    const payment = {
      paymentIntentId: held.payment.paymentIntentId,
      paymentMethod: await giver.token(cards.good),
    }
    for (let turn = 0; turn < 2; turn += 1) expect((await giver.pay(request, payment)).statusCode).toBe(200)

    const { orderUUID } = held.order
    const view = (await giver.view(orderUUID)).json()
    expect(view.lines.map(({ amountCents }: { amountCents: number }) => amountCents)).toEqual([
      250 * 5_000,
      250 * 10_000,
    ])
    expect(view.lines[0].label).toMatch(/^250 × Carte cadeau, 50\s€$/)
    await test.app.deps.jobs.runAll()
    const [mail] = await giver.mailsTo('buyer@example.com')
    expect(mail?.text).toContain('500 cadeaux partent')
    expect((mail?.html ?? '').length).toBeLessThan(100_000)

    clock.set(`${day}T09:00:00Z`)
    const { mailer } = test.app.deps
    const deliver = mailer.deliver.bind(mailer)
    let sent = 0
    const dying = jest.spyOn(mailer, 'deliver').mockImplementation(async (letter) => {
      sent += 1
      if (sent > count / 2) throw new Error('killed')
      return deliver(letter)
    })
    for (let turn = 0; turn < 8; turn += 1) await test.app.deps.jobs.runAll()
    const half = await delivered()
    expect(half.length).toBeGreaterThan(0)
    expect(half.length).toBeLessThan(count)
    dying.mockRestore()

    const next = await buildApp({
      config: test.config,
      database: test.database,
      clock,
      hooks: {},
      extensions: [demo],
    })
    for (let turn = 0; turn < 200 && (await delivered()).length < count; turn += 1) {
      clock.set(new Date(clock.instant().getTime() + 60_000).toISOString())
      await next.deps.jobs.runAll()
    }
    const all = await delivered()
    expect(all).toHaveLength(count)
    expect(all.filter(({ mails }) => Number(mails) !== 1)).toEqual([])
    const { total } = await test.db
      .selectFrom('gift')
      .select(({ fn }) => fn.sum<string>('balanceCents').as('total'))
      .executeTakeFirstOrThrow()
    expect(Number(total)).toBe(amount)

    const key = await mailboxKey(test.app, orderUUID)
    const again = { name: 'Léa', email: 'other@example.com', day, hour: 12 }
    const url = `/front-gateway/orders/${orderUUID}/gifts/499/delivery`
    expect((await giver.post(url, { access: { key }, delivery: again })).statusCode).toBe(200)
  }, 120_000)
})
