import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { type AddressInfo, connect, createServer as createTcpServer, type Server } from 'node:net'
import { tryIdentityProvider } from '../capabilities/care/capability'
import { createIssuer, ofIssuer } from '../capabilities/care/sign-in/issuer-fixture'
import { freePort, type PostgresServer, startPostgres } from '../platform/database/postgres'
import { startS3Server } from '../platform/objects/s3-server-fixture'
import { tryPartner } from '../platform/partners/try-partner'
import { startSilentServer } from '../testing/frozen/silent-server'
import { createMailServer } from '../testing/partners/mail-server'
import { testConfig } from '../testing/test-app'
import { checkPartners } from './check-partners'

const closers: (() => Promise<unknown> | unknown)[] = []
afterAll(async () => {
  for (const close of closers.reverse()) await close()
})

const listening = async (server: Server) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  closers.push(() => new Promise((resolve) => server.close(() => resolve(undefined))))
  return (server.address() as AddressInfo).port
}

/** Answers every call so. */
const http = async (status: number, body = '{}') =>
  `http://127.0.0.1:${await listening(
    createServer((_request, response) => response.writeHead(status).end(body)),
  )}`

const mailServer = (auth: string, greeting?: string) => listening(createMailServer(() => auth, greeting))

/** Answers as PgBouncer does to `options` (https://www.pgbouncer.org/config.html#ignore_startup_parameters). */
const poolerThatRefuses = () =>
  listening(
    createTcpServer((socket) => {
      socket.on('error', () => {})
      socket.once('data', () => {
        const fields = ['SFATAL', 'C08P01', 'Munsupported startup parameter: options', ''].join('\0')
        const head = Buffer.from('E\0\0\0\0')
        head.writeInt32BE(4 + fields.length + 1, 1)
        socket.end(Buffer.concat([head, Buffer.from(`${fields}\0`)]))
      })
    }),
  )

/** Passes on all but the settings that a session begins with. */
async function poolerThatForgets(url: string): Promise<string> {
  const server = new URL(url)
  const behind = Number(server.port)
  const port = await listening(
    createTcpServer((socket) => {
      const to = connect(behind, server.hostname)
      for (const each of [socket, to]) each.on('error', () => {})
      socket.once('data', (startup) => {
        const words = startup.subarray(8).toString().split('\0')
        const kept = words.flatMap((word, at) =>
          at % 2 === 0 && word && word !== 'options' ? [word, words[at + 1] ?? ''] : [],
        )
        const body = Buffer.from(`${kept.join('\0')}\0\0`)
        const head = Buffer.from(startup.subarray(0, 8))
        head.writeInt32BE(8 + body.length, 0)
        to.write(Buffer.concat([head, body]))
        socket.pipe(to).pipe(socket)
      })
    }),
  )
  server.host = `127.0.0.1:${port}`
  return server.href
}

const silent = async () => {
  const server = await startSilentServer()
  closers.push(() => server.close())
  return server.port
}

let postgres: PostgresServer
let redis: ChildProcess
let redisPort: number
beforeAll(async () => {
  process.env.AWS_ACCESS_KEY_ID = 'test'
  process.env.AWS_SECRET_ACCESS_KEY = 'secret'
  postgres = await startPostgres()
  redisPort = await freePort()
  redis = spawn('redis-server', ['--port', String(redisPort), '--requirepass', 'right', '--save', ''])
  closers.push(
    () => redis.kill(),
    () => postgres.stop(),
  )
  await new Promise<void>((resolve, reject) => {
    redis.once('error', () => reject(new Error('Redis is not installed: apt-get install redis-server')))
    redis.stdout?.on('data', (text) => String(text).includes('Ready to accept') && resolve())
  })
})

