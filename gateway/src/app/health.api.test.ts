import { once } from 'node:events'
import fastify from 'fastify'
import { migrateToLatest } from '../db/migrate'
import type { DatabaseHandle } from '../platform/database/database'
import { openEmptyPGlite, testClock, testConfig } from '../testing/test-app'
import { buildApp, type Capability } from './build-app'
import { healthRoutes } from './health-routes'
import { createStop } from './stop'

let database: DatabaseHandle
beforeAll(async () => {
  database = await openEmptyPGlite()
})
afterAll(() => database.close())

/** A promise and the way to keep it. */
function deferred() {
  let resolve = () => {}
  const promise = new Promise<void>((keep) => {
    resolve = keep
  })
  return { promise, resolve }
}

const open = (...more: Capability[]) =>
  buildApp({
    config: testConfig(),
    database,
    clock: testClock,
    capabilities: [healthRoutes, ...more],
  })

describe('/health and /ready', () => {
  it('say that a gateway lives, and that it is ready when its database is there, up to date and filled, and its search index too', async () => {
    const app = await open()
    const ready = async () => {
      const { statusCode, body } = await app.inject('/ready')
      return { statusCode, ...JSON.parse(body) }
    }
    expect((await app.inject('/health')).json()).toEqual({ status: 'live' })
    expect(await ready()).toEqual({
      statusCode: 503,
      status: 'not-ready',
      checks: { database: 'ok', storage: 'ok', migrations: 'pending', catalogue: 'empty', search: 'pending' },
    })
    await migrateToLatest(database.db)
    const migrated = { database: 'ok', storage: 'ok', migrations: 'ok', search: 'pending' }
    expect((await ready()).checks).toEqual({ ...migrated, catalogue: 'empty' })
    await database.db.insertInto('meta').values({ key: 'prepared', value: 'true' }).execute()
    const filled = { ...migrated, catalogue: 'ok' }
    expect(await ready()).toEqual({ statusCode: 503, status: 'not-ready', checks: filled })
    await app.deps.searchIndex.current()
    expect(await ready()).toEqual({
      statusCode: 200,
      status: 'ready',
      checks: { ...filled, search: 'ok' },
    })
    expect((await app.inject('/health/ready')).statusCode).toBe(200)
    await app.close()
  })

  it('say that a gateway lives but cannot be used while its database takes nothing, or does not answer in time', async () => {
    let [isFull, hangs] = [true, false]
    const app = fastify().decorate('draining', { isOn: false })
    const canWrite = () => (hangs ? new Promise<boolean>(() => {}) : Promise.resolve(!isFull))
    await healthRoutes(app, { db: database.db, searchIndex: { isFilled: () => true } as never, canWrite })
    const storage = async () => {
      const { statusCode, body } = await app.inject('/ready')
      return [statusCode, JSON.parse(body).checks.storage]
    }
    expect(await storage()).toEqual([503, 'full'])
    isFull = false
    expect((await storage())[1]).toBe('ok')
    hangs = true
    expect(await storage()).toEqual([503, 'full'])
    expect((await app.inject('/health')).statusCode).toBe(200)
    await app.close()
  })

  it('tell apart a gateway that lives from a database that is away', async () => {
    const away = await openEmptyPGlite()
    const app = await buildApp({
      config: testConfig(),
      database: away,
      clock: testClock,
      capabilities: [healthRoutes],
    })
    expect((await app.inject('/ready')).json().checks.database).toBe('ok')
    await away.close()
    expect((await app.inject('/health')).statusCode).toBe(200)
    const { statusCode, body } = await app.inject('/ready')
    expect([statusCode, JSON.parse(body).checks.database]).toEqual([503, 'away'])
    await app.close()
  })
})

describe('a gateway that is asked to stop', () => {
  it('says so, finishes the calls and jobs under way, takes no new ones, and then closes the rest', async () => {
    const call = deferred()
    const job = deferred()
    const begun = deferred()
    const app = await open(async (scope, { jobs }) => {
      jobs.add({ name: 'slow', everyMs: 60_000, run: () => job.promise })
      scope.get('/slow', async () => {
        begun.resolve()
        await call.promise
        return { done: true }
      })
    })
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const underWay = fetch(`${address}/slow`)
    await begun.promise

    const steps: string[] = []
    const closed = once(app.server, 'close').then(() => steps.push('closed'))
    const codes: number[] = []
    const stop = createStop({
      log: app.log,
      exit: (code) => void codes.push(code),
      steps: [
        async () => {
          app.draining.isOn = true
          const answer = await fetch(`${address}/ready`)
          steps.push(`ready ${answer.status} ${(await answer.json()).status}`)
        },
        () => app.close(),
        async () => void steps.push('database'),
      ],
    })
    const stopped = stop()
    expect(stop()).toBe(stopped)
    await new Promise((resolve) => setImmediate(resolve))
    call.resolve()
    expect(await (await underWay).json()).toEqual({ done: true })
    await closed
    expect(codes).toEqual([])
    job.resolve()
    await stopped
    expect(steps).toEqual(['ready 503 draining', 'closed', 'database'])
    expect(codes).toEqual([0])
    await expect(fetch(`${address}/health`)).rejects.toThrow()
  })

  it('ends with a failure when a step fails, after the others had their turn', async () => {
    const codes: number[] = []
    const steps = [() => Promise.reject(new Error('no')), async () => void codes.push(-1)]
    const log = { info: () => {}, error: () => {} }
    await createStop({ log, steps, exit: (code) => void codes.push(code) })()
    expect(codes).toEqual([-1, 1])
  })
})
