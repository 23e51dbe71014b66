import type { Insurance } from '@escapade/shared-contracts/api/orders/insurance-schemas'
import { createTestApp, type TestApp, testConfig } from '../../testing/test-app'
import { addOneRoom, cards, createGuest, createShopper, orderRequest } from '../orders/orders-fixture'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ hotels: 0 })
  await addOneRoom(test.db, 5)
})
afterAll(() => test.close())

const quote = (query: Record<string, string>) =>
  test.app.inject({ url: '/front-gateway/insurance/quote', query })

describe('GET /front-gateway/insurance/quote', () => {
  it.each([
    ['FLEXIBLE', 20_000, 800],
    ['PARTIAL', 20_000, 1_000],
    ['NCNR', 20_000, 1_300],
    ['NCNR', 1, 490],
  ])('[GW-032] insures a %s stay of %i for %i cents', async (cancellationType, orderAmount, amount) => {
    const answer = await quote({ cancellationType, orderAmount: String(orderAmount) })
    expect(answer.json()).toEqual({ amount, insurer: expect.objectContaining({ name: 'Escapade Cover' }) })
  })

  it.each([
    { cancellationType: 'NCNR', orderAmount: '0' },
    { cancellationType: 'ALL', orderAmount: '100' },
    { cancellationType: 'NCNR' },
  ])('[GW-032] refuses %j', async (query) => {
    expect((await quote(query as Record<string, string>)).statusCode).toBe(400)
  })
})

it('[SC-040] is a line of the order, at the price of the quote', async () => {
  const shopper = createShopper(test.app)
  const { amount } = (await quote({ cancellationType: 'FLEXIBLE', orderAmount: '20000' })).json()
  const choice: Insurance = { amount, hasInsurance: true, isFetching: false, error: null }
  const items = { ...orderRequest().items, insuranceItem: true }
  const without = await shopper.order(orderRequest({ items }), 'insured-01')
  expect(without.json()).toMatchObject({
    error: { code: 'amount-changed', newAmount: 20_000 + choice.amount },
  })
  const request = orderRequest({ items, amount: 20_000 + choice.amount })
  const { order, payment } = await shopper.hold(request, 'insured-02')
  expect((await shopper.view(order.orderUUID)).json()).toMatchObject({
    insured: true,
    totalAmount: 20_800,
    lines: [
      { kind: 'stay', amountCents: 20_000 },
      { kind: 'insurance', label: 'Assurance annulation', amountCents: 800 },
    ],
  })

  const { paymentIntentId } = payment
  await shopper.pay(request, { paymentIntentId, paymentMethod: await shopper.token(cards.good) })
  await test.app.deps.jobs.runAll()
  const mail = await test.db.selectFrom('mail').select('text').executeTakeFirstOrThrow()
  expect(mail.text).toMatch(/Assurance annulation\s*:\s*8\s€/)

  // Less than the total comes back: the mail shows which line stays paid.
  await createGuest(test.app).cancel(order.orderUUID, 20_000)
  await test.app.deps.jobs.runAll()
  const cancellation = await test.db
    .selectFrom('mail')
    .select('text')
    .where('messageId', 'like', 'cancellation.%')
    .executeTakeFirstOrThrow()
  expect(cancellation.text).toMatch(/Assurance annulation\s*:\s*8\s€/)
  expect(cancellation.text).toMatch(/Remboursé\s*:\s*200\s€/)
})

describe('a shop without an insurer', () => {
  let bare: TestApp
  beforeAll(async () => {
    const config = testConfig({ GATEWAY_EXTENSIONS: '' })
    bare = await createTestApp({ hotels: 0, config })
    await addOneRoom(bare.db, 5)
  })
  afterAll(() => bare.close())

  it('[GW-032] names none, and sells no stay with an insurance', async () => {
    const query = { cancellationType: 'NCNR', orderAmount: '20000' }
    const answer = await bare.app.inject({ url: '/front-gateway/insurance/quote', query })
    expect(answer.json()).toEqual({ amount: 0, insurer: null })
    const items = { ...orderRequest().items, insuranceItem: true }
    const order = await createShopper(bare.app).order(orderRequest({ items, amount: 20_800 }), 'uninsured-01')
    expect(order.json()).toMatchObject({ error: { code: 'not-bookable', reason: 'INSURANCE_NOT_OFFERED' } })
  })
})
