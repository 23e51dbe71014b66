import { execFile } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { locales } from '@escapade/shared-contracts/rules/visitor/locale'
import fc from 'fast-check'
import { deep } from '../../../tools/test/deep.mjs'
import type { IdentityProvider } from '../capabilities/care/sign-in/identity-provider'
import { createMailer } from '../capabilities/mail/create-mailer'
import { bundleProgram } from '../testing/bundle-program'
import { createTestApp, type TestApp, testClock, testConfig } from '../testing/test-app'
import { buildApp } from './build-app'
import type { TestHooks } from './deps'

const inProduction = (more: Record<string, string> = {}) =>
  testConfig({ NODE_ENV: 'production', STAGE: 'production', ...more })
const sandbox = { SANDBOX: '1' }
const live = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  SMTP_URL: 'smtp://127.0.0.1:9',
  PUBLIC_HOST: 'escapade.example',
}

const demoSeller = path.resolve(__dirname, '../../../demo/seller.json')

let test: TestApp
const opened: Awaited<ReturnType<typeof buildApp>>[] = []
beforeAll(async () => {
  test = await createTestApp({ hotels: 0, config: inProduction(sandbox) })
})
afterAll(async () => {
  for (const app of opened) await app.close()
  await test.close()
})

async function open(settings: Record<string, string>, hooks: TestHooks = {}) {
  const lines: { level: number; msg: string }[] = []
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) }
  const { database } = test
  const app = await buildApp({
    config: inProduction(settings),
    database,
    clock: testClock,
    hooks,
    logger: { level: 'warn', stream },
  })
  opened.push(app)
  return { app, warnings: () => lines.filter(({ msg }) => msg.startsWith('DEV_TOOLS')) }
}

const mail = (locale: (typeof locales)[number]) => ({
  messageId: `${locale}@example.com`,
  recipient: 'anne@example.com',
  locale,
  subject: 'Booked by anne',
  html: '<!doctype html><html><head><title>x</title></head><body><p>written to anne</p></body></html>',
  text: 'written to anne',
})

