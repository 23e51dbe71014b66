import { seedGifts } from '@escapade/demo/gifts/seed-gifts'
import { GiftCardUse } from '@escapade/shared-contracts/api/gifts/gift-redeeming-schemas'
import type { OrderRequest } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { validUntil as lastDayOf } from '@escapade/shared-contracts/rules/gifts/gift-validity'
import { undone } from '../../../platform/database/dry-run'
import { endCode } from '../../../promotions/promotion-codes'
import { createPromotions } from '../../../promotions/promotions'
import { createTestApp, movableClock, type TestApp, testConfig, testDay } from '../../../testing/test-app'
import { addOneRoom, cards, mailboxKey, orderRequest } from '../../orders/orders-fixture'
import { card, createGiver, type Giver } from '../gifts-fixture'

let test: TestApp
let giver: Giver
const clock = movableClock()
beforeAll(async () => {
  test = await createTestApp({ hotels: 0, clock })
  await addOneRoom(test.db, 20)
  await seedGifts(test.db, testDay)
  giver = createGiver(test)
})
afterAll(() => test.close())

const codeOf = async (cents: number) => (await giver.buy([card(cents)], { amount: cents })).codes[0] ?? ''

/** A stay of two nights for 200 €, paid by gifts. */
const stay = (giftcards: GiftCardUse[], items: Partial<OrderRequest['items']> = {}, amount = 20_000) => {
  const request = orderRequest({ amount })
  return { ...request, items: { ...request.items, giftcards, ...items } }
}
const preview = (body: object) =>
  giver.post('/front-gateway/gifts/payment', { locale: 'fr_FR', totalAmount: 20_000, ...body })

describe('a code', () => {
  it('is read however it is typed', async () => {
    const code = await codeOf(5_000)
    const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
    expect((await giver.check(typed)).json()).toMatchObject({ balance: 5_000, codeEnding: code.slice(-4) })
  })

  it.each(['ABCD-EFGH-JKMN-PQRS', 'x', '🎁', "' or 1=1 --"])('tells nothing about %s', async (code) => {
    const answer = await giver.check(code)
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'gift-not-found'])
  })

  it('may be tried a few times a minute, and then later', async () => {
    const limited = await createTestApp({ hotels: 0, config: testConfig({ RATE_LIMIT: '1' }) })
    const statuses = []
    for (let attempt = 0; attempt < 12; attempt += 1)
      statuses.push((await createGiver(limited).check('ABCD-EFGH-JKMN-PQRS')).statusCode)
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(404))
    expect(statuses.slice(10)).toEqual([429, 429])
    await limited.close()
  })
})

describe('the session that a code opens', () => {
  const open = async (cents: number) => {
    const code = await codeOf(cents)
    return { code, token: (await giver.check(code)).json().session.token as string }
  }
  const session = (token: string) => giver.post('/front-gateway/gifts/session', { locale: 'fr_FR', token })

  it('[GI-037] says what is left and pays in place of the code', async () => {
    const { code, token } = await open(15_000)
    expect((await preview({ giftcards: [{ serialNumber: token }] })).json()).toMatchObject({
      giftcards: [{ codeEnding: code.slice(-4), usedAmount: 15_000 }],
      amountToPay: 5_000,
    })
    const { payment } = await giver.book(stay([{ serialNumber: token, usedAmount: 4_000 }]))
    expect(payment.amount).toBe(16_000)
    expect((await session(token)).json()).toMatchObject({ balance: 11_000, status: 'usable' })
  })

  it('counts as the code itself: one gift is not taken twice', async () => {
    const { code, token } = await open(5_000)
    const answer = await preview({ giftcards: [{ serialNumber: code }, { serialNumber: token }] })
    expect(answer.json().values).toMatchObject({ reason: 'GIFT_CARD_TWICE' })
  })

  it('ends after twelve hours, and is worth nothing where a character differs', async () => {
    const { token } = await open(5_000)
    const [ends = '', hash = '', mark = ''] = token.split('.')
    const later = (Number.parseInt(ends, 36) + 1).toString(36)
    const forged = [
      `${later}.${hash}.${mark}`,
      `${ends}.${hash}.`,
      `${ends}.${hash}`,
      hash,
      '..',
      `${token}x`,
    ]
    for (const each of forged) expect((await session(each)).statusCode).toBe(404)
    clock.set(`${testDay}T21:00:01Z`)
    expect((await session(token)).json().code).toBe('gift-not-found')
    clock.set(`${testDay}T09:00:00Z`)
    expect((await session(token)).statusCode).toBe(200)
  })

  it('is not opened by a gift that is used up', async () => {
    const { code } = await open(5_000)
    await giver.book(stay([{ serialNumber: code }]))
    expect((await giver.check(code)).json()).toMatchObject({ status: 'used', session: null })
  })
})

