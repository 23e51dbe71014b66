import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { createTestApp, movableClock, type TestApp, testConfig } from '../../platform/testing'
import { casesCommand } from './commands'

const start = '2027-03-01T09:00:00Z'
const clock = movableClock(start)
let test: TestApp
let crm: Server
let taken: URLSearchParams[]
let crmStatus = 302

beforeAll(async () => {
  crm = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      taken.push(new URLSearchParams(body))
      response.writeHead(crmStatus, { location: '/thanks' }).end()
    })
  })
  await new Promise<void>((resolve) => crm.listen(0, '127.0.0.1', resolve))
  const { port } = crm.address() as AddressInfo
  const config = testConfig({ CRM_WEB_TO_CASE_URL: `http://127.0.0.1:${port}/case` })
  test = await createTestApp({ hotels: 0, clock, config })
})
afterAll(async () => {
  await test.close()
  await new Promise((resolve) => crm.close(resolve))
})
beforeEach(async () => {
  clock.set(start)
  taken = []
  crmStatus = 302
  for (const table of ['contact_case', 'mail', 'outbox'] as const) await test.db.deleteFrom(table).execute()
})

/** What the widget does in the browser. */
async function solve(app = test.app): Promise<string> {
  const challenge: Challenge = (await app.inject('/captcha/challenge?pos=fr')).json()
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

const message = {
  Booking_ID__c: '12345678',
  contact_reason: 'emailconf',
  description: 'Où est ma confirmation ?',
  email: 'anne@example.com',
  name: 'Anne-Marie D’Arc',
  phone: '+33 6 12 34 56 78',
  requestType: 'made up',
  requestSubtype: '',
  locale: 'fr_BE',
  retURL: 'http://be.localhost:3000/fr/contact?x=1',
}
const send = (fields: Record<string, string>, { app = test.app, headers = {} } = {}) =>
  app.inject({
    method: 'POST',
    url: '/crm/web-to-case',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      host: 'be.localhost:3000',
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  })
const cases = () => test.db.selectFrom('contact_case').selectAll().execute()

describe('POST /crm/web-to-case', () => {
  it('[GW-033] [SC-048] [CO-034] keeps the case and leads back with ref', async () => {
    const answer = await send({ ...message, captcha: await solve() })
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/fr/contact?ref=contact_thank_you'])
    expect(await cases()).toMatchObject([
      {
        case_number: expect.stringMatching(/^[2-9A-HJ-NP-Z]{8}$/),
        status: 'open',
        reason: 'emailconf',
        request_type: 'Information/request',
        request_subtype: 'Confirmation email',
        booking_number: '12345678',
        email: 'anne@example.com',
      },
    ])
  })

  it('[GW-033] acknowledges it by mail in the visitor’s language and passes it on to the CRM', async () => {
    await send({ ...message, captcha: await solve() })
    await test.app.deps.jobs.runAll()
    const [contact] = await cases()
    const mails = await test.db.selectFrom('mail').selectAll().execute()
    expect(mails).toMatchObject([{ recipient: 'anne@example.com', locale: 'fr_BE' }])
    expect(mails[0]?.subject).toBe(`Nous avons bien reçu votre message (${contact?.case_number})`)
    expect(mails[0]?.text).not.toContain('confirmation ?')
    expect(Object.fromEntries(taken[0] ?? [])).toMatchObject({
      Booking_ID__c: '12345678',
      requestType: 'Information/request',
      external_id: contact?.case_number,
    })
  })

  it('tries the CRM again when it is away, and sends no second mail', async () => {
    crmStatus = 503
    await send({ ...message, captcha: await solve() })
    await test.app.deps.jobs.runAll()
    crmStatus = 200
    clock.set('2027-03-01T09:01:00Z')
    await test.app.deps.jobs.runAll()
    expect(taken).toHaveLength(2)
    expect(await test.db.selectFrom('mail').selectAll().execute()).toHaveLength(1)
  })

  it.each([
    ['no fields', {}],
    ['a wrong booking number', { ...message, Booking_ID__c: '1234567' }],
    ['a name with figures', { ...message, name: 'R2D2' }],
    ['a wrong phone', { ...message, phone: 'call me' }],
    ['an empty message', { ...message, description: '  ' }],
    ['an unknown reason', { ...message, contact_reason: 'constructor' }],
    ['a character that cannot be stored', { ...message, description: 'a\0b' }],
  ])('[GW-033] leads back with contact_error for %s', async (_, fields) => {
    const answer = await send({ ...fields, captcha: await solve() })
    expect(answer.statusCode).toBe(302)
    expect(answer.headers.location).toMatch(/\/contact\?ref=contact_error$/)
    expect(await cases()).toEqual([])
  })

  it('[CO-024] asks for no booking number before there is a booking', async () => {
    const fields = { ...message, Booking_ID__c: '', contact_reason: 'avv_info', captcha: await solve() }
    expect((await send(fields)).headers.location).toContain('contact_thank_you')
    expect(await cases()).toMatchObject([{ booking_number: null }])
  })

  it.each([
    'https://evil.test/contact',
    '//evil.test',
    'javascript:alert(1)',
    'http://be.localhost:3000//evil.test',
    '',
  ])('never leads to %s', async (retURL) => {
    const { location } = (await send({ ...message, retURL })).headers
    expect(location).toBe('/contact?ref=contact_error')
  })
})

describe('the bot check', () => {
  it('[GW-035] [CO-033] stores no case without a token, with a made-up or a changed one', async () => {
    const token = await solve()
    const { challenge, solution } = JSON.parse(Buffer.from(token, 'base64').toString())
    const forge = (change: object) => Buffer.from(JSON.stringify(change)).toString('base64')
    const later = { ...challenge.parameters, data: { ...challenge.parameters.data, expires: 9e15 } }
    const forgeries = [
      '',
      'made up',
      forge({ challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } }),
      forge({ challenge: { ...challenge, parameters: later }, solution }),
      forge({ challenge: { ...challenge, signature: 'x' }, solution }),
    ]
    for (const captcha of forgeries)
      expect((await send({ ...message, captcha })).headers.location).toContain('contact_error')
    expect(await cases()).toEqual([])
  })

  it('[GW-035] [CO-033] accepts a token once', async () => {
    const captcha = await solve()
    expect((await send({ ...message, captcha })).headers.location).toContain('contact_thank_you')
    expect((await send({ ...message, captcha })).headers.location).toContain('contact_error')
    expect(await cases()).toHaveLength(1)
  })

  it('[GW-035] lets a challenge expire after ten minutes, and forgets the old ones', async () => {
    const captcha = await solve()
    clock.set('2027-03-01T09:10:00Z')
    expect((await send({ ...message, captcha })).headers.location).toContain('contact_error')
    await test.app.deps.jobs.runAll()
    expect(await test.db.selectFrom('captcha_spent').selectAll().execute()).toEqual([])
  })

  it('[GW-035] serves the widget in the language and for the point of sale, with all that it imports', async () => {
    const script = await test.app.inject('/captcha/script.js?hl=fr&pos=be')
    expect(script.headers['content-type']).toMatch('text/javascript')
    expect(script.body).toContain('/captcha/challenge?pos=be')
    expect(script.body).toContain('vous n’êtes pas un robot')
    expect((await test.app.inject('/captcha/script.js?hl=xx&pos=nl')).body).toContain('not a robot')
    const seen = new Set<string>()
    const follow = async (url: string): Promise<void> => {
      if (seen.has(url)) return
      seen.add(url)
      const { statusCode, body } = await test.app.inject(url)
      expect([url, statusCode]).toEqual([url, 200])
      for (const [, from = ''] of body.matchAll(/^(?:import|export)\b[^;]*?from ['"](.+?)['"]/gms))
        await follow(new URL(from, `http://x${url}`).pathname)
    }
    await follow('/captcha/script.js?hl=fr&pos=be')
    expect([...seen]).toContain('/captcha/altcha/helpers.js')
  })

  it.each(['de', 'FR', '__proto__'])('[GW-035] knows no point of sale %s', async (pos) => {
    for (const path of ['script.js', 'challenge'])
      expect((await test.app.inject(`/captcha/${path}?hl=fr&pos=${pos}`)).statusCode).toBe(404)
  })

  it('is spared an agent of customer care', async () => {
    const headers = { host: 'customer-care.localhost:3000' }
    expect((await send(message, { headers })).headers.location).toContain('contact_thank_you')
  })
})

it('[GW-033] says when to come back to who writes too often', async () => {
  const limited = await createTestApp({ hotels: 0, config: testConfig({ RATE_LIMIT: '0.1' }) })
  const headers = { referer: 'http://be.localhost:3000/nl/contact' }
  const [first, second] = [await send(message, limited), await send(message, { ...limited, headers })]
  await limited.close()
  expect([first.statusCode, second.statusCode]).toEqual([302, 302])
  expect(first.headers['retry-after']).toBeUndefined()
  expect(Number(second.headers['retry-after'])).toBeGreaterThan(0)
  expect(second.headers.location).toBe('/nl/contact?ref=contact_error')
})

it.each([
  ['too much', 'application/x-www-form-urlencoded', `description=${'x'.repeat(70_000)}`],
  ['something else', 'application/xml', '<case/>'],
  ['broken JSON', 'application/json', '{'],
])('[GW-033] leads back who sends %s', async (_, type, payload) => {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/crm/web-to-case',
    headers: { 'content-type': type, host: 'be.localhost:3000', referer: 'https://evil.test/contact' },
    payload,
  })
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/contact?ref=contact_error'])
})

describe('pnpm gateway cases', () => {
  async function run(...args: string[]): Promise<string[]> {
    const written: string[] = []
    const write = jest
      .spyOn(process.stdout, 'write')
      .mockImplementation((text) => written.push(String(text)) > 0)
    await casesCommand(test, args).finally(() => write.mockRestore())
    return written
  }
  const open = async (): Promise<string> => {
    await send({ ...message, captcha: await solve() })
    return (await cases())[0]?.case_number ?? ''
  }

  it('lists, shows and closes', async () => {
    const number = await open()
    expect((await run())[1]).toContain(number)
    expect(JSON.parse((await run('show', number, '--json'))[0] ?? '')).toMatchObject({
      description: message.description,
    })
    await run('close', number)
    expect(await run('--status', 'open')).toEqual(['Nothing there\n'])
    expect(JSON.parse((await run('--status', 'closed', '--json'))[0] ?? '')).toMatchObject({
      case_number: number,
    })
  })

  it('answers by mail', async () => {
    const number = await open()
    await run('answer', number, '--text', 'Bonjour,\nla voici.\n\nBonne route !')
    await test.app.deps.jobs.runAll()
    const mail = await test.db
      .selectFrom('mail')
      .selectAll()
      .where('message_id', 'like', 'answer.%')
      .executeTakeFirstOrThrow()
    expect(mail.text).toContain('Bonjour,\nla voici.')
    expect(mail.html).toContain('Bonjour,<br>la voici.')
    expect(await cases()).toMatchObject([{ status: 'answered' }])
  })

  it.each([
    [['show', 'NONE'], 'There is no case NONE'],
    [['answer', 'NONE'], 'answer needs --text'],
    [['list', '--status', 'x'], '--status takes'],
    [['eat'], 'cases takes'],
    [['list', '--limit', '0'], '--limit takes'],
  ])('says what is wrong with %j', async (args, text) => {
    await expect(run(...args)).rejects.toThrow(text)
  })
})