const one = async (settings: Record<string, string>) => {
  const answers = await checkPartners(testConfig(settings))
  expect(answers).toHaveLength(1)
  const [answer] = answers
  expect(answer?.said).not.toMatch(/\n|secret|sk_test_right/)
  return answer
}
const closed = 'http://127.0.0.1:9'
const stripe = (url: string) => ({ STRIPE_SECRET_KEY: 'sk_test_right', STRIPE_API_URL: url })
const alma = (url: string) => ({ ALMA_API_KEY: 'key', ALMA_API_URL: url })
const smtp = (port: number) => ({ SMTP_URL: `smtp://shop:secret@127.0.0.1:${port}` })
const s3 = (endpoint: string, bucket = 'shop') => ({
  ASSETS_S3_BUCKET: bucket,
  ASSETS_S3_REGION: 'eu-west-3',
  ASSETS_S3_ENDPOINT: endpoint,
  ASSETS_S3_PATH_STYLE: 'true',
})

type State = 'right' | 'wrong' | 'away'
const cases: [string, State, RegExp, () => Promise<Record<string, string>>][] = [
  ['Stripe', 'right', /takes the test key/, async () => stripe(await http(200))],
  [
    'Stripe with a wrong key',
    'wrong',
    /401.*Invalid API Key/,
    async () => stripe(await http(401, '{"error":"Invalid API Key"}')),
  ],
  ['Stripe that fails', 'away', /500/, async () => stripe(await http(500))],
  ['Stripe that lies', 'away', /JSON/, async () => stripe(await http(200, '<html>'))],
  ['no Stripe', 'away', /ECONNREFUSED|fetch failed/, async () => stripe(closed)],
  ['Alma', 'right', /takes the key/, async () => alma(await http(200, '[]'))],
  ['Alma with a wrong key', 'wrong', /401/, async () => alma(await http(401))],
  ['a mail server', 'right', /takes mails/, async () => smtp(await mailServer('235 welcome'))],
  ['a mail server with a wrong password', 'wrong', /535/, async () => smtp(await mailServer('535 5.7.8 no'))],
  ['a mail server that refuses all', 'wrong', /554/, async () => smtp(await mailServer('', '554 go away'))],
  ['a mail server that is busy', 'away', /421/, async () => smtp(await mailServer('', '421 later'))],
  ['no mail server', 'away', /ECONNREFUSED/, async () => smtp(9)],
  [
    'a mail server without TLS',
    'wrong',
    /STARTTLS|502/i,
    async () => ({ SMTP_URL: `smtp://127.0.0.1:${await mailServer('')}?requireTLS=true` }),
  ],
  ['a bucket', 'right', /bucket shop/, async () => s3(await bucket())],
  ['no bucket of that name', 'wrong', /NoSuchBucket/, async () => s3(await bucket(), 'other')],
  ['no store', 'away', /ECONNREFUSED/, async () => s3(closed)],
  ['Redis', 'right', /answers/, async () => ({ REDIS_URL: `redis://:right@127.0.0.1:${redisPort}` })],
  [
    'Redis with a wrong password',
    'wrong',
    /WRONGPASS/,
    async () => ({ REDIS_URL: `redis://:no@127.0.0.1:${redisPort}` }),
  ],
  ['no Redis', 'away', /ECONNREFUSED/, async () => ({ REDIS_URL: 'redis://127.0.0.1:9' })],
  ['a database', 'right', /^PostgreSQL \d+/, async () => ({ DATABASE_URL: postgres.url })],
  [
    'no such database',
    'wrong',
    /no such database/,
    async () => ({ DATABASE_URL: Object.assign(new URL(postgres.url), { pathname: '/nothing' }).href }),
  ],
  [
    'a pooler that refuses settings of a session',
    'wrong',
    /pooler of connections, such as PgBouncer/,
    async () => ({ DATABASE_URL: `postgres://shop@127.0.0.1:${await poolerThatRefuses()}/shop` }),
  ],
  [
    'a pooler that leaves them out',
    'wrong',
    /pooler of connections, such as PgBouncer/,
    async () => ({ DATABASE_URL: await poolerThatForgets(postgres.url) }),
  ],
  [
    'no database server',
    'away',
    /ECONNREFUSED/,
    async () => ({ DATABASE_URL: 'postgres://shop@127.0.0.1:9/shop' }),
  ],
  ['a store that stands still', 'away', /./, async () => s3(`http://127.0.0.1:${await silent()}`)],
  [
    'Stripe that stands still',
    'away',
    /timeout|no answer/i,
    async () => stripe(`http://127.0.0.1:${await silent()}`),
  ],
  [
    'a mail server that stands still',
    'away',
    /greeting|timeout|no answer/i,
    async () => smtp(await silent()),
  ],
  [
    'Redis that stands still',
    'away',
    /./,
    async () => ({ REDIS_URL: `redis://127.0.0.1:${await silent()}` }),
  ],
  [
    'a database that stands still',
    'away',
    /./,
    async () => ({ DATABASE_URL: `postgres://shop@127.0.0.1:${await silent()}/shop` }),
  ],
]

