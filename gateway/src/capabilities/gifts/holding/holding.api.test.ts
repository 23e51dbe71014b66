import { seedGifts } from '@escapade/demo/gifts/seed-gifts'
import type { GiftItem } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { runGifts } from '../../../app/sales-commands'
import { createTestApp, movableClock, type TestApp, testDay } from '../../../testing/test-app'
import { addOneRoom, orderRequest } from '../../orders/orders-fixture'
import { card, createGiver, type Giver } from '../gifts-fixture'

const clock = movableClock()
let test: TestApp
let giver: Giver
beforeAll(async () => {
  test = await createTestApp({ hotels: 0, clock })
  await addOneRoom(test.db, 20)
  await seedGifts(test.db, testDay)
  giver = createGiver(test)
})
beforeEach(() => clock.set(`${testDay}T09:00:00Z`))
afterAll(() => test.close())

const box = (boxId = 'green-night'): GiftItem => ({
  type: 'box',
  boxId,
  customisation: { fromName: 'Julie & Tom', message: 'Bon voyage 🎉' },
})
const ask = (act: string, code: string, more: object = {}) =>
  giver.post(`/front-gateway/gifts/${act}`, { locale: 'fr_FR', code, ...more })
const priceOf = async (boxId: string): Promise<number> => {
  const { price, promoPrice } = (await test.app.inject(`/front-gateway/boxes/${boxId}?locale=fr_FR`)).json()
  return promoPrice ?? price
}
async function boughtBox(boxId = 'green-night') {
  const amount = await priceOf(boxId)
  const bought = await giver.buy([box(boxId)], { amount })
  return { ...bought, code: bought.codes[0] ?? '', amount }
}

/** Pays a stay with a part of the gift. */
const spend = (code: string, usedAmount: number) => {
  const request = orderRequest({ amount: 20_000 })
  const giftcards = [{ serialNumber: code, usedAmount }]
  return giver.book({ ...request, items: { ...request.items, giftcards } })
}

/** `pnpm gateway gifts void …` */
async function stop(giftUUID: string) {
  const output = jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  await runGifts(test, ['void', giftUUID]).finally(() => output.mockRestore())
}

describe('the last day of a gift', () => {
  it('[GI-017] is moved once by its holder, also after it has expired, and its money pays again', async () => {
    const { codes } = await giver.buy([card(5_000)], { amount: 5_000 })
    const code = codes[0] ?? ''
    expect((await giver.check(code)).json().may.extendTo).toBeNull()
    expect((await ask('extension', code)).json().code).toBe('gift-not-extendable')

    clock.set(`${addDays('2028-03-01', 20)}T09:00:00Z`)
    expect((await giver.check(code)).json()).toMatchObject({
      status: 'expired',
      session: null,
      may: { extendTo: '2028-09-21' },
    })
    const extended = (await ask('extension', code)).json()
    expect(extended).toMatchObject({
      status: 'usable',
      validUntil: '2028-09-21',
      balance: 5_000,
      may: { extendTo: null },
    })
    expect(extended.session.token).toBeTruthy()
    expect((await ask('extension', code)).json().code).toBe('gift-not-extendable')
  })
})

describe('an exchange', () => {
  it('[GI-034] turns an unused box into a gift card of its worth, under the same code', async () => {
    const { code, amount } = await boughtBox()
    expect((await giver.check(code)).json()).toMatchObject({ kind: 'box', may: { exchange: true } })
    const { session } = (await giver.check(code)).json()
    expect((await ask('exchange', session.token, { boxId: null })).json()).toMatchObject({
      kind: 'giftCard',
      balance: amount,
      searchUri: '/search?flow=booking',
      fromName: 'Julie & Tom',
      may: { exchange: false },
    })
    expect((await giver.check(code)).json()).toMatchObject({ kind: 'giftCard', nights: null })
  })

  it('[GI-034] turns it into another box that costs no more, and keeps the rest on it', async () => {
    const dear = await boughtBox('castle')
    const cheap = await priceOf('green-night')
    expect(cheap).toBeLessThan(dear.amount)
    expect((await ask('exchange', dear.code, { boxId: 'green-night' })).json()).toMatchObject({
      kind: 'box',
      balance: dear.amount,
      searchUri: (await test.app.inject('/front-gateway/boxes/green-night?locale=fr_FR')).json().searchUri,
    })
    const { code } = await boughtBox()
    for (const boxId of ['castle', 'nothing'])
      expect((await ask('exchange', code, { boxId })).json().code).toBe('gift-not-exchangeable')
  })

  it('is for unused vouchers and boxes alone', async () => {
    const { code } = await boughtBox()
    await spend(code, 1_000)
    const { codes } = await giver.buy([card(5_000)], { amount: 5_000 })
    for (const each of [code, codes[0] ?? ''])
      expect((await ask('exchange', each, { boxId: null })).json().code).toBe('gift-not-exchangeable')
  })
})