describe('what gifts take off a price', () => {
  it('[GI-037] [SC-020] is what was asked of each, in their order, and never more than the price', async () => {
    const [first, second, third] = [await codeOf(5_000), await codeOf(10_000), await codeOf(25_000)]
    const answer = await preview({
      giftcards: [
        { serialNumber: first, usedAmount: 1_000, amount: 4_000 },
        { serialNumber: second, amount: 3_000 },
        { serialNumber: third },
      ],
    })
    const validUntil = lastDayOf({ issuedOn: testDay })
    expect(answer.json()).toEqual({
      promotion: null,
      giftcards: [
        { codeEnding: first.slice(-4), usedAmount: 1_000, balanceAfter: 4_000, validUntil },
        { codeEnding: second.slice(-4), usedAmount: 3_000, balanceAfter: 7_000, validUntil },
        { codeEnding: third.slice(-4), usedAmount: 16_000, balanceAfter: 9_000, validUntil },
      ],
      paidAmount: 20_000,
      amountToPay: 0,
    })
    expect(await giver.balanceOf(third)).toBe(25_000)
  })

  it('[SC-020] is read from a use with either amount', () => {
    expect(GiftCardUse.parse({ serialNumber: 'A', amount: 5 })).toEqual({ serialNumber: 'A', amount: 5 })
    expect(() => GiftCardUse.parse({ serialNumber: 'A', usedAmount: 0 })).toThrow()
  })

  it('takes a promotion off first', async () => {
    const answer = await preview({ promotionCode: ' bienvenue10 ' })
    expect(answer.json()).toMatchObject({
      promotion: { code: 'BIENVENUE10', label: 'Remise de bienvenue', amount: 1_000 },
      paidAmount: 1_000,
      amountToPay: 19_000,
    })
  })

  it('[CH-043] leaves the part that no promotion reduces to gifts and card', async () => {
    const insured = await preview({ promotionCode: 'BIENVENUE10', unreducedAmount: 1_300 })
    expect(insured.json()).toMatchObject({ paidAmount: 1_000, amountToPay: 19_000 })
    const posted = await preview({ promotionCode: 'BIENVENUE10', unreducedAmount: 10_001 })
    expect(posted.json().values.reason).toBe('PROMOTION_CODE_TOO_LOW')
  })

  it('says why it cannot', async () => {
    const code = await codeOf(5_000)
    const refusals = await Promise.all([
      preview({ giftcards: [{ serialNumber: code }, { serialNumber: code }] }),
      preview({ giftcards: [{ serialNumber: code, usedAmount: 5_001 }] }),
      preview({ giftcards: [{ serialNumber: 'nothing' }] }),
      preview({ promotionCode: 'NOTHING' }),
      preview({ promotionCode: 'BIENVENUE10', totalAmount: 9_999 }),
    ])
    expect(
      refusals.map((answer) => [answer.statusCode, answer.json().code, answer.json().values?.reason]),
    ).toEqual([
      [409, 'gift-not-usable', 'GIFT_CARD_TWICE'],
      [409, 'gift-not-usable', 'GIFT_CARD_BALANCE_TOO_LOW'],
      [404, 'gift-not-found', undefined],
      [404, 'promotion-code-not-valid', 'PROMOTION_CODE_NOT_VALID'],
      [404, 'promotion-code-not-valid', 'PROMOTION_CODE_TOO_LOW'],
    ])
  })
})

