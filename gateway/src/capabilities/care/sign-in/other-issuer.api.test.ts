import { captureLog } from '../../../testing/captured-log'
import { createTestApp, movableClock, type TestApp } from '../../../testing/test-app'
import { agentsHost } from './browser-fixture'
import { createIdentityProvider } from './identity-provider'
import { createIssuer, ofIssuer } from './issuer-fixture'

const clock = movableClock(new Date().toISOString())
let test: TestApp
let issuer: Awaited<ReturnType<typeof createIssuer>>

beforeAll(async () => {
  issuer = await createIssuer()
  const signInProvider = createIdentityProvider(ofIssuer, issuer.fetchFrom)
  test = await createTestApp({ hotels: 0, clock, hooks: { signInProvider } })
})
afterAll(() => test.close())
afterEach(() => {
  issuer.goAway(false)
  jest.restoreAllMocks()
})

const ask = (url: string, cookie = '') => test.app.inject({ url, headers: { host: agentsHost, cookie } })
const statusOf = async (token: string) => (await ask('/care/session', `google_token=${token}`)).statusCode

it('[SH-017] shows a page that says so while the provider is away, and goes on when it is back', async () => {
  issuer.goAway(true)
  const answer = await ask('/care/sign-in?to=/search', 'locale=nl_NL')
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10'])
  expect(answer.body).toContain('No se puede iniciar sesión')
  expect(answer.body).toContain('href="/search"')
  expect(await statusOf(await issuer.sign())).toBe(503)
  issuer.goAway(false)
  const { headers } = await ask('/care/sign-in')
  const sent = new URL(String(headers.location))
  expect(sent.origin + sent.pathname).toBe('https://id.example/auth')
  expect(Object.fromEntries(sent.searchParams)).toMatchObject({
    client_id: 'care',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    redirect_uri: `http://${agentsHost}/care/callback`,
    response_type: 'code',
    scope: 'openid email',
  })
})

it('[SH-017] takes a token of the issuer for this client and domain', async () => {
  expect(await statusOf(await issuer.sign())).toBe(200)
})

it.each([
  ['https://id.example', 'https://id.example/'],
  ['https://id.example/', 'https://id.example'],
  ['https://id.example/', 'https://id.example/'],
  ['https://id.example/shop', 'https://id.example/shop/'],
  ['https://id.example/shop/', 'https://id.example/shop'],
])('[SH-017] set as %s, takes tokens of a provider that calls itself %s', async (set, name) => {
  const named = await createIssuer(name)
  const provider = createIdentityProvider({ ...ofIssuer, issuer: set }, named.fetchFrom)
  const now = clock.instant()
  expect(await provider.identify({ token: await named.sign() }, now)).toMatchObject({
    email: 'agent@shop.example',
  })
  const forged = { token: await named.sign({ iss: 'https://evil.test/' }) }
  expect(await provider.identify(forged, now)).toHaveProperty('refused')
})

it.each([
  ['another issuer', { iss: 'https://evil.test' }],
  ['another client', { aud: 'other' }],
  ['another domain', { email: 'agent@other.example' }],
  ['an unverified address', { email_verified: false }],
  ['no sign-in', { nonce: undefined }],
  ['the past', { exp: 1_700_000_000 }],
])('[SH-017] refuses a well-signed token of %s', async (_, change) => {
  expect(await statusOf(await issuer.sign(change))).toBe(401)
})

it('[SH-017] refuses a token that carries the nonce of another sign-in', async () => {
  const begun = await ask('/care/sign-in')
  const sent = new URL(String(begun.headers.location)).searchParams
  const cookie = `care_sign_in=${begun.cookies.find(({ name }) => name === 'care_sign_in')?.value}`
  const finish = () => ask(`/care/callback?code=c&state=${sent.get('state')}`, cookie)
  issuer.answerWith(await issuer.sign({ nonce: 'one of yesterday' }))
  expect((await finish()).statusCode).toBe(403)
  issuer.answerWith(await issuer.sign({ nonce: sent.get('nonce') }))
  expect((await finish()).statusCode).toBe(303)
  issuer.answerWith(await issuer.sign({ nonce: sent.get('nonce'), email: 'agent@other.example' }))
  const refused = await finish()
  expect([refused.statusCode, refused.cookies.map(({ name }) => name)]).toEqual([403, ['care_sign_in']])
})

it('[SH-017] signs in with whichever of two secrets the provider knows, and with no other', async () => {
  const rotating = await createIssuer()
  const provider = createIdentityProvider(
    { ...ofIssuer, clientSecrets: ['the new one', 'the former one'] },
    rotating.fetchFrom,
  )
  const signIn = async () => {
    const { state, nonce, verifier } = await provider.begin({
      redirectUri: 'https://care.example/care/callback',
      languages: 'fr',
    })
    rotating.answerWith(await rotating.sign({ nonce }))
    const address = new URL(`https://care.example/care/callback?code=c&state=${state}`)
    return provider.finish({ address, state, nonce, verifier })
  }
  for (const known of ['the former one', 'the new one']) {
    rotating.takeSecret(known)
    expect(await signIn()).toHaveProperty('token')
  }
  rotating.takeSecret('one that leaked')
  expect(await signIn()).toEqual({ refused: expect.stringContaining('invalid_client') })
})

