import { setImmediate as nextTurn } from 'node:timers/promises'
import { createTestApp, movableClock, type TestApp } from '../../testing/test-app'
import { addEffect, createOutboxWorker, type EffectHandler } from './outbox'

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