async function bucket() {
  const server = await startS3Server()
  closers.push(server.close)
  return server.endpoint
}

it.each(cases)(
  '%s is %s',
  async (_name, state, said, settings) => {
    expect(await one(await settings())).toMatchObject({ state, said: expect.stringMatching(said) })
  },
  30_000,
)

it('says nothing of what is not set, and all of what is, at once', async () => {
  expect(await checkPartners(testConfig())).toEqual([])
  const answers = await checkPartners(testConfig({ ...stripe(closed), ...smtp(9), ...s3(closed) }))
  expect(answers.map(({ partner }) => partner)).toEqual([
    'mails (SMTP_URL)',
    'payments (STRIPE_SECRET_KEY)',
    'pictures (ASSETS_S3_BUCKET)',
  ])
})

describe('the provider that agents sign in with', () => {
  const configuration = (issuer: string) => ({
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
  })
  const answering =
    (token: () => Response, issuer = ofIssuer.issuer) =>
    async (address: string) =>
      new URL(address).pathname === '/token' ? token() : Response.json(configuration(issuer))
  const refusing =
    (error: string, status = 400) =>
    () =>
      Response.json({ error }, { status })
  const attempt = (fetchFrom: Parameters<typeof tryIdentityProvider>[1]) =>
    tryPartner({ partner: 'sign-in', attempt: () => tryIdentityProvider(ofIssuer, fetchFrom) })

  it('is right while it knows the former one of two secrets alone', async () => {
    const issuer = await createIssuer()
    issuer.takeSecret('the former one')
    const check = (...clientSecrets: string[]) =>
      tryPartner({
        partner: 'sign-in',
        attempt: () => tryIdentityProvider({ ...ofIssuer, clientSecrets }, issuer.fetchFrom),
      })
    expect(await check('the new one', 'the former one')).toMatchObject({ state: 'right' })
    expect(await check('the new one')).toMatchObject({ state: 'wrong' })
  })

  it.each([
    [
      'gives no token to a client alone',
      answering(refusing('unauthorized_client')),
      'right',
      /knows the shop/,
    ],
    [
      'gives one',
      answering(() => Response.json({ access_token: 'x', token_type: 'bearer' })),
      'right',
      /knows the shop/,
    ],
    ['does not take the secret', answering(refusing('invalid_client', 401)), 'wrong', /OIDC_CLIENT_SECRET/],
    ['has another name', answering(refusing('x'), 'https://other.example'), 'wrong', /OIDC_ISSUER/],
    ['fails', answering(() => new Response('', { status: 503 })), 'away', /./],
    ['is away', async () => Promise.reject(new TypeError('fetch failed')), 'away', /fetch failed/],
  ] as const)('%s', async (_name, fetchFrom, state, said) => {
    expect(await attempt(fetchFrom)).toMatchObject({ state, said: expect.stringMatching(said) })
  })
})
