import { endpointPath } from '@escapade/shared-contracts/api/endpoint'
import { cancelOrder } from '@escapade/shared-contracts/api/orders/order-changes'
import { SignJWT } from 'jose'
import { createTestApp, movableClock, type TestApp, testConfig } from '../../../testing/test-app'
import { createWriter, message } from '../care-fixture'
import { agentsCommand } from '../commands'

import { agentsHost, createBrowser } from './browser-fixture'

// Tokens of the provider are made by the machine's clock.
const start = new Date().toISOString()
const clock = movableClock(start)
const shop = `http://${agentsHost}`
let test: TestApp

beforeAll(async () => {
  test = await createTestApp({ hotels: 0, clock, config: testConfig({ STAGE: 'development' }) })
})
afterAll(() => test.close())
beforeEach(() => clock.set(start))

const sessionOf = (token: string, host = agentsHost, cookies = '') =>
  test.app.inject({ url: '/care/session', headers: { host, cookie: `${cookies}google_token=${token}` } })

describe('signing in with the embedded provider', () => {
  it('[SH-017] leads back to the page that was asked for, with a token that only the gateway reads', async () => {
    const browser = createBrowser(test)
    const { answer, token } = await browser.signIn('agent', '/search?flow=booking#city=12')
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/search?flow=booking#city=12'])
    const cookie = [answer.headers['set-cookie']].flat().find((each) => each?.startsWith('google_token='))
    expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/)
    expect((await sessionOf(token)).json()).toMatchObject({
      email: 'agent@escapade.example',
      roles: ['agent'],
    })
    expect((await browser.signIn('lead')).token).not.toBe(token)
  })

  it('[SH-017] says on its page that it is a demonstration, in the language of the market', async () => {
    const { answer } = await createBrowser(test).follow(`${shop}/care/sign-in`)
    expect(answer?.body).toContain('Inicio de sesión de demostración')
    expect(answer?.body).toContain('no la muestra nunca')
  })

  it('[SH-017] keeps the token to TLS where there is TLS', async () => {
    const browser = createBrowser(test)
    const callback = await browser.choose('agent')
    const answer = await browser.ask(callback, 'GET', { 'x-forwarded-proto': 'https' })
    // The provider sends agents back to the address that it knows, which has no TLS here.
    expect(answer.statusCode).toBe(403)
    expect(String(answer.headers['set-cookie'])).toContain('; Secure')
  })

  it.each(['https://evil.test/', '//evil.test', '/\\evil.test'])('[SH-017] never leads to %s', async (to) => {
    expect((await createBrowser(test).signIn('agent', to)).answer.headers.location).toBe('/')
  })

  it('[SH-017] takes an answer of the provider once, and in the browser that began', async () => {
    const browser = createBrowser(test)
    const callback = await browser.choose('agent')
    const stranger = await createBrowser(test).ask(callback)
    expect([stranger.statusCode, stranger.cookies.map(({ name }) => name)]).toEqual([400, ['care_sign_in']])
    expect((await browser.ask(callback)).statusCode).toBe(303)
    expect((await browser.ask(callback)).statusCode).toBe(400)
  })

  it('[SH-017] refuses the answer to another sign-in, by its state and by its verifier', async () => {
    const [mine, others] = [createBrowser(test), createBrowser(test)]
    const [mineBack, othersBack] = [await mine.choose('agent'), await others.choose('lead')]
    const injected = new URL(othersBack)
    injected.searchParams.set('state', new URL(mineBack).searchParams.get('state') ?? '')
    const cookie = `care_sign_in=${mine.jarOf(agentsHost).get('care_sign_in')}`
    for (const address of [othersBack, injected.href])
      expect((await createBrowser(test).ask(address, 'GET', { cookie })).statusCode).toBe(403)
  })

  it('[SH-017] refuses what was begun too long ago, and what was changed', async () => {
    const browser = createBrowser(test)
    const callback = await browser.choose('agent')
    const sealed = browser.jarOf(agentsHost).get('care_sign_in') ?? ''
    const ask = (value: string) =>
      createBrowser(test).ask(callback, 'GET', { cookie: `care_sign_in=${value}` })
    for (const value of [`x${sealed}`, `${sealed}x`, sealed.split('.')[0] ?? '', 'e30.e30', ''])
      expect((await ask(value)).statusCode).toBe(400)
    clock.set(new Date(Date.parse(start) + 11 * 60_000).toISOString())
    expect((await ask(sealed)).statusCode).toBe(400)
  })

  it('[SH-017] forgets the token with signing out, which no other site can ask for', async () => {
    const browser = createBrowser(test)
    await browser.signIn('agent')
    const foreign = { origin: 'https://evil.test' }
    expect((await browser.ask(`${shop}/care/sign-out`, 'POST', foreign)).statusCode).toBe(403)
    const answer = await browser.ask(`${shop}/care/sign-out`, 'POST')
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/'])
    expect((await browser.ask(`${shop}/care/session`)).statusCode).toBe(401)
  })

  it('[SH-017] ends the session by signing out, for copies of its token too', async () => {
    const browser = createBrowser(test)
    const { token } = await browser.signIn('agent')
    const other = await createBrowser(test).signIn('agent')
    expect((await sessionOf(token)).statusCode).toBe(200)
    await browser.ask(`${shop}/care/sign-out`, 'POST')
    expect((await sessionOf(token)).statusCode).toBe(401)
    expect((await sessionOf(other.token)).statusCode).toBe(200)
  })
})

