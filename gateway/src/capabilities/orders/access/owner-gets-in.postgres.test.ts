import fc from 'fast-check'
import { deep } from '../../../../../tools/test/deep.mjs'
import { createTestApp, type TestApp } from '../../../testing/test-app'
import { addOneRoom, askedCode, book, createGuest, createShopper, orderRequest } from '../orders-fixture'

let test: TestApp
let owners = 0
beforeAll(async () => {
  test = await createTestApp({ connections: 20, hotels: 0 })
  await addOneRoom(test.db, 10)
})
afterAll(() => test.close())

type Booked = Awaited<ReturnType<typeof book>>

/** Calls of strangers who know the eight digits, and of those who saw a confirmation on paper. */
const hostile = {
  'guess the e-mail': ({ bookingNumber }: Booked, from: string) =>
    createGuest(test.app, 'eve@example.com', from).lookUp(bookingNumber),
  'ask for a code': ({ bookingNumber }: Booked, from: string) =>
    createShopper(test.app, from).post('/front-gateway/orders/lookup/codes', { bookingNumber }),
  'guess a code': async ({ bookingNumber }: Booked, from: string) => {
    const { post } = createShopper(test.app, from)
    const asked = (await post('/front-gateway/orders/lookup/codes', { bookingNumber })).json()
    const { codeRequest = '6f0c0f3e-8f0f-4a5e-9a6d-2f7b6f3f1a10' } = asked
    return post('/front-gateway/orders/lookup/code', { codeRequest, code: '000000' })
  },
  'cancel with a wrong e-mail': ({ orderUUID }: Booked, from: string) =>
    createGuest(test.app, 'eve@example.com', from).cancel(orderUUID, 0, { email: 'eve@example.com' }),
  'cancel with the right e-mail': ({ orderUUID }: Booked, from: string) =>
    createGuest(test.app, 'eve@example.com', from).cancel(orderUUID, 0, { email: 'anne@example.com' }),
  'ask for the invoice': ({ orderUUID }: Booked, from: string) =>
    createGuest(test.app, 'eve@example.com', from).invoice(orderUUID),
} as const

const attack = fc.array(
  fc.record({
    call: fc.constantFrom(...(Object.keys(hostile) as (keyof typeof hostile)[])),
    from: fc.integer({ min: 1, max: 12 }),
    times: fc.integer({ min: 1, max: 12 }),
  }),
  { minLength: 1, maxLength: 12 },
)

it('[GW-038] lets the owner in at the first try, whatever strangers have tried', async () => {
  const order = await book(createShopper(test.app), orderRequest(), 'owner-gets-in')
  await fc.assert(
    fc.asyncProperty(attack, async (calls) => {
      for (const { call, from, times } of calls)
        for (let time = 0; time < times; time += 1) await hostile[call](order, `192.0.2.${from}`)
      owners += 1
      const home = `2001:db8:${owners.toString(16)}::1`
      const guest = createGuest(test.app, 'anne@example.com', home)
      expect((await guest.lookUp(order.bookingNumber)).statusCode).toBe(200)
      expect((await guest.invoice(order.orderUUID)).statusCode).toBe(200)
      const proof = await askedCode(test.app, order.bookingNumber, home)
      const opened = await createShopper(test.app, home).post('/front-gateway/orders/lookup/code', proof)
      expect(opened.json()).toMatchObject({ orderUUID: order.orderUUID, provesMailbox: true })
      // A sum that is not the right one: the proof was enough, and the booking stays.
      const answer = await guest.cancel(order.orderUUID, 1, { key: opened.json().key })
      expect(answer.json()).toMatchObject({ code: 'refund-changed' })
    }),
    { numRuns: deep(25, 1_000) },
  )
}, 3_600_000)
