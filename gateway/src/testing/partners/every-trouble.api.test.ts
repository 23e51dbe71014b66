import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer as createHttpServer, type RequestListener } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { assetsCommand } from '../../capabilities/assets/intake/assets-command'
import { createWriter, message } from '../../capabilities/care/care-fixture'
import { agentsHost } from '../../capabilities/care/sign-in/browser-fixture'
import { createIdentityProvider } from '../../capabilities/care/sign-in/identity-provider'
import { createIssuer, ofIssuer } from '../../capabilities/care/sign-in/issuer-fixture'
import { createOperator } from '../../capabilities/operations/operations-fixture'
import { addOneRoom, createShopper, orderRequest } from '../../capabilities/orders/orders-fixture'
import { startFakeAlma } from '../../capabilities/pay-later/testing/fake-alma'
import { makeDue } from '../../platform/jobs/outbox'
import { startS3Server } from '../../platform/objects/s3-server-fixture'
import { createMetrics } from '../../platform/observe/metrics'
import { allPartners, type CallOutcome, type Partner } from '../../platform/observe/partner-calls'
import { captureLog } from '../captured-log'
import { createTestApp, type TestApp, testConfig } from '../test-app'
import { sellerFile } from '../test-seller'
import { createMailServer } from './mail-server'
import { startTroubledPartner, type Trouble } from './troubled-partner'

const closers: (() => unknown)[] = []
afterAll(async () => {
  for (const close of closers.reverse()) await close()
})

const listening = async (server: Server) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  closers.push(() => new Promise((resolve) => server.close(resolve)))
  return (server.address() as AddressInfo).port
}
const http = (answer: RequestListener) => listening(createHttpServer(answer))
const portOf = (url: string) => Number(new URL(url).port)
const answerOf = (status: string, type: string, body: string) =>
  `HTTP/1.1 ${status}\r\ncontent-type: ${type}\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`
const lie = answerOf('200 OK', 'text/html', '<html>Sign in to this network</html>')
const denied = (body: object, to = /./) => ({
  to,
  answer: answerOf('401 Unauthorized', 'application/json', JSON.stringify(body)),
})

let trouble: Trouble = 'none'
let partners: Record<Partner, Awaited<ReturnType<typeof startTroubledPartner>>>
let issuer: Awaited<ReturnType<typeof createIssuer>>
let test: TestApp
let picture: string
const { logger, lines } = captureLog('warn')
const metrics = createMetrics()

/** Tells everybody's trouble, and ends what was open. */
function cause(next: Trouble) {
  trouble = next
  for (const partner of Object.values(partners)) partner.cause(next)
}

