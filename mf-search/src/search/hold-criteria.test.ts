import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import type { CriteriaBus } from '@escapade/shared-contracts/criteria/criteria-bus'
import { holdCriteria } from './hold-criteria'

function setUp() {
  let now: Criteria = { a: 1 }
  const heard = new Set<() => void>()
  const bus: CriteriaBus = {
    get: () => now,
    subscribe: (listener) => {
      heard.add(listener)
      return () => void heard.delete(listener)
    },
    update: (change) => {
      now = change(now)
      for (const listener of [...heard]) listener()
    },
  }
  const settled = new Set<number | undefined>([1])
  const news = new Set<() => void>()
  const held = holdCriteria(bus, {
    isSettled: ({ a }) => settled.has(a),
    onNews: (listener) => {
      news.add(listener)
      return () => void news.delete(listener)
    },
    patienceMs: 150,
  })
  held.get()
  const told: Criteria[] = []
  const leave = held.subscribe(() => told.push(held.get()))
  const want = (a: number) => bus.update(() => ({ a }))
  const answer = (a: number) => {
    settled.add(a)
    for (const listener of [...news]) listener()
  }
  return { held, heard, news, told, leave, want, answer }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('tells of other criteria together with the answer, and of those that came in between not at all', () => {
  const { held, told, news, want, answer } = setUp()
  expect(held.get()).toEqual({ a: 1 })
  want(2)
  want(3)
  answer(2)
  expect(held.get()).toEqual({ a: 1 })
  answer(3)
  expect(told).toEqual([{ a: 3 }])
  expect(news.size).toBe(0)
  want(2)
  expect(told).toEqual([{ a: 3 }, { a: 2 }])
})

it('tells of them all the same where the answer is late', () => {
  const { held, told, want } = setUp()
  want(2)
  jest.advanceTimersByTime(149)
  expect(told).toEqual([])
  jest.advanceTimersByTime(1)
  expect(held.get()).toEqual({ a: 2 })
})

it('holds on to nothing but an answer', () => {
  const { held, want } = setUp()
  want(2)
  jest.advanceTimersByTime(150)
  want(3)
  expect(held.get()).toEqual({ a: 3 })
})

it('waits for nothing once nobody listens', () => {
  const { held, heard, news, told, leave, want } = setUp()
  want(2)
  leave()
  jest.advanceTimersByTime(150)
  expect([told.length, news.size, heard.size]).toEqual([0, 0, 0])
  expect(held.get()).toEqual({ a: 2 })
})
