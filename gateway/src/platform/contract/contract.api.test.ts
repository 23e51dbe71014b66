import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../app'
import type { RegisteredCall } from '../call-definition'
import { createTestApp, type TestApp, testClock, testConfig } from '../testing'
import { type Asked, ask, askedOf, nameOf } from './ask'
import { moneyFaults, moneySchemaFaults, schemasIn } from './money'
import { produceRefusal } from './produce-refusal'
import type { World } from './scenario'
import { scenarios } from './scenarios'

let test: TestApp
let world: World
const others: FastifyInstance[] = []

beforeAll(async () => {
  test = await createTestApp()
  world = {
    app: test.app,
    db: test.db,
    async other({ hooks = {}, clock = testClock }) {
      const app = await buildApp({ config: test.config, database: test.database, clock, hooks })
      others.push(app)
      return app
    },
  }
})
afterAll(async () => {
  for (const app of others) await app.close()
  await test.close()
})

/** What is wrong with the calls, a line each: one run shows everything that is left to do. */
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
  const succeeds = scenarios[nameOf(call)]?.succeeds
  const example = succeeds ? await succeeds(world) : askedOf(call.example)
  examples.set(call, example)
  return example
}

type Shown = { schema?: { examples?: unknown[] }; example?: unknown; examples?: Record<string, unknown> }
type Operation = {
  summary?: string
  parameters?: (Shown & { name: string; in: string; required?: boolean })[]
  requestBody?: { content: Record<string, Shown> }
  responses: Record<string, { description?: string; content?: Record<string, Shown> }>
}

const hasExample = ({ schema, example, examples }: Shown) =>
  example !== undefined || (schema?.examples ?? Object.values(examples ?? {})).length > 0

/** What a reader of the page would miss. */
function faultsOfOperation({
  name,
  summary,
  parameters = [],
  requestBody,
  responses,
}: Operation & { name: string }) {
  const [shown] = Object.values(requestBody?.content ?? {})
  return [
    ...(summary ? [] : ['no summary']),
    ...(Object.keys(responses).some((status) => status.startsWith('2')) ? [] : ['no answer']),
    ...parameters
      .filter((parameter) => parameter.required && !hasExample(parameter))
      .map((parameter) => `no example of ${parameter.name}`),
    ...(requestBody && !(shown && hasExample(shown)) ? ['no example of the body'] : []),
    ...Object.entries(responses)
      .filter(([status]) => status >= '400')
      .flatMap(([status, { description, content = {} }]) => {
        const problem = content['application/problem+json']
        return description && problem && hasExample(problem) ? [] : [`no example of ${status}`]
      }),
  ].map((fault) => `${name}: ${fault}`)
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
    const { paths = {} } = test.app.swagger() as { paths?: Record<string, Record<string, Operation>> }
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, ...operation })),
    )
    // Pictures are files under an address of their own.
    const calls = operations.filter(({ name }) => !name.startsWith('get /images/'))
    expect(calls).toHaveLength(test.app.calls.length)
    expect(calls.flatMap(faultsOfOperation)).toEqual([])
  })

  it('answers together every row of the requirements on calls', () => {
    const answered = new Set(test.app.calls.flatMap(({ requirements }) => requirements))
    const rows = Array.from({ length: 38 }, (_, index) => `GW-${String(index + 1).padStart(3, '0')}`)
    // A form that is posted and the script of the bot check are no calls.
    const others = ['GW-033', 'GW-035']
    expect(rows.filter((row) => !others.includes(row) && !answered.has(row))).toEqual([])
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
    const limited = await createTestApp({ hotels: 0, config: testConfig({ RATE_LIMIT: '0.0001' }) })
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
      return said.startsWith('public') && headers.etag && !headers['set-cookie'] ? [] : [`says ${said}`]
    })
    expect(faults).toEqual([])
  })
})