beforeAll(async () => {
  process.env.AWS_ACCESS_KEY_ID = 'test'
  process.env.AWS_SECRET_ACCESS_KEY = 'secret'
  const [alma, s3] = [await startFakeAlma(), await startS3Server()]
  closers.push(alma.stop, s3.close)
  issuer = await createIssuer()
  const intent = JSON.stringify({ id: 'pi_1', status: 'requires_payment_method', payment_method: null })
  const start = async (options: Parameters<typeof startTroubledPartner>[0]) => {
    const partner = await startTroubledPartner(options)
    closers.push(partner.close)
    return partner
  }
  partners = {
    stripe: await start({
      behind: await http((_, response) => response.end(intent)),
      denial: denied({ error: { type: 'invalid_request_error', message: 'Invalid API Key' } }),
      lie,
    }),
    alma: await start({ behind: portOf(alma.url), denial: denied({}), lie }),
    smtp: await start({
      behind: await listening(createMailServer(() => (trouble === 'wrong key' ? '535 no' : '235 welcome'))),
      lie: '<html>\r\n',
      greets: true,
    }),
    oidc: await start({
      behind: await http(async (request, response) => {
        const body = await text(request)
        const said = await issuer.fetchFrom(`https://id.example${request.url}`, { body })
        response.writeHead(said.status, { 'content-type': 'application/json' }).end(await said.text())
      }),
      denial: denied({ error: 'invalid_client' }, /^POST \/token/),
      lie,
    }),
    s3: await start({
      behind: portOf(s3.endpoint),
      denial: {
        to: /./,
        answer: answerOf(
          '403 Forbidden',
          'application/xml',
          '<Error><Code>SignatureDoesNotMatch</Code></Error>',
        ),
      },
      lie,
    }),
    crm: await start({
      behind: await http((_, response) => response.writeHead(302, { location: '/thanks' }).end()),
      denial: denied({}),
      lie: answerOf('500 Oops', 'text/html', '<html>'),
    }),
  }
  const at = (partner: Partner) => `http://127.0.0.1:${partners[partner].port}`
  const folder = await mkdtemp(path.join(tmpdir(), 'troubles-'))
  closers.push(() => rm(folder, { recursive: true }))
  test = await createTestApp({
    hotels: 0,
    logger,
    config: testConfig({
      VAR_DIR: folder,
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_API_URL: at('stripe'),
      ALMA_API_KEY: 'sk_test_1',
      ALMA_API_URL: at('alma'),
      ...sellerFile({ lender: { name: 'Alma SAS', address: ['Paris'], register: 'REGAFI 1' } }),
      SMTP_URL: `smtp://shop:secret@127.0.0.1:${partners.smtp.port}`,
      MAIL_FROM: 'Escapade <hello@escapade.example>',
      ASSETS_S3_BUCKET: 'shop',
      ASSETS_S3_REGION: 'eu-west-3',
      ASSETS_S3_ENDPOINT: at('s3'),
      ASSETS_S3_PATH_STYLE: 'true',
      CRM_WEB_TO_CASE_URL: `${at('crm')}/case`,
    }),
    hooks: {
      signInProvider: createIdentityProvider(ofIssuer, (url, init) =>
        fetch(url.replace('https://id.example', at('oidc')), init),
      ),
    },
  })
  closers.push(() => test.close())
  await addOneRoom(test.db, 9)
  const file = path.join(folder, 'one.png')
  await writeFile(
    file,
    await sharp({ create: { width: 900, height: 600, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
  )
  const [added] = await createOperator(test)(assetsCommand, 'add', file)
  picture = `/images/${String(added?.asset)}`
})

const troubles = ['away', 'frozen', 'lying', 'slow', 'wrong key'] as const
type Played = (typeof troubles)[number]
/** A size for each: one that was drawn before is kept. */
const sizes = ['480x360.webp', '640x480.webp', '800x600.webp', '960x720.webp', '480x360.jpg']

/** Asks each partner for something as a customer does, and answers what they are told. */
const customers: Record<Partner, (of: Played) => Promise<string>> = {
  async stripe(of) {
    const answer = await createShopper(test.app).order(orderRequest(), `trouble-${of.replace(' ', '-')}`)
    return [answer.statusCode, answer.json().code].join(' ').trim()
  },
  async alma() {
    const query = { amount: '30000', checkinDate: '2027-03-31', pointOfSale: 'fr' }
    const answer = await test.app.inject({
      url: '/front-gateway/purchase/alma/eligibility',
      query: { ...query, cancellableUntil: '2027-03-28T18:00:00' },
    })
    const { code, paymentMethods } = answer.json()
    return [answer.statusCode, code ?? `${paymentMethods.length} plans`].join(' ')
  },
  async smtp(of) {
    const email = `${of.replace(' ', '')}@example.com`
    const payload = { email, country: 'FR', language: 'fr', source: 'footer' }
    const answer = await test.app.inject({
      method: 'POST',
      url: '/front-gateway/marketing/newsletter',
      payload,
    })
    return String(answer.statusCode)
  },
  async oidc(of) {
    const begun = await test.app.inject({ url: '/care/sign-in', headers: { host: agentsHost } })
    if (of !== 'wrong key') return String(begun.statusCode)
    const state = new URL(String(begun.headers.location)).searchParams.get('state')
    const cookie = `care_sign_in=${begun.cookies.find(({ name }) => name === 'care_sign_in')?.value}`
    const url = `/care/callback?code=c&state=${state}`
    return String((await test.app.inject({ url, headers: { host: agentsHost, cookie } })).statusCode)
  },
  async s3(of) {
    const answer = await test.app.inject(`${picture}/${sizes[troubles.indexOf(of)]}`)
    return [answer.statusCode, answer.headers['cache-control']].join(' ')
  },
  async crm() {
    const writer = createWriter(test)
    const answer = await writer.send({ ...message, captcha: await writer.solve() })
    return new URL(String(answer.headers.location), 'http://x').searchParams.get('ref') ?? ''
  },
}
/** [in trouble, and when all is right]: messages and mails are taken either way, and go out later. */
const told: Record<Partner, [string, string]> = {
  stripe: ['503 payment-unavailable', '200'],
  alma: ['503 payment-unavailable', '200 3 plans'],
  smtp: ['200', '200'],
  oidc: ['503', '303'],
  s3: ['503 no-store', '200 public, max-age=31536000, immutable'],
  crm: ['contact_thank_you', 'contact_thank_you'],
}
/** How a line of the log names who it is about. */
const names: Record<Partner, RegExp> = {
  stripe: /Stripe (did not answer|refused the call)/,
  alma: /Alma did not answer/,
  smtp: /"topic":"newsletter/,
  oidc: /The sign-in provider does not answer|A sign-in was refused/,
  s3: /"route":"\/images\/\*"/,
  crm: /"topic":"case-forward"/,
}
const causes: Record<Exclude<Played, 'slow'>, RegExp> = {
  away: /ECONNRESET|socket hang up|other side closed/,
  frozen: /time(d )?out|TimeoutError|never received/i,
  lying: /something else|with a page|Invalid greeting|answered 500/,
  'wrong key': /\b(401|535)\b|invalid_client|SignatureDoesNotMatch/,
}
const outcomes: Record<Played, CallOutcome> = {
  away: 'away',
  frozen: 'away',
  lying: 'failed',
  slow: 'ok',
  'wrong key': 'unauthorized',
}

const rules = readFileSync(path.join(__dirname, '../../../../deploy/monitoring/alerts.yaml'), 'utf8')
/** Alerts whose rule counts calls that ended so. */
const alertsOf = (outcome: CallOutcome) =>
  rules
    .split(/^ *- alert: /m)
    .filter((rule) => new RegExp(`partner_call\\w+\\{outcome=~?"([a-z|]*\\|)?${outcome}[|"]`).test(rule))
    .map((rule) => rule.slice(0, rule.indexOf('\n')))

async function countedOutcomes(): Promise<Record<string, string[]>> {
  const answer = (await metrics.registry.getMetricsAsJSON()).find(
    ({ name }) => name === 'partner_call_duration_seconds',
  )
  const counts = (answer?.values ?? []) as {
    metricName?: string
    value: number
    labels: Record<string, string>
  }[]
  const made = counts.filter(({ metricName, value }) => metricName?.endsWith('_count') && value > 0)
  return Object.fromEntries(
    allPartners.map((each) => [
      each,
      made.filter(({ labels }) => labels.partner === each).map(({ labels }) => String(labels.outcome)),
    ]),
  )
}
const runOutbox = () => Promise.all(test.app.deps.effects.jobs.map(({ run }) => run()))

it.each(troubles)(
  'each partner, %s: customer, log, figure and alert say it, and nothing is lost',
  async (of) => {
    lines.length = 0
    metrics.registry.resetMetrics()
    cause(of)
    const answers = await Promise.all(allPartners.map(async (each) => [each, await customers[each](of)]))
    await runOutbox()
    const isTrouble = of !== 'slow'
    const expected = allPartners.map((each) => [each, told[each][isTrouble ? 0 : 1]])
    // An agent is not let in, and not told to wait: the key is for the operator to mend.
    expect(answers).toEqual(
      expected.map(([each, said]) => [each, each === 'oidc' && of === 'wrong key' ? '403' : said]),
    )
    const counted = await countedOutcomes()
    expect(counted).toEqual(
      Object.fromEntries(allPartners.map((each) => [each, expect.arrayContaining([outcomes[of]])])),
    )
    const said = lines.map((line) => JSON.stringify(line))
    const isSaid = (each: Partner) =>
      said.some((line) => names[each].test(line) && (of === 'slow' || causes[of].test(line)))
    expect(allPartners.filter(isSaid)).toEqual(isTrouble ? allPartners : [])
    expect(said.join()).not.toMatch(/sk_test_1|shop:secret|a secret of the test/)
    expect(alertsOf(outcomes[of])).toEqual(
      {
        unauthorized: ['PartnerRefusesUs'],
        away: ['PartnerAway'],
        failed: ['PartnerAway'],
        ok: [],
        refused: [],
      }[outcomes[of]],
    )
    cause('none')
    await makeDue(test.db, test.clock.instant(), [])
    await runOutbox()
    expect(await test.db.selectFrom('outbox').select('topic').where('doneAt', 'is', null).execute()).toEqual(
      [],
    )
  },
  120_000,
)