describe('an order that gifts pay for', () => {
  it('[GI-037] takes the rest from the card', async () => {
    const code = await codeOf(15_000)
    const { payment, order, paid } = await giver.book(stay([{ serialNumber: code }]))
    expect(payment).toMatchObject({ provider: 'sandbox', amount: 5_000 })
    expect(paid.json()).toMatchObject({ booking: { orderUUID: order.orderUUID } })
    expect((await giver.view(order.orderUUID)).json()).toMatchObject({
      status: 'confirmed',
      totalAmount: 20_000,
      giftAmount: 15_000,
    })
    expect((await giver.check(code)).json()).toMatchObject({ balance: 0, status: 'used' })
  })

  it('[GI-037] asks no bank when gifts pay for everything, and leaves the rest on the last', async () => {
    const [first, second] = [await codeOf(10_000), await codeOf(15_000)]
    const { payment, order, paid } = await giver.book(
      stay([{ serialNumber: first }, { serialNumber: second }]),
    )
    expect(payment).toMatchObject({ provider: 'none', amount: 0 })
    expect(paid.statusCode).toBe(200)
    expect([await giver.balanceOf(first), await giver.balanceOf(second)]).toEqual([0, 5_000])
    // Read by the buyer alone: the address of the page is no proof.
    const viewed = async (headers = {}) =>
      (await test.app.inject({ url: `/front-gateway/orders/${order.orderUUID}`, headers })).json().giftsLeft
    expect(await viewed()).toBeUndefined()
    expect(await viewed({ 'order-key': await mailboxKey(test.app, order.orderUUID) })).toEqual([
      { codeEnding: second.slice(-4), balance: 5_000, validUntil: lastDayOf({ issuedOn: testDay }) },
    ])
  })

  it('is reduced by a promotion before gifts pay, and counts its uses', async () => {
    const code = await codeOf(10_000)
    const { payment, order } = await giver.book(
      stay([{ serialNumber: code }], { promotionCodeItem: 'BIENVENUE10' }, 19_000),
    )
    expect(payment.amount).toBe(9_000)
    expect((await giver.view(order.orderUUID)).json().lines).toContainEqual({
      kind: 'promotion',
      label: 'Remise de bienvenue',
      amountCents: -1_000,
    })
  })

  it('gives a promotion to as many as it is for, and again when an order lapses', async () => {
    await test.db
      .insertInto('promotionCode')
      .values({
        code: 'ONCE',
        labels: JSON.stringify({ fr: 'Une fois', es: '', nl: '', it: '', en: '' }),
        percent: 10,
        amountCents: null,
        leastCents: 0,
        countries: ['FR'],
        validFrom: testDay,
        validUntil: testDay,
        maxUses: 1,
      })
      .execute()
    const request = stay([], { promotionCodeItem: 'once' }, 18_000)
    expect((await giver.place(request)).json()).toHaveProperty('order')
    expect((await giver.place(request)).json().error).toMatchObject({ reason: 'PROMOTION_CODE_NOT_VALID' })
    clock.set(`${testDay}T09:16:00Z`)
    await test.app.deps.jobs.runAll()
    expect((await giver.place(request)).json()).toHaveProperty('order')
    clock.set(`${testDay}T09:00:00Z`)
  })

  it('[CH-043] has no promotion that ended while it was being made', async () => {
    const promotions = createPromotions({ clock })
    const { order } = (await giver.place(stay([]))).json()
    const sale = { orderUUID: order.orderUUID, code: 'ESCAPADE5', reductionCents: 1_000 }
    await undone(test.db, async (trx) => {
      await endCode(trx, { code: sale.code, today: testDay })
      expect(await promotions.take(trx, sale)).toBe(false)
    })
    await undone(test.db, async (trx) => expect(await promotions.take(trx, sale)).toBe(true))
  })

  it('holds the money while it waits, and gives it back when it lapses', async () => {
    const code = await codeOf(15_000)
    await giver.hold(stay([{ serialNumber: code, usedAmount: 4_000 }]), 'lapsing-1')
    expect(await giver.balanceOf(code)).toBe(11_000)
    const { held } = (await giver.check(code)).json()
    expect(held).toEqual({ amount: 4_000, minutes: 15 })
    clock.set(`${testDay}T09:16:00Z`)
    await test.app.deps.jobs.runAll()
    expect(await giver.balanceOf(code)).toBe(15_000)
    expect((await giver.check(code)).json()).not.toHaveProperty('held')
    clock.set(`${testDay}T09:00:00Z`)
  })

  it('takes the money again when a lapsed order is paid after all, unless it has been spent', async () => {
    const code = await codeOf(15_000)
    const request = stay([{ serialNumber: code }])
    const [first, second] = [await giver.hold(request, 'revive-1'), clock]
    second.set(`${testDay}T09:16:00Z`)
    await test.app.deps.jobs.runAll()
    const other = await giver.hold(stay([{ serialNumber: code, usedAmount: 1 }]), 'revive-2')
    const authorise = async ({ paymentIntentId }: { paymentIntentId: string }) =>
      giver.pay(request, { paymentIntentId, paymentMethod: await giver.token(cards.good) })
    expect((await authorise(first.payment)).json()).toMatchObject({ code: 'order-expired' })
    clock.set(`${testDay}T09:32:00Z`)
    await test.app.deps.jobs.runAll()
    expect(other.payment.amount).toBe(19_999)
    expect((await authorise(first.payment)).statusCode).toBe(200)
    expect(await giver.balanceOf(code)).toBe(0)
    clock.set(`${testDay}T09:00:00Z`)
  })

  it.each([
    ['an unknown code', async () => [{ serialNumber: 'none' }], 'GIFT_CARD_NOT_VALID'],
    [
      'more than there is',
      async () => [{ serialNumber: await codeOf(5_000), usedAmount: 6_000 }],
      'GIFT_CARD_BALANCE_TOO_LOW',
    ],
  ])('is refused with %s, and takes no room', async (_what, uses, reason) => {
    const before = await test.db.selectFrom('roomDay').selectAll().orderBy('day').execute()
    const answer = await giver.place(stay(await uses()))
    expect([answer.statusCode, answer.json().code, answer.json().values?.reason]).toEqual([
      409,
      'gift-not-usable',
      reason,
    ])
    expect(await test.db.selectFrom('roomDay').selectAll().orderBy('day').execute()).toEqual(before)
  })
})
