/** @jest-environment jsdom */
import { createHashBus, type HashBus } from './hash-bus'

let bus: HashBus
beforeEach(() => {
  window.history.replaceState(null, '', '/search?flow=booking')
  bus = createHashBus(window)
})
afterEach(() => bus.stop())

const wentBack = () =>
  new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true })
    window.history.back()
  })

it('[SH-028] keeps criteria in the hash and leaves the query alone', () => {
  bus.update((criteria) => ({ ...criteria, a: 2, tags: ['1', '2'] }))
  expect(window.location.search).toBe('?flow=booking')
  expect(window.location.hash).toBe('#a=2&tags=1,2')
})

it('[SH-030] tells every listener of a change once, whatever its source', () => {
  const [one, other] = [jest.fn(), jest.fn()]
  bus.subscribe(one)
  bus.subscribe(other)
  bus.update(() => ({ checkin: '2030-05-10' }))
  window.dispatchEvent(new Event('popstate'))
  window.dispatchEvent(new Event('hashchange'))
  expect(one).toHaveBeenCalledTimes(1)
  expect(other).toHaveBeenCalledTimes(1)
  expect(bus.get()).toEqual({ checkin: '2030-05-10' })
})

it('[SH-030] brings the earlier criteria back with Back', async () => {
  bus.update(() => ({ a: 2 }))
  bus.update(() => ({ a: 3 }))
  const seen: unknown[] = []
  bus.subscribe(() => seen.push(bus.get()))
  await wentBack()
  expect(seen).toEqual([{ a: 2 }])
})

it('makes a history entry, or replaces the present one', () => {
  bus.update(() => ({ a: 1 }))
  const before = window.history.length
  bus.update(() => ({ a: 2 }))
  expect(window.history.length).toBe(before + 1)
  bus.update(() => ({ a: 4 }), { replace: true })
  expect(window.history.length).toBe(before + 1)
  expect(window.location.hash).toBe('#a=4')
})

it('neither writes nor tells when nothing changes', () => {
  bus.update(() => ({ a: 2 }))
  const before = window.history.length
  const listener = jest.fn()
  bus.subscribe(listener)
  bus.update((criteria) => ({ ...criteria }))
  expect(listener).not.toHaveBeenCalled()
  expect(window.history.length).toBe(before)
})

it('gives the same object until the hash changes, and the new one even before listeners hear of it', () => {
  const before = bus.get()
  expect(bus.get()).toBe(before)
  window.history.pushState(null, '', '/product/1#a=5')
  expect(bus.get()).toEqual({ a: 5 })
})

it('leaves no # behind when the last criterion goes', () => {
  bus.update(() => ({ a: 2 }))
  bus.update(() => ({}))
  expect(window.location.href).toMatch(/\/search\?flow=booking$/)
})

it.each(['popstate', 'hashchange'])(
  '[SH-030] hears of a change that the browser reports as %s alone',
  (name) => {
    const listener = jest.fn()
    bus.subscribe(listener)
    window.history.replaceState(null, '', '/search#a=3')
    expect(listener).not.toHaveBeenCalled()
    window.dispatchEvent(new Event(name))
    expect(listener).toHaveBeenCalledTimes(1)
  },
)

it.each(['popstate', 'hashchange'])('hears of no %s once it has stopped', (name) => {
  const listener = jest.fn()
  bus.subscribe(listener)
  bus.stop()
  window.history.replaceState(null, '', '/search#a=3')
  window.dispatchEvent(new Event(name))
  expect(listener).not.toHaveBeenCalled()
})

it('knows the criteria of the address it starts with', () => {
  window.history.replaceState(null, '', '/search#a=7')
  const late = createHashBus(window)
  expect(late.get()).toEqual({ a: 7 })
  late.stop()
})

it('hears nothing after the end of a subscription', () => {
  const listener = jest.fn()
  bus.subscribe(listener)()
  bus.update(() => ({ a: 2 }))
  expect(listener).not.toHaveBeenCalled()
})
