import { createTestApp, movableClock, type TestApp } from '../../testing/test-app'
import { addOneRoom, book, createShopper, orderRequest } from '../orders/orders-fixture'
import { createDevice, type Device } from './accounts-fixture'

const clock = movableClock()
let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ hotels: 0, clock })
  await addOneRoom(test.db, 5)
})
afterAll(() => test.close())

async function holder(email: string) {
  const device = createDevice(test.app)
  await device.signIn(email)
  const mails = async (): Promise<Record<string, boolean>> => (await device.get()).json().profile.mails
  const choose = async (device: Device, change: Record<string, boolean>) =>
    device.post('/profile', { mails: { ...(await mails()), ...change } })
  return { mails, choose: (change: Record<string, boolean>) => choose(device, change) }
}
const subscriptions = (email: string) =>
  test.db.selectFrom('newsletterSubscription').selectAll().where('email', '=', email).execute()

describe('mails that the holder of an account chooses', () => {
  it('[SH-022] begin with the question for a review alone', async () => {
    const { mails } = await holder('new@example.com')
    expect(await mails()).toEqual({ wishes: false, searches: false, reviews: true, newsletter: false })
  })

  it('[SH-022] subscribe to the newsletter of the market without one more mail, and end it', async () => {
    const email = 'reader@example.com'
    const { mails, choose } = await holder(email)
    await choose({ newsletter: true })
    expect(await subscriptions(email)).toMatchObject([{ status: 'confirmed', country: 'FR', language: 'fr' }])
    expect((await mails()).newsletter).toBe(true)
    await choose({ newsletter: false })
    expect(await subscriptions(email)).toMatchObject([{ status: 'unsubscribed' }])
    await choose({ newsletter: true })
    expect(await subscriptions(email)).toMatchObject([{ status: 'confirmed', unsubscribedAt: null }])
  })

  it('[SC-036] are asked for no review where they said no', async () => {
    const shopper = createShopper(test.app)
    for (const [at, email] of ['asked@example.com', 'silent@example.com'].entries())
      await book(shopper, orderRequest({ checkin: `2027-03-1${at}`, buyer: { email } }), `choices-${at}`)
    await (await holder('silent@example.com')).choose({ reviews: false })
    clock.set('2027-03-20T09:00:00Z')
    await test.app.deps.jobs.runAll()
    const mails = await test.db
      .selectFrom('mail')
      .select('recipient')
      .where('messageId', 'like', 'review-asked%')
      .execute()
    expect(mails.map(({ recipient }) => recipient)).toEqual(['asked@example.com'])
  })
})
