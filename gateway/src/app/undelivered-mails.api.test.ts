import { staffHeaders, staffProvider } from '../capabilities/care/sign-in/staff-fixture'
import {
  addOneRoom,
  book,
  createShopper,
  orderRequest,
  type Shopper,
} from '../capabilities/orders/orders-fixture'
import { PermanentFailure } from '../platform/jobs/outbox'
import { createTestApp, movableClock, type TestApp } from '../testing/test-app'

let test: TestApp
let shopper: Shopper
const clock = movableClock()
beforeAll(async () => {
  test = await createTestApp({ hotels: 0, clock, hooks: { signInProvider: staffProvider } })
  await addOneRoom(test.db, 5)
  shopper = createShopper(test.app)
})
afterAll(() => test.close())

const runJobs = () => test.app.deps.jobs.runAll()

/** Everybody's mailbox refuses what comes. */
const refuseAll = () =>
  jest.spyOn(test.app.deps.mailer, 'deliver').mockImplementation(({ recipient }) =>
    Promise.reject(
      new PermanentFailure('The mail server refused the mail', {
        recipient,
        cause: new Error('550 5.1.1 no such user'),
      }),
    ),
  )
const cases = () =>
  test.db.selectFrom('contactCase').selectAll().where('requestType', '=', 'mail-undelivered').execute()

it('[GW-034] a mail that is refused for good shows on the order’s page and at customer care, once, until it arrives', async () => {
  const { orderUUID, bookingNumber } = await book(
    shopper,
    orderRequest({ checkin: '2027-04-08' }),
    'refused-1',
  )
  const mailer = refuseAll()
  await runJobs()
  await runJobs()
  const view = async () => (await shopper.view(orderUUID)).json()
  expect(await view()).toMatchObject({ state: 'booked', mailsRefused: true })
  expect(await cases()).toMatchObject([
    {
      bookingNumber,
      status: 'open',
      email: 'anne@example.com',
      description: expect.stringMatching(/confirmation[\s\S]*anne@example.com[\s\S]*550 5.1.1 no such user/),
    },
  ])
  const file = await test.app.inject({
    url: `/front-gateway/desk/orders/${orderUUID}`,
    headers: staffHeaders('agent'),
  })
  expect(file.json().mails[0]).toMatchObject({ kind: 'confirmation', sentAt: null, attempts: 1 })
  expect(file.json().mails[0].problem).toContain('550')

  mailer.mockRestore()
  const [effect] = await test.db
    .selectFrom('outbox')
    .select('id')
    .where('refusedAt', 'is not', null)
    .execute()
  await test.db
    .updateTable('outbox')
    .set({ refusedAt: null, dueAt: clock.instant() })
    .where('id', '=', effect?.id ?? 0)
    .execute()
  await runJobs()
  expect((await view()).mailsRefused).toBeUndefined()
  expect(await cases()).toHaveLength(1)
})

it('a refused mail about no order opens no case', async () => {
  const before = (await cases()).length
  const mailer = refuseAll()
  const reader = { email: 'reader@example.com', country: 'FR', language: 'fr', source: 'footer' }
  await shopper.post('/front-gateway/marketing/newsletter', reader)
  await runJobs()
  mailer.mockRestore()
  expect(await cases()).toHaveLength(before)
  expect(
    await test.db.selectFrom('outbox').select('topic').where('refusedAt', 'is not', null).execute(),
  ).toEqual([{ topic: 'newsletter-confirmation' }])
})
