import { createTestApp, movableClock, type TestApp } from '../../../testing/test-app'
import {
  addOneRoom,
  askedCode,
  book,
  createGuest,
  createShopper,
  lockLookup,
  orderRequest,
  type Shopper,
} from '../orders-fixture'

const clock = movableClock()
let test: TestApp
let shopper: Shopper
let orders = 0
beforeAll(async () => {
  test = await createTestApp({ hotels: 0, clock })
  await addOneRoom(test.db, 40)
  shopper = createShopper(test.app)
})
afterAll(() => test.close())

const booked = () => {
  orders += 1
  return book(shopper, orderRequest(), `codes-order-${orders}`)
}
const redeem = (codeRequest: string, code: string) =>
  shopper.post('/front-gateway/orders/lookup/code', { codeRequest, code })
const ask = (bookingNumber: string, remoteAddress: string) =>
  createShopper(test.app, remoteAddress).post('/front-gateway/orders/lookup/codes', { bookingNumber })
const codeMails = async () => {
  await test.app.deps.jobs.runAll()
  return test.db.selectFrom('mail').selectAll().where('messageId', 'like', 'code.%').execute()
}

describe('a code to the mailbox of the order', () => {
  it('[GW-038] opens a booking that guesses have locked, and cancels it', async () => {
    const { bookingNumber, orderUUID } = await booked()
    await lockLookup(test.app, bookingNumber)
    const guest = createGuest(test.app)
    expect((await guest.lookUp(bookingNumber)).json().code).toBe('lookup-locked')
    const { codeRequest, code } = await askedCode(test.app, bookingNumber)
    const answer = await redeem(codeRequest, code)
    expect(answer.json()).toMatchObject({ orderUUID, bookingNumber, provesMailbox: true })
    const { key } = answer.json()
    expect((await guest.cancel(orderUUID, 20_000, { key })).statusCode).toBe(200)
  })

  it('[GW-038] is asked for before a cancellation: neither the e-mail nor the key of a lookup will do', async () => {
    const { bookingNumber, orderUUID } = await booked()
    const guest = createGuest(test.app)
    const { key, provesMailbox } = (await guest.lookUp(bookingNumber)).json()
    expect(provesMailbox).toBe(false)
    for (const access of [{ email: 'anne@example.com' }, { key }])
      expect((await guest.cancel(orderUUID, 20_000, access)).json()).toMatchObject({
        status: 403,
        code: 'mailbox-proof-required',
      })
    expect((await shopper.view(orderUUID)).json().status).toBe('confirmed')
  })

  it('goes to the address of the booking in its language, with the code in the subject', async () => {
    const { bookingNumber } = await booked()
    const { code } = await askedCode(test.app, bookingNumber, '203.0.113.1')
    const mail = (await codeMails()).find(({ subject }) => subject.includes(bookingNumber))
    expect(mail).toMatchObject({
      recipient: 'anne@example.com',
      locale: 'fr_FR',
      subject: `${code}\u00a0: votre code pour la réservation ${bookingNumber}`,
    })
  })

  it('answers the same for a number that does not exist, and sends nothing', async () => {
    const { bookingNumber } = await booked()
    const before = (await codeMails()).length
    const [unknown, known] = [await ask('10000000', '203.0.113.2'), await ask(bookingNumber, '203.0.113.2')]
    expect([unknown.statusCode, known.statusCode]).toEqual([200, 200])
    expect(Object.keys(unknown.json())).toEqual(Object.keys(known.json()))
    expect(await codeMails()).toHaveLength(before + 1)
    expect((await redeem(unknown.json().codeRequest, '123456')).json()).toMatchObject({
      status: 403,
      code: 'code-not-valid',
    })
  })

  it('works once, for 15 minutes', async () => {
    const { bookingNumber } = await booked()
    const used = await askedCode(test.app, bookingNumber, '203.0.113.3')
    expect((await redeem(used.codeRequest, used.code)).statusCode).toBe(200)
    expect((await redeem(used.codeRequest, used.code)).statusCode).toBe(403)
    const late = await askedCode(test.app, bookingNumber, '203.0.113.3')
    clock.set('2027-03-01T09:15:00Z')
    expect((await redeem(late.codeRequest, late.code)).statusCode).toBe(403)
    clock.set('2027-03-01T09:00:00Z')
  })

  it('takes five tries, and the sixth is too late even when it is right', async () => {
    const { bookingNumber } = await booked()
    const { codeRequest, code } = await askedCode(test.app, bookingNumber, '203.0.113.4')
    const wrong = code === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 5; tries += 1) await redeem(codeRequest, wrong)
    expect((await redeem(codeRequest, code)).statusCode).toBe(403)
    const own = await askedCode(test.app, bookingNumber, '203.0.113.5')
    expect((await redeem(own.codeRequest, own.code)).statusCode).toBe(200)
  })

  it('is not sent more than five times in ten minutes from one address', async () => {
    const { bookingNumber } = await booked()
    const answers = []
    for (let tries = 0; tries < 6; tries += 1) answers.push(await ask(bookingNumber, '203.0.113.6'))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 429])
    expect(Number(answers[5]?.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('[GW-038] gets longer while many are asked for, alike for a number that does not exist', async () => {
    const { bookingNumber } = await booked()
    for (const number of [bookingNumber, '10000001']) {
      const digits = []
      for (let address = 0; address < 6; address += 1)
        digits.push((await ask(number, `198.51.100.${address}`)).json().digits)
      expect(digits).toEqual([6, 6, 6, 6, 6, 9])
    }
    const { codeRequest, code } = await askedCode(test.app, bookingNumber, '198.51.100.9')
    expect(code).toMatch(/^\d{9}$/)
    expect((await redeem(codeRequest, code)).statusCode).toBe(200)
  })

  it('is kept as a hash only', async () => {
    const { bookingNumber } = await booked()
    const { codeRequest, code } = await askedCode(test.app, bookingNumber, '203.0.113.7')
    const row = await test.db
      .selectFrom('orderCode')
      .selectAll()
      .where('codeRequest', '=', codeRequest)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(`"${code}"`)
  })
})
