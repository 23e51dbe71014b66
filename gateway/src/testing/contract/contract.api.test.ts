import { inputsVersion, inputsVersionHeader } from '@escapade/shared-contracts/api/inputs-version'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../app/build-app'
import { staffProvider } from '../../capabilities/care/sign-in/staff-fixture'
import type { RegisteredCall } from '../../platform/http/call-definition'
import { createEmbeddedTestApp, createTestApp, type TestApp, testClock, testConfig } from '../test-app'
import { type Answer, type Asked, ask, askedOf, nameOf } from './ask'
import { inputsVersionOf } from './inputs-version'
import { moneyFaults, moneySchemaFaults, schemasIn } from './money'
import { produceRefusal } from './produce-refusal'
import type { World } from './scenario'
import { scenarios } from './scenarios'
import { faultsOfOperation, operationsOf, routesToShow } from './shown-operations'

let test: TestApp
let world: World
const others: FastifyInstance[] = []

beforeAll(async () => {
  test = await createEmbeddedTestApp({ hooks: { signInProvider: staffProvider } })
  world = {
    app: test.app,
    db: test.db,
    async other({ hooks = {}, clock = testClock, config = test.config }) {
      const app = await buildApp({ config, database: test.database, clock, hooks })
      others.push(app)
      return app
    },
  }
})
afterAll(async () => {
  for (const app of others) await app.close()
  await test.close()
})

/** Faults of the calls, a line each: one run shows everything that is left to do. */
async function faultsOf(check: (call: RegisteredCall) => string[] | Promise<string[]>): Promise<string[]> {
  const faults: string[] = []
  for (const call of test.app.calls) {
    faults.push(...(await check(call)).map((fault) => `${nameOf(call)}: ${fault}`))
  }
  return faults
}

const examples = new Map<RegisteredCall, Asked>()
async function exampleOf(call: RegisteredCall): Promise<Asked> {
  const known = examples.get(call)
  if (known) return known
  const { succeeds, isOnce } = scenarios[nameOf(call)] ?? {}
  if (succeeds && isOnce) return succeeds(world)
  const example = succeeds ? await succeeds(world) : askedOf(call.example)
  examples.set(call, example)
  return example
}

const isObject = (body: unknown): body is object =>
  typeof body === 'object' && body !== null && !Array.isArray(body)
const refusesPath = (answer: Answer, path: string) => {
  const { code, errors = [] } = answer.json() as { code?: string; errors?: { path: string }[] }
  // Strict schemas name what has the field.
  const isNamed = errors.some((error) => error.path === path || error.path === path.split('.')[0])
  return answer.statusCode === 400 && code === 'invalid-request' && isNamed
}

