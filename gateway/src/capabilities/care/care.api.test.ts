import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createTestApp, movableClock, type TestApp, testConfig } from '../../testing/test-app'
import { createWriter, message, type Writer } from './care-fixture'

const start = '2027-03-01T09:00:00Z'
const clock = movableClock(start)
let test: TestApp
let writer: Writer
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
  writer = createWriter(test)
})
afterAll(async () => {
  await test.close()
  await new Promise((resolve) => crm.close(resolve))
})
beforeEach(async () => {
  clock.set(start)
  taken = []
  crmStatus = 302
  await writer.forgetAll()
})

describe('POST /crm/web-to-case', () => {
  it('[GW-033] [SC-048] [CO-034] keeps the case and leads back with ref', async () => {
    const answer = await writer.send({ ...message, captcha: await writer.solve() })
    expect(answer.statusCode).toBe(302)
    const [page, number] = String(answer.headers.location).split('&case=')
    expect(page).toBe('/fr/contact?ref=contact_thank_you')
    expect(number).toMatch(/^[2-9A-HJ-NP-Z]{8}$/)
    expect(await writer.cases()).toMatchObject([
      {
        caseNumber: number,
        status: 'open',
        reason: 'emailconf',
        requestType: 'Information/request',
        requestSubtype: 'Confirmation email',
        bookingNumber: '12345678',
        email: 'anne@example.com',
      },
    ])
  })

  it('[CO-024] [GW-033] takes the reason “no confirmation” without a number, and no other', async () => {
    const without = { ...message, Booking_ID__c: '' }
    const sent = await writer.send({ ...without, captcha: await writer.solve() })
    expect(sent.headers.location).toContain('contact_thank_you')
    const change = { ...without, contact_reason: 'modification', captcha: await writer.solve() }
    expect((await writer.send(change)).headers.location).toContain('contact_error')
    const wrong = { ...message, Booking_ID__c: '123', captcha: await writer.solve() }
    expect((await writer.send(wrong)).headers.location).toContain('contact_error')
    expect(await writer.cases()).toMatchObject([{ bookingNumber: null }])
  })

  it('[GW-033] acknowledges it by mail in the visitor’s language and passes it on to the CRM', async () => {
    await writer.send({ ...message, captcha: await writer.solve() })
    await test.app.deps.jobs.runAll()
    const [contact] = await writer.cases()
    const mails = await test.db.selectFrom('mail').selectAll().execute()
    expect(mails).toMatchObject([{ recipient: 'anne@example.com', locale: 'fr_BE' }])
    expect(mails[0]?.subject).toBe(`Nous avons bien reçu votre message (${contact?.caseNumber})`)
    expect(mails[0]?.text).not.toContain('confirmation ?')
    expect(Object.fromEntries(taken[0] ?? [])).toMatchObject({
      Booking_ID__c: '12345678',
      requestType: 'Information/request',
      external_id: contact?.caseNumber,
    })
  })

  it('tries the CRM again when it is away, and sends no second mail', async () => {
    crmStatus = 503
    await writer.send({ ...message, captcha: await writer.solve() })
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
    const answer = await writer.send({ ...fields, captcha: await writer.solve() })
    expect(answer.statusCode).toBe(302)
    expect(answer.headers.location).toMatch(/\/contact\?ref=contact_error$/)
    expect(await writer.cases()).toEqual([])
  })

  it('[CO-024] asks for no booking number before there is a booking', async () => {
    const fields = {
      ...message,
      Booking_ID__c: '',
      contact_reason: 'avv_info',
      captcha: await writer.solve(),
    }
    expect((await writer.send(fields)).headers.location).toContain('contact_thank_you')
    expect(await writer.cases()).toMatchObject([{ bookingNumber: null }])
  })

  it.each([
    'https://evil.test/contact',
    '//evil.test',
    'javascript:alert(1)',
    'http://be.localhost:3000//evil.test',
    '',
  ])('never leads to %s', async (retURL) => {
    const { location } = (await writer.send({ ...message, retURL })).headers
    expect(location).toBe('/contact?ref=contact_error')
  })
})

it('[GW-033] says when to come back to who writes too often', async () => {
  const limited = await createTestApp({ hotels: 0, config: testConfig({ RATE_LIMIT: '0.1' }) })
  const headers = { referer: 'http://be.localhost:3000/nl/contact' }
  const stranger = createWriter(limited)
  const [first, second] = [await stranger.send(message), await stranger.send(message, headers)]
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
