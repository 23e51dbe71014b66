import { createTestApp, movableClock, type TestApp } from '../../../testing/test-app'
import { createDevice, type Device } from '../accounts-fixture'

const clock = movableClock()
let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ hotels: 0, clock })
})
afterAll(() => test.close())

let people = 0
const newEmail = () => {
  people += 1
  return `nora${people}@example.com`
}
const other = (code: string) => (code[0] === '0' ? `1${code.slice(1)}` : `0${code.slice(1)}`)
const byCode = (
  device: Device,
  { signInRequest, code }: Awaited<ReturnType<Device['askedMail']>>,
  typed = code,
) => device.post('/sign-in', { signInRequest, code: typed })
const signIns = () => test.db.selectFrom('signInRequest').selectAll().execute()

describe('signing in by mail', () => {
  it('[SH-025] takes the six digits of the mail, sets both cookies and knows the page to go on with', async () => {
    const device = createDevice(test.app)
    const { signInRequest, code } = await device.askedMail('Nora@Example.com', { origin: '/nl/search?a=1' })
    expect(code).toMatch(/^\d{6}$/)
    const answer = await device.post('/sign-in', { signInRequest, code })
    expect(answer.json()).toEqual({
      accountId: expect.any(String),
      email: 'nora@example.com',
      isNew: true,
      hasPasskey: false,
      origin: '/nl/search?a=1',
    })
    const cookies = Object.fromEntries(answer.cookies.map((cookie) => [cookie.name, cookie]))
    for (const name of ['accessToken', 'userAccountId'])
      expect(cookies[name]).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    expect((await device.get()).json()).toMatchObject({ email: 'nora@example.com' })
  })

  it('[SH-025] opens the same account the next time, in whatever case the address is typed', async () => {
    const email = newEmail()
    const first = (await createDevice(test.app).signIn(email)).json()
    const second = (await createDevice(test.app).signIn(email.toUpperCase())).json()
    expect(second).toMatchObject({ accountId: first.accountId, isNew: false })
  })

  it('[SH-025] takes the link instead, on the device alone that asked', async () => {
    const device = createDevice(test.app)
    const { link, signInRequest, code } = await device.askedMail(newEmail())
    const scanner = createDevice(test.app)
    expect((await scanner.post('/sign-in', { link })).json()).toMatchObject({
      status: 403,
      code: 'link-for-other-device',
    })
    expect((await scanner.post('/sign-in', { signInRequest, code })).json().code).toBe('code-not-valid')
    expect((await device.post('/sign-in', { link })).statusCode).toBe(200)
    expect((await device.post('/sign-in', { link })).json().code).toBe('code-not-valid')
  })

  it('[SH-025] refuses a code that is wrong, used or ten minutes old, and the sixth try', async () => {
    const device = createDevice(test.app)
    const used = await device.askedMail(newEmail())
    expect((await byCode(device, used)).statusCode).toBe(200)
    expect((await byCode(device, used)).json().code).toBe('code-not-valid')

    const tried = await device.askedMail(newEmail())
    for (let tries = 0; tries < 5; tries += 1)
      expect((await byCode(device, tried, other(tried.code))).statusCode).toBe(403)
    expect((await byCode(device, tried)).statusCode).toBe(403)

    const late = await device.askedMail(newEmail())
    const now = clock.instant()
    clock.set(new Date(now.getTime() + 10 * 60_000).toISOString())
    expect((await byCode(device, late)).statusCode).toBe(403)
    clock.set(now.toISOString())
  })

  it('[SH-025] works in two tabs that asked for different addresses', async () => {
    const device = createDevice(test.app)
    const [one, two] = [await device.askedMail(newEmail()), await device.askedMail(newEmail())]
    expect((await byCode(device, one)).statusCode).toBe(200)
    expect((await byCode(device, two)).statusCode).toBe(200)
  })

  it('sends code and link in the language of the page, to the address that was typed', async () => {
    const email = newEmail()
    const { code, link } = await createDevice(test.app).askedMail(email, { locale: 'nl_BE' })
    await test.app.deps.jobs.runAll()
    const mail = await test.db
      .selectFrom('mail')
      .selectAll()
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow()
    expect(mail.subject).toBe(`${code} is je code om je aan te melden`)
    expect(mail.text).toContain(`/nl/account/signin?link=${link}`)
  })

  it('keeps hashes only, and an hour alone', async () => {
    const { code, link } = await createDevice(test.app).askedMail(newEmail())
    const kept = JSON.stringify(await signIns())
    expect(kept).not.toContain(`"${code}"`)
    expect(kept).not.toContain(link)
    const now = clock.instant()
    clock.set(new Date(now.getTime() + 3_700_000).toISOString())
    await test.app.deps.jobs.runAll()
    expect(await signIns()).toEqual([])
    clock.set(now.toISOString())
  })

  it.each(['//evil.example/', 'https://evil.example', '/\\evil.example', 'account/trips'])(
    '[SH-025] goes on with no page of others: %s',
    async (origin) => {
      expect((await createDevice(test.app).ask(newEmail(), { origin })).statusCode).toBe(400)
    },
  )
})

describe('strangers who guess', () => {
  it('[SH-025] answers alike for a mailbox with an account and for one without', async () => {
    const email = newEmail()
    await createDevice(test.app).signIn(email)
    const [known, unknown] = [
      await createDevice(test.app).ask(email),
      await createDevice(test.app).ask(newEmail()),
    ]
    expect([known.statusCode, unknown.statusCode]).toEqual([200, 200])
    expect(Object.keys(known.json())).toEqual(Object.keys(unknown.json()))
  })

  it('[SH-025] never sign in by 10,000 wrong codes from 200 addresses, and never lock the owner out', async () => {
    const email = newEmail()
    let accepted = 0
    let wrong = 0
    for (let address = 0; wrong < 10_000; address += 1) {
      const stranger = createDevice(test.app, {
        remoteAddress: `203.0.${113 + (address >> 8)}.${address % 256}`,
      })
      for (let asked = 0; asked < 10 && wrong < 10_000; asked += 1) {
        const answer = await stranger.ask(email)
        if (answer.statusCode === 429) break
        const { signInRequest, digits } = answer.json()
        const guesses = Array.from({ length: 5 }, () =>
          stranger.post('/sign-in', { signInRequest, code: '0'.repeat(digits) }),
        )
        for (const { statusCode } of await Promise.all(guesses)) accepted += Number(statusCode === 200)
        wrong += guesses.length
      }
      if (address % 100 !== 0) continue
      expect((await createDevice(test.app).signIn(email)).statusCode).toBe(200)
    }
    expect(accepted).toBe(0)
    expect((await createDevice(test.app).signIn(email)).statusCode).toBe(200)
  }, 240_000)

  it('[SH-025] types more digits while a mailbox is asked for very often', async () => {
    const email = newEmail()
    const lengths = []
    for (let asked = 0; asked < 6; asked += 1)
      lengths.push(
        (await createDevice(test.app, { remoteAddress: `192.0.2.${asked}` }).ask(email)).json().digits,
      )
    expect(lengths).toEqual([6, 6, 6, 6, 6, 9])
  })

  it('[SH-025] gets no more than thirty mails in ten minutes from one address', async () => {
    const stranger = createDevice(test.app, { remoteAddress: '192.0.2.77' })
    const statuses = []
    for (let mailbox = 0; mailbox < 40; mailbox += 1)
      statuses.push((await stranger.ask(`many${mailbox}@example.com`)).statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(30)
    const refused = await stranger.ask('many99@example.com')
    expect(refused.json().code).toBe('too-many-requests')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })
})
