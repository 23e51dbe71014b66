import { waitFor } from '@testing-library/dom'
import { whenWanted } from './when-wanted'

type Report = (isIntersecting: boolean) => void
let report: Report = () => {}

beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      report = (isIntersecting) => callback([{ isIntersecting } as IntersectionObserverEntry], null as never)
    }
    observe() {}
    disconnect() {}
  } as never
})

function watched() {
  const row = document.createElement('ul')
  const ended = new AbortController()
  const start = jest.fn()
  const load = jest.fn(async () => start)
  whenWanted(row, ended.signal, load)
  return { row, load, start, end: () => ended.abort() }
}

it('loads nothing for a row that is on view from the start, until it is touched', async () => {
  const { row, load, start } = watched()
  report(true)
  expect(load).not.toHaveBeenCalled()
  row.dispatchEvent(new Event('pointerdown'))
  expect(load).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(start).toHaveBeenCalledTimes(1))
})

it('loads for a row that comes near, and once', async () => {
  const { row, load, start } = watched()
  report(false)
  report(true)
  row.dispatchEvent(new Event('focusin'))
  report(true)
  await waitFor(() => expect(start).toHaveBeenCalledTimes(1))
  expect(load).toHaveBeenCalledTimes(1)
})

it('starts when the finger has left the row', async () => {
  const { row, start } = watched()
  const touch = (name: string, touches: number) =>
    row.dispatchEvent(Object.assign(new Event(name), { touches: Array(touches) }))
  row.dispatchEvent(new Event('pointerdown'))
  touch('touchstart', 1)
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_000)
  await Promise.resolve()
  expect(start).not.toHaveBeenCalled()
  touch('touchend', 0)
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_000)
  await waitFor(() => expect(start).toHaveBeenCalledTimes(1))
  jest.restoreAllMocks()
})

it('starts nothing once the row is gone', async () => {
  const { row, load, end } = watched()
  end()
  row.dispatchEvent(new Event('pointerdown'))
  report(false)
  report(true)
  expect(load).not.toHaveBeenCalled()
})