it('[SH-017] follows the issuer to new keys, and lets old ones go', async () => {
  const old = await issuer.sign()
  expect(await statusOf(old)).toBe(200)
  await issuer.changeKeys()
  const now = Date.now()
  jest.spyOn(Date, 'now').mockReturnValue(now + 31_000)
  expect([await statusOf(await issuer.sign()), await statusOf(old)]).toEqual([200, 401])
})

describe('a provider whose ID tokens do not say who somebody is', () => {
  const reader = {
    email: 'Ada@Shop.Example',
    email_verified: true,
    realm_access: { roles: ['editor'] },
    picture: 'x',
  }
  let elsewhere: Awaited<ReturnType<typeof createIssuer>>
  const log = captureLog()
  let app: TestApp

  beforeAll(async () => {
    elsewhere = await createIssuer()
    elsewhere.sayOfAll(reader)
    const settings = { ...ofIssuer, rolesClaim: 'realm_access.roles' }
    const signInProvider = createIdentityProvider(settings, elsewhere.fetchFrom)
    app = await createTestApp({ hotels: 0, clock, hooks: { signInProvider }, logger: log.logger })
  })
  afterAll(() => app.close())

  const get = (url: string, cookie = '') => app.app.inject({ url, headers: { host: agentsHost, cookie } })
  async function signIn(unsaidEmail?: string) {
    const begun = await get('/care/sign-in')
    const sent = new URL(String(begun.headers.location)).searchParams
    const unsaid = { email: unsaidEmail, email_verified: undefined, nonce: sent.get('nonce') }
    elsewhere.answerWith(await elsewhere.sign(unsaid))
    const cookie = `care_sign_in=${begun.cookies.find(({ name }) => name === 'care_sign_in')?.value}`
    const answer = await get(`/care/callback?code=c&state=${sent.get('state')}`, cookie)
    return { answer, session: answer.cookies.find(({ name }) => name === 'google_token')?.value ?? '' }
  }

  it('[SH-017] lets people in by its userinfo endpoint, with the roles of its claim', async () => {
    const { answer, session } = await signIn()
    expect(answer.statusCode).toBe(303)
    const known = await get('/care/session', `google_token=${session}`)
    expect(known.json()).toMatchObject({ email: 'ada@shop.example', roles: ['editor'] })
    expect(Buffer.from(session.split('~')[1] ?? '', 'base64url').toString()).not.toContain('picture')
  })

  it('[SH-017] takes an address from where it is verified, not one beside it', async () => {
    const { session } = await signIn('lead@shop.example')
    const known = await get('/care/session', `google_token=${session}`)
    expect(known.json()).toMatchObject({ email: 'ada@shop.example' })
  })

  it('[SH-017] takes what it said for that token alone, and nothing that the shop has not signed', async () => {
    const { session } = await signIn()
    const [token = '', besides = ''] = session.split('~')
    const another = await elsewhere.sign({ email: undefined, sub: '2' })
    const changed = Buffer.from(JSON.stringify({ claims: { email: 'lead@shop.example' } })).toString(
      'base64url',
    )
    for (const forged of [
      token,
      `${another}~${besides}`,
      `${token}~${changed}.${besides.split('.')[1]}`,
      `${token}~`,
    ])
      expect((await get('/care/session', `google_token=${forged}`)).statusCode).toBe(401)
    await app.app.inject({
      method: 'POST',
      url: '/care/sign-out',
      headers: { host: agentsHost, cookie: `google_token=${session}` },
    })
    expect((await get('/care/session', `google_token=${session}`)).statusCode).toBe(401)
  })

  it.each<[string, object, object | null, RegExp]>([
    ['the secret', {}, { error: 'invalid_client', error_description: 'unknown' }, /invalid_client · unknown/],
    [
      'a domain',
      { email: 'ada@other.example' },
      null,
      /other\.example, and CARE_EMAIL_DOMAIN is shop\.example/,
    ],
    ['an unverified address', { email_verified: false }, null, /email_verified/],
    ['no address', { email: undefined }, null, /missing or not good: email/],
  ])('[SH-017] says in the log, and there alone, that it was %s', async (_, change, refusal, cause) => {
    elsewhere.sayOfAll({ ...reader, ...change })
    elsewhere.refuseWith(refusal)
    const from = log.lines.length
    const { answer } = await signIn()
    elsewhere.refuseWith(null)
    expect(answer.statusCode).toBe(403)
    const line = log.lines.slice(from).find(({ partner }) => partner === 'oidc')
    expect(line).toMatchObject({ level: 40, cause: expect.stringMatching(cause), reqId: expect.any(String) })
    expect(JSON.stringify(line)).not.toContain('ada@')
    expect(answer.body).not.toMatch(cause)
  })
})
