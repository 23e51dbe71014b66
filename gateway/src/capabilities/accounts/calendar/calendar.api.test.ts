import { createTestApp, type TestApp } from '../../../testing/test-app'
import { addOneRoom, book, createShopper, orderRequest } from '../../orders/orders-fixture'
import { createDevice, type Device } from '../accounts-fixture'

let test: TestApp
let anne: Device
let stay: Awaited<ReturnType<typeof book>>
beforeAll(async () => {
  test = await createTestApp({ hotels: 0 })
  await addOneRoom(test.db, 10)
  const shopper = createShopper(test.app)
  stay = await book(shopper, orderRequest({ checkin: '2027-03-10' }), 'calendar-stay')
  await book(shopper, orderRequest({ buyer: { email: 'eve@example.com' } }), 'calendar-foreign')
  anne = createDevice(test.app)
  await anne.signIn('anne@example.com')
})
afterAll(() => test.close())

const address = async () => (await anne.get('/calendar')).json().path
const make = async () => (await anne.post('/calendar')).json().path
const open = (path: string) => test.app.inject({ url: path })

describe('the calendar of an account', () => {
  it('[SH-023] has no address before its holder asks for one', async () => {
    expect(await address()).toBeNull()
  })

  it('[SH-023] shows the stays of the mailbox by its address alone, without a session', async () => {
    const path = await make()
    expect(await address()).toBe(path)
    const answer = await open(path)
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.body.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    expect(answer.body).toContain(`UID:${stay.orderUUID}@escapade`)
  })

  it('[SH-023] opens at its last address alone, and at none once that is taken back', async () => {
    const before = await make()
    const after = await make()
    expect(after).not.toBe(before)
    expect((await open(before)).statusCode).toBe(404)
    expect((await open(after)).statusCode).toBe(200)
    expect((await anne.remove('/calendar')).statusCode).toBe(204)
    expect((await open(after)).json()).toMatchObject({ status: 404, code: 'not-found' })
    // An address that was taken back is never given again.
    expect(await make()).not.toBe(after)
    expect((await open(after)).statusCode).toBe(404)
  })

  it('[SH-023] opens at no address of another account, nor at one that was made up', async () => {
    const path = await make()
    const eve = createDevice(test.app)
    const { accountId } = (await eve.signIn('eve@example.com')).json()
    const [, , , , , mark] = path.split('/')
    for (const made of [
      `/front-gateway/account/calendar/${accountId}/${mark}/escapade.ics`,
      path.replace(mark, 'x'.repeat(43)),
      `/front-gateway/account/calendar/not-an-id/${mark}/escapade.ics`,
    ])
      expect([400, 404]).toContain((await open(made)).statusCode)
  })
})
