import { setImmediate as nextTurn } from 'node:timers/promises'
import { createTestApp, movableClock, type TestApp } from '../../testing/test-app'
import { createEffects } from './effects'
import { addEffect, createOutboxWorker, type EffectHandler, makeDue, PermanentFailure } from './outbox'
import { createJobRunner } from './periodic-jobs'

let test: TestApp
const start = '2027-03-01T09:00:00Z'
const clock = movableClock(start)
beforeAll(async () => {
  test = await createTestApp({ hotels: 0, clock })
})
afterAll(() => test.close())
beforeEach(async () => {
  clock.set(start)
  await test.db.deleteFrom('outbox').execute()
})

const log = { error: () => {} }
const worker = (ring: EffectHandler) => createOutboxWorker({ db: test.db, clock, log, handlers: { ring } })
const effect = (key: string) => ({ topic: 'ring', key, payload: { key } })
const add = (key: string) => addEffect(test.db, effect(key), clock.instant())

it('carries out each effect once, in the order they were decided', async () => {
  await add('a')
  await add('b')
  await add('a')
  const rung: unknown[] = []
  const carryOutDue = worker(async ({ key }) => void rung.push(key))
  await carryOutDue()
  await carryOutDue()
  expect(rung).toEqual(['a', 'b'])
})

it('forgets an effect whose transaction is rolled back', async () => {
  const failed = test.db.transaction().execute(async (trx) => {
    await addEffect(trx, effect('a'), clock.instant())
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  const rung: unknown[] = []
  await worker(async ({ key }) => void rung.push(key))()
  expect(rung).toEqual([])
})

it('tries again later what fails, with longer and longer pauses, and does not keep the others waiting', async () => {
  await add('broken')
  await add('fine')
  const rung: unknown[] = []
  let isMended = false
  const carryOutDue = worker(async ({ key }) => {
    rung.push(key)
    if (key === 'broken' && !isMended) throw new Error('no answer')
  })
  await carryOutDue()
  expect(rung).toEqual(['broken', 'fine'])
  clock.set('2027-03-01T09:00:05Z')
  await carryOutDue()
  clock.set('2027-03-01T09:00:14Z')
  await carryOutDue()
  expect(rung).toEqual(['broken', 'fine', 'broken'])
  isMended = true
  clock.set('2027-03-01T09:00:15Z')
  await carryOutDue()
  const row = await test.db
    .selectFrom('outbox')
    .selectAll()
    .where('key', '=', 'broken')
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ attempts: 3, doneAt: clock.instant(), lastError: null })
})

it('leaves what another worker has taken, until that one must have died', async () => {
  await add('a')
  const ring = jest.fn(async () => {})
  const dying = worker(() => new Promise(() => {}))
  void dying()
  const carryOutDue = worker(ring)
  await carryOutDue()
  expect(ring).not.toHaveBeenCalled()
  clock.set('2027-03-01T09:00:21Z')
  await carryOutDue()
  expect(ring).toHaveBeenCalledTimes(1)
})

it('leaves to a worker what takes it long, as long as it lives', async () => {
  await add('a')
  const dueAt = async () =>
    (await test.db.selectFrom('outbox').select('dueAt').executeTakeFirstOrThrow()).dueAt.getTime()
  const other = jest.fn(async () => {})
  const slow: EffectHandler = async () => {
    const leasedUntil = await dueAt()
    clock.set('2027-03-01T09:00:15Z')
    while ((await dueAt()) === leasedUntil) await nextTurn()
    clock.set('2027-03-01T09:00:30Z')
    await worker(other)()
  }
  await createOutboxWorker({ db: test.db, clock, log, handlers: { ring: slow }, renewEveryMs: 1 })()
  expect(other).not.toHaveBeenCalled()
})

it('gives up what the other side has refused for good, tells of it, and tries it again for an operator', async () => {
  await add('refused')
  await add('fine')
  const told: unknown[] = []
  let isMended = false
  const carryOutDue = createOutboxWorker({
    db: test.db,
    clock,
    log,
    handlers: {
      ring: async ({ key }) => {
        if (key === 'refused' && !isMended)
          throw new PermanentFailure('refused', {
            recipient: 'a@example.com',
            cause: new Error('550 unknown'),
          })
      },
    },
    onRefused: async (_db, { key, refusedAt, lastError }, { recipient }) =>
      void told.push({ key, refusedAt, lastError, recipient }),
  })
  await carryOutDue()
  clock.set('2027-03-02T09:00:00Z')
  await carryOutDue()
  const refusedAt = new Date(start)
  const lastError = 'PermanentFailure: refused: Error: 550 unknown'
  expect(told).toEqual([{ key: 'refused', refusedAt, lastError, recipient: 'a@example.com' }])
  const rows = () =>
    test.db
      .selectFrom('outbox')
      .select(['id', 'key', 'doneAt', 'refusedAt', 'attempts'])
      .orderBy('id')
      .execute()
  expect(await rows()).toMatchObject([
    { key: 'refused', doneAt: null, refusedAt, attempts: 1 },
    { key: 'fine', refusedAt: null, attempts: 1 },
  ])
  isMended = true
  expect(await makeDue(test.db, clock.instant(), [])).toBe(0)
  expect(await makeDue(test.db, clock.instant(), [String((await rows())[0]?.id)])).toBe(1)
  await carryOutDue()
  expect(await rows()).toMatchObject([{ doneAt: clock.instant(), refusedAt: null, attempts: 2 }, {}])
})

it('leaves a refused effect as it was when what follows on it fails', async () => {
  await add('refused')
  const refuse = async () => {
    throw new PermanentFailure('refused', { recipient: 'a@example.com', cause: null })
  }
  const onRefused = async () => Promise.reject(new Error('no case'))
  await expect(
    createOutboxWorker({ db: test.db, clock, log, handlers: { ring: refuse }, onRefused })(),
  ).rejects.toThrow('no case')
  expect(await test.db.selectFrom('outbox').select('refusedAt').executeTakeFirst()).toEqual({
    refusedAt: null,
  })
})

it('leaves effects of topics that it has no handler for to gateways that have one', async () => {
  await addEffect(test.db, { topic: 'of-tomorrow', key: 'a', payload: {} }, clock.instant())
  await worker(async () => {})()
  expect(await test.db.selectFrom('outbox').select('attempts').execute()).toEqual([{ attempts: 0 }])
})

it('carries out refunds while a mail hangs', async () => {
  await addEffect(test.db, { topic: 'mail', key: 'mail', payload: {} }, clock.instant())
  const refunds = Array.from({ length: 500 }, (_, index) => `refund-${index}`)
  for (const key of refunds)
    await addEffect(test.db, { topic: 'refund', key, payload: { key } }, clock.instant())
  const jobs = createJobRunner(log)
  const effects = createEffects({ db: test.db, clock, log, jobs } as never)
  let letGo = () => {}
  effects.handle('mail', () => new Promise((resolve) => (letGo = resolve)))
  const refunded = new Set<unknown>()
  const all = new Promise<void>((resolve) =>
    effects.handle(
      'refund',
      async ({ key }) => {
        refunded.add(key)
        if (refunded.size === refunds.length) resolve()
      },
      'others',
    ),
  )
  for (const job of effects.jobs) jobs.add(job)
  const begun = performance.now()
  jobs.start()
  await all
  expect(performance.now() - begun).toBeLessThan(60_000)
  letGo()
  await jobs.stop()
}, 90_000)