describe('the token of an agent', () => {
  it('[SH-017] ends, some seconds of difference between clocks aside', async () => {
    const { token } = await createBrowser(test).signIn('agent')
    const afterSeconds = async (seconds: number) => {
      clock.set(new Date(Date.now() + seconds * 1000).toISOString())
      return (await sessionOf(token)).statusCode
    }
    expect([await afterSeconds(3540), await afterSeconds(3700)]).toEqual([200, 401])
  })

  it('[SH-017] is refused when it is forged', async () => {
    const { token } = await createBrowser(test).signIn('lead')
    const [header = '', payload = '', signature = ''] = token.split('.')
    const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
    const write = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
    const { keys } = (await test.app.inject('/care/provider/jwks')).json()
    const shared = new TextEncoder().encode(JSON.stringify(keys[0]))
    const withKey = await new SignJWT(read(payload))
      .setProtectedHeader({ ...read(header), alg: 'HS256' })
      .sign(shared)
    const forgeries = [
      `${write({ ...read(header), alg: 'none' })}.${payload}.`,
      `${write({ alg: 'none' })}.${payload}.${signature}`,
      withKey,
      `${header}.${write({ ...read(payload), email: 'boss@escapade.example' })}.${signature}`,
      `${header}.${payload}.`,
      'made up',
      'x'.repeat(9000),
    ]
    for (const forged of forgeries) expect((await sessionOf(forged)).statusCode).toBe(401)
    expect((await sessionOf(token)).statusCode).toBe(200)
  })

  it('[SH-017] counts on visits of customer care alone', async () => {
    const { token } = await createBrowser(test).signIn('agent')
    expect((await sessionOf(token, 'es.localhost:3000')).statusCode).toBe(401)
    expect((await sessionOf(token, 'es.localhost:3000', 'cc=1; ')).statusCode).toBe(200)
  })
})

