/** @jest-environment node */
import { mkdir, mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { updateRegistry } from './registry'
import type { Change } from './registry-store'
import { readJson } from './testing'

/** Half of the time after which a lock counts as a dead process's: it is renewed so often. */
const renewalMs = 5000
let root: string
let file: string

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'registry-'))
  file = path.join(root, 'registry.json')
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
})
afterEach(async () => {
  jest.useRealTimers()
  await rm(root, { recursive: true, force: true })
})

const names = async () => Object.keys((await readJson(file)).microFrontends).sort()
const update = (change: Change) => updateRegistry(file, change, { mayCreate: true })
const adding =
  (name: string): Change =>
  ({ microFrontends }) => ({ microFrontends: { ...microFrontends, [name]: [] } })

/** Begins a change that holds the lock until `finish()`. */
async function slowChange(name: string) {
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  let done = Promise.resolve()
  await new Promise<void>((started) => {
    done = update(async (registry) => {
      started()
      await finished
      return adding(name)(registry)
    })
  })
  return { finish, done }
}

const lockedAt = async () => (await stat(`${file}.lock`)).mtimeMs

/** Lets time pass for the holder of the lock and those who wait: each step ends when all of them have done their part. */
async function holdFor(ms: number, { waiting }: { waiting: number }) {
  for (let passed = 0; passed < ms; passed += renewalMs) {
    jest.advanceTimersByTime(renewalMs)
    await renewed(1 + waiting)
  }
}

/** Waits until the lock is renewed and each of the publishers has a timer for what it does next. */
async function renewed(publishers: number) {
  for (let turn = 0; turn < 10_000; turn++) {
    if ((await lockedAt()) > Date.now() - 1000 && jest.getTimerCount() === publishers) return
    await nextTurn()
  }
  throw new Error('The lock is not renewed')
}

/** Lets time pass until a publisher that waits has tried again and is done. */
async function settled<T>(work: Promise<T>): Promise<T> {
  let isDone = false
  const done = work.finally(() => {
    isDone = true
  })
  while (!isDone) {
    jest.advanceTimersByTime(500)
    await nextTurn()
  }
  return done
}

it('loses neither when the lock of a slow publisher grows old and a fast one comes', async () => {
  const slow = await slowChange('mf-slow')
  await holdFor(60_000, { waiting: 0 })
  let isFastDone = false
  const fast = update(adding('mf-fast')).then(() => {
    isFastDone = true
  })
  await holdFor(20_000, { waiting: 1 })
  expect(isFastDone).toBe(false)
  slow.finish()
  await slow.done
  await settled(fast)
  expect(await names()).toEqual(['mf-fast', 'mf-slow'])
  expect((await readdir(root)).sort()).toEqual(['registry.copy.json', 'registry.json'])
})

it('does not wait for a publisher that died', async () => {
  await mkdir(`${file}.lock`)
  const longAgo = new Date(Date.now() - 60_000)
  await utimes(`${file}.lock`, longAgo, longAgo)
  await update(adding('mf-next'))
  expect(await names()).toEqual(['mf-next'])
})

it('writes nothing once another has taken the lock over', async () => {
  await update(adding('mf-first'))
  const slow = await slowChange('mf-slow')
  // This machine slept, and another publisher took the lock for a dead one's.
  await rm(`${file}.lock`, { recursive: true })
  await mkdir(`${file}.lock`)
  jest.advanceTimersByTime(renewalMs)
  const refused = expect(slow.done).rejects.toThrow(/lock of .* was lost/)
  // The holder has looked at its lock when looks that were asked for later are answered.
  for (let look = 0; look < 200; look++) await lockedAt()
  slow.finish()
  await refused
  expect(await names()).toEqual(['mf-first'])
  expect(await lockedAt()).toBeGreaterThan(0)
})
