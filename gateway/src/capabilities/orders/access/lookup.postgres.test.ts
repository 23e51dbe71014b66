import { createTestApp, type TestApp } from '../../../testing/test-app'
import { addOneRoom, askedCode, book, createGuest, createShopper, orderRequest } from '../orders-fixture'

let test: TestApp
let orders = 0
beforeAll(async () => {
  test = await createTestApp({ connections: 60, hotels: 0 })
  await addOneRoom(test.db, 10)
})
afterAll(() => test.close())

const booked = () => {
  orders += 1
  return book(createShopper(test.app), orderRequest(), `lookup-order-${orders}`)
}
const many = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))
const withStatus = (answers: { statusCode: number }[], status: number) =>
  answers.filter(({ statusCode }) => statusCode === status)

describe('on a PostgreSQL server', () => {
  it('[GW-038] gives 60 guesses at once ten tries, not one more, and the others a time to wait', async () => {
    const { bookingNumber } = await booked()
    const stranger = createGuest(test.app, 'eve@example.com', '203.0.113.1')
    const answers = await many(60, () => stranger.lookUp(bookingNumber))
    expect([withStatus(answers, 404).length, withStatus(answers, 429).length]).toEqual([10, 50])
    for (const { headers } of withStatus(answers, 429) as typeof answers)
      expect(Number(headers['retry-after'])).toBeGreaterThan(3_500)
  })

  it('[GW-038] leaves each of many addresses two tries once fifty were wrong, and the owner the first', async () => {
    const { bookingNumber } = await booked()
    const guessFrom = (index: number) =>
      createGuest(test.app, 'eve@example.com', `192.0.2.${index}`).lookUp(bookingNumber)
    const first = await many(50, (index) => guessFrom(index % 5))
    expect(withStatus(first, 404)).toHaveLength(50)
    const later = await many(40, (index) => guessFrom(10 + (index % 10)))
    expect([withStatus(later, 404).length, withStatus(later, 429).length]).toEqual([20, 20])
    for (let visit = 0; visit < 5; visit += 1)
      expect((await createGuest(test.app).lookUp(bookingNumber)).statusCode).toBe(200)
  })

  it('[GW-038] gives 60 guesses at a code five tries, and one of 20 right ones the booking', async () => {
    const { bookingNumber } = await booked()
    const shopper = createShopper(test.app)
    const { codeRequest, code } = await askedCode(test.app, bookingNumber, '203.0.113.2')
    const wrong = code === '000000' ? '000001' : '000000'
    await many(60, () => shopper.post('/front-gateway/orders/lookup/code', { codeRequest, code: wrong }))
    const { tries } = await test.db
      .selectFrom('orderCode')
      .select('tries')
      .where('codeRequest', '=', codeRequest)
      .executeTakeFirstOrThrow()
    expect(tries).toBe(5)
    const proof = await askedCode(test.app, bookingNumber, '203.0.113.3')
    const answers = await many(20, () => shopper.post('/front-gateway/orders/lookup/code', proof))
    expect([withStatus(answers, 200).length, withStatus(answers, 403).length]).toEqual([1, 19])
  })

  it('[GW-038] lets the owner in again and again: a right answer is no try', async () => {
    const { bookingNumber } = await booked()
    for (let visit = 0; visit < 12; visit += 1)
      expect((await createGuest(test.app).lookUp(bookingNumber)).statusCode).toBe(200)
  })
})
