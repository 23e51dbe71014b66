import { createTestApp, movableClock, type TestApp } from '../../../testing/test-app'
import { createDevice } from '../accounts-fixture'
import { networkOf } from './device'

const clock = movableClock()
let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ hotels: 0, clock })
})
afterAll(() => test.close())

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

async function twoDevices(email: string) {
  const laptop = createDevice(test.app, { userAgent: firefox, remoteAddress: '203.0.113.9' })
  const phone = createDevice(test.app, { userAgent: android, remoteAddress: '2001:db8:1:2:3:4:5:6' })
  await laptop.signIn(email)
  await phone.signIn(email)
  return { laptop, phone }
}

describe('sessions of an account', () => {
  it('[SH-022] are listed with device and network, the asking one first', async () => {
    const { laptop } = await twoDevices('list@example.com')
    const { sessions } = (await laptop.get('/sessions')).json()
    expect(sessions).toMatchObject([
      { isCurrent: true, browser: 'Firefox', system: 'Windows', network: '203.0.113.0' },
      { isCurrent: false, browser: 'Chrome', system: 'Android', network: '2001:db8:1:2::' },
    ])
  })

  it('[SH-022] that are ended are refused from the next call on, by every gateway', async () => {
    const { laptop, phone } = await twoDevices('end@example.com')
    const { sessions } = (await laptop.get('/sessions')).json()
    expect((await laptop.remove(`/sessions/${sessions[1].sessionId}`)).statusCode).toBe(204)
    const refused = await phone.get()
    expect(refused.json()).toMatchObject({ status: 401, code: 'unauthorized' })
    expect(phone.jar.has('accessToken')).toBe(false)
    expect((await laptop.get()).statusCode).toBe(200)
  })

  it('[SH-022] are ended all at once, but the asking one', async () => {
    const { laptop, phone } = await twoDevices('others@example.com')
    expect((await phone.post('/sessions/end-others')).statusCode).toBe(204)
    expect((await laptop.get()).statusCode).toBe(401)
    expect((await phone.get()).statusCode).toBe(200)
  })

  it('[SH-043] end by signing out, and a copy of the token with them', async () => {
    const { laptop } = await twoDevices('out@example.com')
    const copied = createDevice(test.app)
    copied.jar.set('accessToken', laptop.jar.get('accessToken') ?? '')
    expect((await laptop.post('/sign-out')).statusCode).toBe(204)
    expect(laptop.jar.has('accessToken')).toBe(false)
    expect((await copied.get()).statusCode).toBe(401)
  })

  it('[SH-022] of another account cannot be ended', async () => {
    const { laptop } = await twoDevices('mine@example.com')
    const [foreign] = (await laptop.get('/sessions')).json().sessions
    const stranger = createDevice(test.app)
    await stranger.signIn('stranger@example.com')
    await stranger.remove(`/sessions/${foreign.sessionId}`)
    expect((await laptop.get()).statusCode).toBe(200)
  })

  it('end by themselves after half a year', async () => {
    const { phone } = await twoDevices('late@example.com')
    const now = clock.instant()
    clock.set(new Date(now.getTime() + 180 * 86_400_000).toISOString())
    expect((await phone.get()).statusCode).toBe(401)
    await test.app.deps.jobs.runAll()
    expect(await test.db.selectFrom('accountSession').selectAll().execute()).toEqual([])
    clock.set(now.toISOString())
  })

  it.each(['x', '', '%00', 'a'.repeat(43), 'a'.repeat(9_000), '../..', '"; drop table account'])(
    '[SH-042] an unknown token opens nothing, and is taken away: %s',
    async (token) => {
      const device = createDevice(test.app)
      device.jar.set('accessToken', token)
      for (const path of ['', '/sessions', '/trips?group=upcoming', '/export.json'])
        expect((await device.get(path)).statusCode).toBe(401)
    },
  )

  it('keep the hash of a token alone', async () => {
    const { phone } = await twoDevices('hash@example.com')
    const rows = JSON.stringify(await test.db.selectFrom('accountSession').selectAll().execute())
    expect(rows).not.toContain(phone.jar.get('accessToken'))
  })

  it.each([
    ['203.0.113.9', '203.0.113.0'],
    ['::ffff:203.0.113.9', '203.0.113.0'],
    ['2001:db8:1:2:3::4', '2001:db8:1:2::'],
    ['::1', '0:0:0:0::'],
  ])('name the network of %s as %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network)
  })
})