describe('the server', () => {
  let folder: string
  beforeAll(async () => {
    folder = await bundleProgram('src/app/server.ts')
  })
  afterAll(() => rm(folder, { recursive: true }))

  const start = (env: Record<string, string>) =>
    new Promise<{ code: number | null; said: string }>((resolve) => {
      const program = path.join(folder, 'server.js')
      const child = execFile(process.execPath, [program], { env, cwd: folder }, (_, __, said) =>
        resolve({
          code: child.exitCode,
          said: said
            .split('\n')
            .filter(Boolean)
            .map((line) => JSON.parse(line).msg)
            .join('\n'),
        }),
      )
    })

  it('without any setting ends with one explanation of all that is missing', async () => {
    const { code, said } = await start({})
    expect(code).toBe(78)
    for (const name of [
      'STRIPE_SECRET_KEY',
      'SMTP_URL',
      'MAIL_FROM',
      'GIFT_SECRET',
      'PUBLIC_HOST',
      'SELLER_FILE',
      'OIDC_ISSUER',
      'OIDC_CLIENT_ID',
      'OIDC_CLIENT_SECRET',
      'CARE_EMAIL_DOMAIN',
    ])
      expect(said).toContain(name)
    expect(said).toContain('SANDBOX=1')
  })

  it.each([
    ['PORT', 'four'],
    ['SMTP_URL', 'mail.example:587'],
    ['SMTP_URL', 'http://mail.example'],
    ['STRIPE_SECRET_KEY', 'foo'],
    ['STRIPE_PAYMENT_METHODS', 'card,klarna'],
    ['ASSETS_S3_ENDPOINT', 'minio:9000'],
    ['DATABASE_URL', 'mysql://x'],
    ['REDIS_URL', 'redis'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', 'true'],
    ['MAIL_FROM', 'Escapade'],
    ['PAY_LATER_MARKETS', 'fr,uk'],
    ['OIDC_ISSUER', 'id.example'],
    ['CARE_LEADS', 'ada@other.example'],
  ])('ends as well with a setting that is wrong, named: %s=%s', async (name, value) => {
    const { code, said } = await start({ SANDBOX: '1', CARE_EMAIL_DOMAIN: 'escapade.example', [name]: value })
    expect([code, said]).toEqual([78, expect.stringContaining(`${name}: `)])
    expect(said).not.toContain('    at ')
  })

  it('ends as well where a partner says that a setting is wrong, and says which is away', async () => {
    const stripe = createServer((_request, response) =>
      response.writeHead(401).end('{"error":"Invalid API Key"}'),
    )
    await new Promise<void>((resolve) => stripe.listen(0, '127.0.0.1', resolve))
    const { port } = stripe.address() as AddressInfo
    const { demonstration: _, ...seller } = JSON.parse(await readFile(demoSeller, 'utf8'))
    const sellerFile = path.join(folder, 'seller.json')
    await writeFile(sellerFile, JSON.stringify(seller))
    const { code, said } = await start({
      ...live,
      STRIPE_API_URL: `http://127.0.0.1:${port}`,
      STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
      MAIL_FROM: 'hello@escapade.example',
      GIFT_SECRET: 'the same for every gateway of the shop',
      SELLER_FILE: sellerFile,
      OIDC_ISSUER: 'https://127.0.0.1:9',
      OIDC_CLIENT_ID: 'shop',
      OIDC_CLIENT_SECRET: 'secret',
      CARE_EMAIL_DOMAIN: 'escapade.example',
    })
    stripe.close()
    expect([code, said]).toEqual([
      78,
      expect.stringMatching(/payments \(STRIPE_SECRET_KEY\) is wrong: .*401/),
    ])
    expect(said).toMatch(/mails \(SMTP_URL\) is away/)
    expect(said).toMatch(/sign-in of agents \(OIDC_ISSUER\) is away/)
  }, 40_000)

  it('says which database cannot be reached, and leaves the next try to its supervisor', async () => {
    const { code, said } = await start({ SANDBOX: '1', DATABASE_URL: 'postgres://shop@127.0.0.1:9/shop' })
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/^database \(DATABASE_URL\) is away: .*ECONNREFUSED/),
    ])
  })

  it('names what is missing and what is wrong together', async () => {
    const { said } = await start({ SMTP_URL: 'mail.example:587' })
    expect(said).toMatch(/STRIPE_SECRET_KEY is missing[\s\S]*SMTP_URL: takes smtp/)
  })
})

describe('a gateway that was put together all the same', () => {
  it.each([
    ['a payment provider', { SMTP_URL: live.SMTP_URL }, /STRIPE_SECRET_KEY is missing/],
    ['a mail server', { STRIPE_SECRET_KEY: live.STRIPE_SECRET_KEY }, /SMTP_URL is missing/],
  ])('does not pretend to have %s', async (_, settings, said) => {
    await expect(open(settings)).rejects.toThrow(said)
  })

  it('has no test cards where it has a payment provider', async () => {
    const { app } = await open(live)
    expect(app.routeTable.filter(({ url }) => /sandbox|^\/mailbox|docs/.test(url))).toEqual([])
  })
})

describe('a tool of developers', () => {
  it.each([
    ['mailbox', '/mailbox'],
    ['mailbox', '/mailbox/fr_FR@example.com/body'],
    ['docs', '/docs/json'],
    ['docs', '/docs/'],
  ])('%s: %s is off in production and on where it is asked for, with a warning', async (tool, url) => {
    await test.app.deps.mailer.deliver(mail('fr_FR'))
    const off = await test.app.inject(url)
    expect([off.statusCode, off.json().code]).toEqual([404, 'not-found'])
    const { app, warnings } = await open({ ...sandbox, DEV_TOOLS: tool })
    expect((await app.inject(url)).statusCode).toBe(200)
    expect(warnings()).toEqual([
      expect.objectContaining({ level: 40, msg: expect.stringContaining(`: ${tool} `) }),
    ])
  })

  it('cc makes any visit of an agent one of customer care only where it is asked for', async () => {
    const identify = async () => ({ email: 'agent@escapade.example', roles: ['agent'] as const })
    const hooks = { signInProvider: { identify } as unknown as IdentityProvider }
    const asked = { url: '/care/session', headers: { cookie: 'cc=1; google_token=x' } }
    const on = await open({ ...sandbox, DEV_TOOLS: 'cc' }, hooks)
    expect((await on.app.inject(asked)).statusCode).toBe(200)
    const off = await open(sandbox, hooks)
    expect((await off.app.inject(asked)).statusCode).toBe(401)
  })
})