describe('thanks', () => {
  const thanks = { name: 'Léa & Tom', message: 'Merci mille fois 💛' }

  it('reach the giver once, in the giver’s language and without the code', async () => {
    const { code, email } = await boughtBox()
    expect((await giver.check(code)).json().may.thank).toBe(true)
    expect((await ask('thanks', code, thanks)).statusCode).toBe(204)
    await test.app.deps.jobs.runAll()
    const mail = (await giver.mailsTo(email)).find(({ subject }) => subject === 'Léa & Tom vous dit merci')
    expect(mail?.text).toContain(thanks.message)
    expect(mail?.text).not.toContain(code)
    expect((await ask('thanks', code, thanks)).json().code).toBe('gift-thanked')
    expect((await giver.check(code)).json().may.thank).toBe(false)
  })

  it.each([
    ['no name', { ...thanks, name: ' ' }],
    ['a name with an address', { ...thanks, name: 'evil.example' }],
    ['no words', { ...thanks, message: '' }],
    ['too many words', { ...thanks, message: 'm'.repeat(181) }],
  ])('are refused with %s', async (_what, words) => {
    const { code } = await boughtBox()
    expect((await ask('thanks', code, words)).statusCode).toBe(400)
  })
})

describe('a code that pays no more', () => {
  it('[GI-037] says why: spent when, given back, or stopped', async () => {
    const used = await boughtBox()
    await spend(used.code, used.amount)
    expect((await giver.check(used.code)).json()).toMatchObject({ status: 'used', spentOn: testDay })

    const back = await boughtBox()
    const asked = { locale: 'fr_FR', bookingNumber: back.order.bookingNumber, email: back.email }
    const { token } = (await giver.post('/front-gateway/gifts/withdrawal', asked)).json()
    await giver.post('/front-gateway/gifts/withdrawal/confirm', { token })
    expect((await giver.check(back.code)).json()).toMatchObject({
      code: 'gift-not-found',
      values: { reason: 'WITHDRAWN' },
    })

    const stopped = await boughtBox()
    const { giftUUID } = await test.db
      .selectFrom('gift')
      .select('giftUUID')
      .where('orderUUID', '=', stopped.order.orderUUID)
      .executeTakeFirstOrThrow()
    await stop(giftUUID)
    expect((await giver.check(stopped.code)).json()).toMatchObject({ values: { reason: 'STOPPED' } })
    expect((await giver.check('ABCD-EFGH-JKMN-PQRS')).json().values).toBeUndefined()
  })
})

describe('reminders', () => {
  const linkIn = (text = '') => text.match(/\/front-gateway\/gifts\/[^/\s]+\/reminders\?key=\S+/)?.[0] ?? ''
  const remindersTo = async (email: string) =>
    (await giver.mailsTo(email)).filter(({ subject }) => subject.startsWith('Il reste'))
  const on = async (day: string) => {
    clock.set(`${day}T09:00:00Z`)
    // Gifts of the other tests lapse with these: each turn sends some of their mails.
    for (let turn = 0; turn < 8; turn += 1) await test.app.deps.jobs.runAll()
  }

  it('[GI-017] come a month and a week before the last day, and end by one press', async () => {
    const [kept, stopped] = [
      await giver.buy([card(5_000)], { amount: 5_000 }),
      await giver.buy([card(5_000)], { amount: 5_000 }),
    ]
    await on('2028-02-01')
    const [first] = await remindersTo(stopped.email)
    const link = linkIn(first?.text)
    expect((await test.app.inject(link)).body).toMatch(/<h1>Ne plus recevoir de rappel\s\?/)
    const done = await test.app.inject({ method: 'POST', url: link })
    expect(done.body).toContain('Nous ne vous rappellerons plus')
    expect((await test.app.inject(`${link}x`)).statusCode).toBe(404)

    await on('2028-02-22')
    await on('2028-02-23')
    expect(await remindersTo(kept.email)).toHaveLength(2)
    expect(await remindersTo(stopped.email)).toHaveLength(1)
  })

  it('[GI-017] begin anew once the gift was extended', async () => {
    const { codes, email } = await giver.buy([card(5_000)], { amount: 5_000 })
    await on('2028-02-25')
    expect((await remindersTo(email)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('1er mars 2028'),
    ])
    await ask('extension', codes[0] ?? '')
    await on('2028-08-05')
    // The sandbox's mailbox keeps mails for some weeks.
    expect((await remindersTo(email)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('1er septembre 2028'),
    ])
  })
})