describe('calls on a host of customer care', () => {
  it('[SH-017] are all refused without an agent, but for those of signing in', async () => {
    const open = /^\/(care\/|health|ready)/
    const addresses = test.app.routeTable.filter(({ method, url }) => method !== 'HEAD' && !open.test(url))
    expect(addresses.length).toBeGreaterThan(60)
    const answered: string[] = []
    for (const { method, url } of addresses) {
      const { statusCode } = await test.app.inject({
        method: method as 'GET',
        url: url.replace(/:\w+|\*/g, 'x'),
        headers: { host: agentsHost, cookie: 'google_token=made.up.token' },
      })
      const leadsBack = url === '/crm/web-to-case' && statusCode === 302
      if (statusCode !== 401 && !leadsBack) answered.push(`${method} ${url} ${statusCode}`)
    }
    expect(answered).toEqual([])
  })

  it('[SH-054] [GW-035] spare an agent with a token the bot check, and no visitor for a host or a cookie', async () => {
    const writer = createWriter(test)
    const { token } = await createBrowser(test).signIn('agent')
    const send = async (host: string, cookie: string) =>
      String((await writer.send(message, { host, cookie })).headers.location).replace(/.*ref=|&case=.*/g, '')
    expect(await send(agentsHost, '')).toBe('contact_error')
    expect(await send('es.localhost:3000', 'cc=1')).toBe('contact_error')
    expect(await send('es.localhost:3000', `google_token=${token}`)).toBe('contact_error')
    expect(await send(agentsHost, 'google_token=made.up.token')).toBe('contact_error')
    expect(await writer.cases()).toEqual([])
    expect(await send(agentsHost, `google_token=${token}`)).toBe('contact_thank_you')
    expect(await send('es.localhost:3000', `cc=1; google_token=${token}`)).toBe('contact_thank_you')
  })

  it('[SH-017] let leads give money back, and write down what each agent changes', async () => {
    await test.db.deleteFrom('agentAction').execute()
    const order = 'b7a4b6de-0c43-4e0d-8c0b-0a6e8b0fd0a1'
    const cancel = async (token: string) => {
      const answer = await test.app.inject({
        method: 'POST',
        url: endpointPath({ path: cancelOrder.path, params: { orderUUID: order } }),
        headers: { host: agentsHost, cookie: `google_token=${token}` },
        payload: { access: { email: 'claire.moreau@example.com' }, expectedRefund: 18_900 },
      })
      return answer.json().code
    }
    const agent = await createBrowser(test).signIn('agent')
    const lead = await createBrowser(test).signIn('lead')
    expect([await cancel(agent.token), await cancel(lead.token)]).toEqual(['leads-only', 'order-not-found'])
    const asked = { kind: 'act', method: 'POST', subjectKind: 'order', subject: order, address: '127.0.0.1' }
    expect(await answeredActions()).toMatchObject([
      { email: 'agent@escapade.example', role: 'agent', ...asked, status: 403 },
      { email: 'lead@escapade.example', role: 'agent+lead', ...asked, status: 404 },
    ])
  })
})

/** Waits for the outcome of calls, which is written down once their answer has gone. */
async function answeredActions() {
  for (;;) {
    const actions = await test.db.selectFrom('agentAction').selectAll().orderBy('role').execute()
    if (actions.every(({ status }) => status !== null)) return actions
  }
}

it('[SH-017] pnpm gateway agents lists what they changed', async () => {
  const written: string[] = []
  const write = jest
    .spyOn(process.stdout, 'write')
    .mockImplementation((text) => written.push(String(text)) > 0)
  await agentsCommand(test, ['list', '--email', 'lead@escapade.example', '--json'])
  await expect(agentsCommand(test, ['eat'])).rejects.toThrow('agents takes list')
  write.mockRestore()
  expect(written.map((line) => JSON.parse(line))).toMatchObject([{ role: 'agent+lead', status: 404 }])
})

describe('in production', () => {
  it('[SH-017] nobody signs in without settings, by ?cc=1, or at the embedded provider', async () => {
    const { token } = await createBrowser(test).signIn('lead')
    const production = await createTestApp({ hotels: 0, clock })
    const headers = { host: agentsHost, cookie: `cc=1; google_token=${token}` }
    const ask = async (url: string) => (await production.app.inject({ url, headers })).statusCode
    expect([await ask('/care/sign-in'), await ask('/care/session')]).toEqual([404, 401])
    expect([await ask('/care/provider/auth'), await ask('/front-gateway/revision')]).toEqual([401, 401])
    const visitor = { host: 'es.localhost:3000', cookie: `cc=1; google_token=${token}` }
    expect((await production.app.inject({ url: '/care/session', headers: visitor })).statusCode).toBe(401)
    await production.close()
  })
})