describe('every call of the contract', () => {
  it('has an example, and says which requirements it answers', async () => {
    expect(test.app.calls.length).toBeGreaterThan(20)
    const faults = await faultsOf(({ params, query, body, example, requirements }) => [
      ...(example || !(params || query || body) ? [] : ['no example']),
      ...(requirements.length > 0 ? [] : ['no requirements']),
    ])
    expect(faults).toEqual([])
  })

  it('is shown by OpenAPI with its example, and each refusal with one', () => {
    expect(operationsOf(test.app).flatMap(faultsOfOperation)).toEqual([])
  })

  it('is shown, and so is every page and form: the document and the table of routes are the same list', () => {
    const shown = operationsOf(test.app).map(({ name }) => name)
    expect(shown.toSorted()).toEqual(routesToShow(test.app).toSorted())
    expect(shown).toEqual(expect.arrayContaining(test.app.calls.map(nameOf)))
    expect(shown).toEqual(
      expect.arrayContaining(['POST /crm/web-to-case', 'GET /captcha/script.js', 'GET /images/{file}']),
    )
  })

  it('answers together every row of the requirements on calls', () => {
    const answered = new Set(operationsOf(test.app).flatMap((operation) => operation['x-requirements'] ?? []))
    const rows = Array.from({ length: 38 }, (_, index) => `GW-${String(index + 1).padStart(3, '0')}`)
    expect(rows.filter((row) => !answered.has(row))).toEqual([])
  })

  it('lives under a documented prefix', async () => {
    const prefix = /^\/(api|front-gateway|analytics|error|content|crm|captcha|sandbox-psp)\b/
    expect(await faultsOf(({ path }) => (prefix.test(path) ? [] : ['somewhere else']))).toEqual([])
  })

  it('[GW-038] succeeds as its example says, with prices in whole cents', async () => {
    const faults = await faultsOf(async (call) => {
      const answer = await ask(test.app, call, await exampleOf(call))
      if (answer.statusCode >= 400) return [`${answer.statusCode} ${answer.body.slice(0, 300)}`]
      return answer.body.startsWith('{') || answer.body.startsWith('[') ? moneyFaults(answer.json()) : []
    })
    expect(faults).toEqual([])
  })

  it('[GW-038] takes and gives prices in whole cents only, by its schema', () => {
    const { paths = {} } = test.app.swagger() as { paths?: Record<string, Record<string, object>> }
    const faults = Object.entries(paths).flatMap(([path, methods]) =>
      schemasIn(methods).flatMap((schema) => moneySchemaFaults(schema, path)),
    )
    expect(faults).toEqual([])
  })

  it('[GW-038] refuses fields that it does not know, with their path', async () => {
    const faults = await faultsOf(async (call) => {
      if (call.isFile) return []
      const example = await exampleOf(call)
      const { query = {}, body } = example
      const asked: [string, Asked][] = [['query.foo', { ...example, query: { ...query, foo: '1' } }]]
      if (isObject(body)) asked.push(['body.foo', { ...example, body: { ...body, foo: 1 } }])
      const answers = await Promise.all(
        asked.map(async ([path, input]) => [path, await ask(test.app, call, input)] as const),
      )
      return answers
        .filter(([path, answer]) => !refusesPath(answer, path))
        .map(([path, { statusCode, body: text }]) => `${path}: ${statusCode} ${text.slice(0, 200)}`)
    })
    expect(faults).toEqual([])
  })

  it('[GW-038] leaves them alone for callers that were built with other inputs', async () => {
    const faults = await faultsOf(async (call) => {
      const example = await exampleOf(call)
      const { query = {}, headers = {} } = example
      const asked = {
        ...example,
        query: { ...query, foo: '1' },
        headers: { ...headers, [inputsVersionHeader]: 'older' },
      }
      // Some can be asked once: what they refuse now is not the field.
      const { statusCode, body } = await ask(test.app, call, asked)
      return statusCode === 400 ? [body.slice(0, 200)] : []
    })
    expect(faults).toEqual([])
  })

  it('takes what the mark of its inputs says: write it into shared-contracts/src/api/inputs-version.ts', () => {
    expect(inputsVersion).toBe(inputsVersionOf(test.app.calls))
  })

  it('can be brought to each refusal that it documents', async () => {
    const faults = await faultsOf(async (call) => {
      const missing: string[] = []
      for (const code of call.errors) {
        if (code === 'too-many-requests') continue
        const fault = await produceRefusal({ world, call, code, example: await exampleOf(call) })
        if (fault) missing.push(fault)
      }
      return missing
    })
    expect(faults).toEqual([])
  })

  it('refuses who asks too often, and says when to come back', async () => {
    const limited = await createTestApp({
      hotels: 0,
      config: testConfig({ RATE_LIMIT: '0.0001' }),
      hooks: { signInProvider: staffProvider },
    })
    const faults = await faultsOf(async (call) => {
      if (!call.perMinute) return []
      await ask(limited.app, call, askedOf(call.example))
      const { statusCode, headers } = await ask(limited.app, call, askedOf(call.example))
      return statusCode === 429 && Number(headers['retry-after']) > 0 ? [] : [`answered ${statusCode}`]
    })
    await limited.close()
    expect(faults).toEqual([])
  })

  it('may be kept by caches only where it is for everybody', async () => {
    const faults = await faultsOf(async (call) => {
      const { headers, statusCode } = await ask(test.app, call, await exampleOf(call))
      if (statusCode >= 300) return []
      const said = String(headers['cache-control'])
      if (!call.cache) return said.includes('no-store') && !headers.etag ? [] : [`may be kept: ${said}`]
      const isTagged = Boolean(headers.etag) === (call.method === 'GET')
      return said.startsWith('public') && isTagged && !headers['set-cookie'] ? [] : [`says ${said}`]
    })
    expect(faults).toEqual([])
  })

  it('may be kept for some seconds only, but for what releases and imports alone change', () => {
    const longer = test.app.calls.filter(({ cache }) => cache && cache.seconds > 5).map(({ path }) => path)
    expect(longer).toEqual(['/api/activities/{activityId}/images.json'])
  })
})

it('every address says how it can be asked, to OPTIONS and to who asks in another way', async () => {
  const faults: string[] = []
  for (const { method, url: route } of test.app.routeTable) {
    const url = route.replace(/[:*]/g, 'x')
    const said = await test.app.inject({ method: 'OPTIONS', url })
    const allowed = String(said.headers.allow).split(', ')
    if (said.statusCode !== 204 || !allowed.includes(method))
      faults.push(`OPTIONS ${url}: ${said.statusCode} ${allowed}`)
    for (const other of (['HEAD', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).filter(
      (each) => !allowed.includes(each),
    )) {
      const { statusCode, headers, body } = await test.app.inject({ method: other, url, payload: '{' })
      const isTold = statusCode === 405 && headers.allow === said.headers.allow
      const code = other === 'HEAD' || (isTold && JSON.parse(body).code)
      if (!isTold || (code !== true && code !== 'method-not-allowed'))
        faults.push(`${other} ${url}: ${statusCode}`)
    }
  }
  expect(faults).toEqual([])
  expect((await test.app.inject({ method: 'OPTIONS', url: '/nowhere' })).statusCode).toBe(404)
  const [whole, head] = await Promise.all(
    (['GET', 'HEAD'] as const).map((method) =>
      test.app.inject({ method, url: '/front-gateway/config/flags?locale=fr_FR' }),
    ),
  )
  expect([head?.statusCode, head?.body, head?.headers.etag]).toEqual([200, '', whole?.headers.etag])
  expect(head?.headers['content-length']).toBe(String(whole?.rawPayload.length))
})
