import { createTestApp, movableClock, type TestApp, testConfig } from '../../testing/test-app'
import { newsletterCommand } from './commands'

const start = '2027-03-01T09:00:00Z'
const clock = movableClock(start)
let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ hotels: 0, clock })
})
afterAll(() => test.close())
beforeEach(async () => {
  clock.set(start)
  for (const table of ['newsletterSubscription', 'mail', 'outbox'] as const)
    await test.db.deleteFrom(table).execute()
})

const url = '/front-gateway/marketing/newsletter'
const anne = { email: 'Anne@Example.com', country: 'FR', language: 'fr', source: 'footer' }
const subscribe = (payload: object, app = test.app) => app.inject({ method: 'POST', url, payload })
const rows = () => test.db.selectFrom('newsletterSubscription').selectAll().execute()
async function mails() {
  await test.app.deps.jobs.runAll()
  return test.db.selectFrom('mail').selectAll().orderBy('sentAt').execute()
}
/** Path of a mail's link, as the shell hands it to the gateway. */
const linkIn = (text: string, action: string): string =>
  new URL(text.match(new RegExp(`https?://\\S+/${action}/\\S+`))?.[0] ?? '').pathname
const get = (path: string) => test.app.inject(path)
const post = (path: string) => test.app.inject({ method: 'POST', url: path })
const form = (fields: Record<string, string>) =>
  test.app.inject({
    method: 'POST',
    url: `${url}/form`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })

