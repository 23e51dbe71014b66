import { leaveOutOfSight } from './out-of-sight'

type Seen = { target: Element; isIntersecting: boolean }
const observed = new Set<Element>()
let see: (...seen: Seen[]) => void

beforeAll(() => {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(listener: (seen: Seen[], watch: unknown) => void) {
        see = (...seen) => listener(seen, this)
      }
      observe = (element: Element) => void observed.add(element)
      unobserve = (element: Element) => void observed.delete(element)
    },
  })
})
beforeEach(() => {
  jest.useFakeTimers()
  observed.clear()
})
afterEach(() => jest.useRealTimers())

const isAway = (element: Element) => element.hasAttribute('data-away')

it('marks what is out of sight, for good, and leaves what is in sight as it is', () => {
  const [near, far] = [document.createElement('li'), document.createElement('li')]
  for (const card of [near, far]) leaveOutOfSight(card)
  expect(observed.size).toBe(0)
  jest.advanceTimersByTime(1000)
  see({ target: near, isIntersecting: true }, { target: far, isIntersecting: false })
  expect([isAway(near), isAway(far)]).toEqual([false, true])
  expect([...observed]).toEqual([near])
  see({ target: near, isIntersecting: false })
  expect(isAway(near)).toBe(true)
})

it('waits until the shell has laid out the whole page', () => {
  document.documentElement.dataset.view = 'near'
  leaveOutOfSight(document.createElement('li'))
  jest.advanceTimersByTime(3000)
  expect(observed.size).toBe(0)
  delete document.documentElement.dataset.view
  jest.advanceTimersByTime(1000)
  expect(observed.size).toBe(1)
})

it('forgets what leaves the page', () => {
  const [early, late] = [document.createElement('li'), document.createElement('li')]
  leaveOutOfSight(early)?.()
  const leave = leaveOutOfSight(late)
  jest.advanceTimersByTime(1000)
  expect([...observed]).toEqual([late])
  leave?.()
  expect(observed.size).toBe(0)
})