it('no route shows a mail in production, however it is asked', async () => {
  await test.app.deps.mailer.deliver(mail('fr_FR'))
  const { messageId: id } = await test.db.selectFrom('mail').select('messageId').executeTakeFirstOrThrow()
  const routes = test.app.routeTable.filter(({ method }) => method === 'GET').map(({ url }) => url)
  expect(routes.length).toBeGreaterThan(30)
  const route = fc.constantFrom(
    '/mailbox',
    '/mailbox/:id',
    '/mailbox/:id/body',
    '/mailbox/style.css',
    ...routes,
  )
  const value = fc.constantFrom(id, encodeURIComponent(id), '*', '..', '%2e%2e', '%2fmailbox', 'mailbox')
  const tail = fc.constantFrom(
    '',
    '/',
    '?locale=fr_FR',
    '/mailbox',
    '/../mailbox',
    '/%2e%2e/mailbox',
    `/${id}/body`,
  )
  await fc.assert(
    fc.asyncProperty(route, value, tail, async (url, one, end) => {
      const asked = url.replace(/:[A-Za-z]+(\([^)]*\))?|\*/g, one) + end
      const { body } = await test.app.inject(asked)
      expect({ asked, isShown: body.includes('written to anne') }).toEqual({ asked, isShown: false })
    }),
    { numRuns: deep(400, 1500) },
  )
})

describe('a sandbox', () => {
  it.each([
    ['fr_FR', 'Ceci est une démonstration'],
    ['fr_BE', 'Ceci est une démonstration'],
    ['es_ES', 'Esto es una demostración'],
    ['nl_NL', 'Dit is een demonstratie'],
    ['nl_BE', 'Dit is een demonstratie'],
    ['it_IT', 'Questa è solo una dimostrazione'],
  ] as const)('says in %s in each mail that nothing is sold', async (locale, inMail) => {
    await test.app.deps.mailer.deliver(mail(locale))
    const kept = await test.db
      .selectFrom('mail')
      .selectAll()
      .where('messageId', '=', `${locale}@example.com`)
      .executeTakeFirstOrThrow()
    expect(kept.text).toMatch(new RegExp(`^${inMail}.*\n\nwritten to anne$`))
    expect(kept.html).toMatch(new RegExp(`<body>\\s*<p class="sandbox" role="note" lang="..-..">${inMail}`))
  })

  it('says so on the pages that the gateway draws', async () => {
    const { headers, body } = await test.app.inject('/front-gateway/marketing/newsletter/confirm/x')
    expect(headers['content-type']).toContain('text/html')
    expect(body).toContain('<p class="sandbox" role="note">')
  })

  it('sends no mail that could not say so', () => {
    expect(() => test.app.deps.mailer.deliver({ ...mail('fr_FR'), html: 'plain' })).toThrow(
      /nothing was sold/,
    )
  })

  it('tells the shell', async () => {
    const url = '/front-gateway/config/revision'
    expect((await test.app.inject(url)).json()).toMatchObject({ sandbox: true })
    const { app } = await open(live)
    expect((await app.inject(url)).json()).toMatchObject({ sandbox: false })
  })
})

it('a shop that sells says nothing of the kind', async () => {
  const { app } = await open(live)
  expect((await app.inject('/front-gateway/marketing/newsletter/confirm/x')).body).not.toContain(
    'role="note"',
  )
  const config = { ...test.config, sandbox: false }
  const mailer = await createMailer(app, { db: test.db, clock: testClock, config })
  await mailer.deliver({ ...mail('fr_FR'), messageId: 'live@example.com' })
  const kept = await test.db
    .selectFrom('mail')
    .select('html')
    .where('messageId', '=', 'live@example.com')
    .execute()
  expect(kept).toEqual([{ html: mail('fr_FR').html }])
})