describe('subscribing', () => {
  it('[GW-031] [SC-049] keeps the wish and sends a mail that confirms it', async () => {
    const answer = await subscribe(anne)
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'confirmation-sent' }])
    expect(await rows()).toMatchObject([
      { email: 'anne@example.com', country: 'FR', language: 'fr', source: 'footer', status: 'pending' },
    ])
    expect(await mails()).toMatchObject([{ recipient: 'anne@example.com', locale: 'fr_FR' }])
  })

  it.each([
    ['FR', 'fr', 'Plus qu’un clic'],
    ['ES', 'es', 'Solo un clic'],
    ['BE', 'nl', 'Nog één klik'],
    ['IT', 'it', 'Manca un clic'],
  ])('[GW-031] writes to %s in %s', async (country, language, subject) => {
    await subscribe({ ...anne, country, language })
    const [mail] = await mails()
    expect(mail?.subject).toContain(subject)
    expect(mail?.text).toContain(`//${country.toLowerCase()}.localhost:3000/`)
  })

  it.each([
    ['an address without a domain', { ...anne, email: 'anne' }, 'body.email'],
    ['a top-level domain that is none', { ...anne, email: 'a@b' }, 'body.email'],
    ['no address', { country: 'FR', language: 'fr' }, 'body.email'],
    ['another country', { ...anne, country: 'DE' }, 'body.country'],
    ['a language that the market does not speak', { ...anne, country: 'ES' }, 'body.language'],
    ['an unknown source', { ...anne, source: 'tv' }, 'body.source'],
  ])('[GW-031] refuses %s', async (_, payload, path) => {
    const answer = await subscribe(payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'invalid-request', errors: [{ path }] })
    expect(await rows()).toEqual([])
  })

  it.each(['home', 'search', 'ideas', 'wishlist', 'footer', 'modal'])(
    '[CO-062] takes the source %s',
    async (source) => {
      expect((await subscribe({ ...anne, source })).statusCode).toBe(200)
      expect(await rows()).toMatchObject([{ source }])
    },
  )

  it('sends one mail to who presses twice, and another one to who asks later', async () => {
    await subscribe(anne)
    await subscribe({ ...anne, email: 'anne@example.com' })
    expect(await mails()).toHaveLength(1)
    clock.set('2027-03-01T09:06:00Z')
    await subscribe(anne)
    expect(await mails()).toHaveLength(2)
    expect(await rows()).toHaveLength(1)
  })

  it('[GW-031] says when to come back to who asks too often', async () => {
    const limited = await createTestApp({ hotels: 0, config: testConfig({ RATE_LIMIT: '0.1' }) })
    const first = await subscribe(anne, limited.app)
    const second = await subscribe(anne, limited.app)
    await limited.close()
    expect([first.statusCode, second.statusCode]).toEqual([200, 429])
    expect(Number(second.headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('the form where no script runs', () => {
  const form = async (
    payload: string,
    { app = test.app, type = 'application/x-www-form-urlencoded' } = {},
  ) => {
    const headers = { 'content-type': type, 'accept-language': 'nl-BE,nl;q=0.9' }
    return app.inject({
      method: 'POST',
      url: '/front-gateway/marketing/newsletter/form',
      headers,
      payload,
    })
  }

  it.each([
    ['too much', `email=${'x'.repeat(5_000)}`, 'application/x-www-form-urlencoded', 413],
    ['something else', '<form/>', 'application/xml', 415],
    ['broken JSON', '{', 'application/json', 400],
  ])('[GW-031] shows itself again to who sends %s', async (_, payload, type, status) => {
    const answer = await form(payload, { type })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
    expect(answer.body).toContain('Dit e-mailadres lijkt niet te kloppen')
  })

  it('[GW-031] asks who comes too often to come back later, on a page', async () => {
    const limited = await createTestApp({ hotels: 0, config: testConfig({ RATE_LIMIT: '0.001' }) })
    const sent = 'email=anne%40example.com&country=NL&language=nl'
    await form(sent, limited)
    const answer = await form(sent, limited)
    const [first, second] = [
      await limited.app.inject('/front-gateway/marketing/newsletter/confirm/x'),
      await limited.app.inject('/front-gateway/marketing/newsletter/confirm/x'),
    ]
    await limited.close()
    expect([answer.statusCode, first.statusCode, second.statusCode]).toEqual([429, 404, 429])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(answer.body).toContain('Eén momentje')
    expect(second.body).toContain('Un instant')
  })
})

describe('the links of the mail', () => {
  const linksOf = async () => {
    await subscribe(anne)
    const text = (await mails())[0]?.text ?? ''
    return { confirm: linkIn(text, 'confirm'), unsubscribe: linkIn(text, 'unsubscribe') }
  }

  it('confirm after a button: following a link alone, as mail scanners do, changes nothing', async () => {
    const { confirm } = await linksOf()
    const page = await get(confirm)
    expect(page.body).toContain('Confirmez votre inscription')
    expect(await rows()).toMatchObject([{ status: 'pending' }])
    expect((await post(confirm)).body).toContain('Votre inscription est confirmée')
    expect(await rows()).toMatchObject([{ status: 'confirmed', confirmedAt: clock.instant() }])
    await subscribe(anne)
    expect(await mails()).toHaveLength(1)
  })

  it('unsubscribe, before and after; a new subscription has to be confirmed again', async () => {
    const { confirm, unsubscribe } = await linksOf()
    await post(confirm)
    expect((await get(unsubscribe)).body).toContain('Quitter la newsletter')
    expect((await post(unsubscribe)).body).toContain('Votre désinscription est faite')
    expect(await rows()).toMatchObject([{ status: 'unsubscribed' }])
    await post(confirm)
    expect(await rows()).toMatchObject([{ status: 'unsubscribed' }])
    await subscribe(anne)
    expect(await rows()).toMatchObject([{ status: 'pending', mails: 2 }])
  })

  it('are good for what they were made for only', async () => {
    const { confirm, unsubscribe } = await linksOf()
    const token = confirm.split('/').at(-1)
    const other = unsubscribe.split('/').at(-1)
    for (const wrong of [`${token}x`, other, 'x', `${token?.split('.')[0]}.`]) {
      const answer = await post(`${url}/confirm/${wrong}`)
      expect(answer.statusCode).toBe(404)
      expect(answer.body).toContain('Ce lien ne fonctionne plus')
    }
    expect(await rows()).toMatchObject([{ status: 'pending' }])
  })

  it('lead nowhere once the address was forgotten', async () => {
    const { confirm } = await linksOf()
    clock.set('2027-04-02T09:00:00Z')
    await test.app.deps.jobs.runAll()
    expect(await rows()).toEqual([])
    expect((await post(confirm)).statusCode).toBe(404)
  })
})

describe('the form without scripts', () => {
  it('answers with a page of the visitor’s language', async () => {
    const answer = await form({ email: 'a@b.it', country: 'IT', language: 'it', source: 'footer' })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('Grazie, manca un passo')
    expect(await rows()).toMatchObject([{ email: 'a@b.it', source: 'footer' }])
  })

  it('[GW-031] shows the form again with what was typed', async () => {
    const answer = await form({ email: '"><script>', country: 'BE', language: 'nl' })
    expect(answer.statusCode).toBe(400)
    expect(answer.body).toContain('Dit e-mailadres lijkt niet te kloppen')
    expect(answer.body).toContain('value="&quot;&gt;&lt;script&gt;"')
  })
})

it('is listed for operators, who can take an address out', async () => {
  await subscribe(anne)
  const lines = async (...args: string[]) => {
    const written: string[] = []
    const write = jest
      .spyOn(process.stdout, 'write')
      .mockImplementation((text) => written.push(String(text)) > 0)
    await newsletterCommand(test, args).finally(() => write.mockRestore())
    return written
  }
  const [line = '{}'] = await lines('--json')
  const { id } = JSON.parse(line)
  expect(JSON.parse(line)).toMatchObject({ email: 'anne@example.com', status: 'pending' })
  expect(await lines('unsubscribe', id)).toContain('status: unsubscribed\n')
  expect(await lines('list', '--status', 'pending')).toEqual(['Nothing there\n'])
  await expect(lines('unsubscribe', 'x')).rejects.toThrow('There is no subscription x')
  await expect(lines('--status', 'x')).rejects.toThrow('--status takes')
})
