import type { Wait } from './load-with-retry'
import { keepTrying } from './recovery'

const endless: Wait = (_ms, signal) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

it('tries with growing pauses until it works', async () => {
  const pauses: number[] = []
  const wait: Wait = async (ms) => void pauses.push(ms)
  const outcomes = [false, false, false, false, false, true]
  const attempt = jest.fn(async () => outcomes.shift() ?? true)
  await keepTrying(attempt, { signal: new AbortController().signal, window, document, wait })
  expect(attempt).toHaveBeenCalledTimes(6)
  expect(pauses).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000])
})

it('tries at once when the network is back', async () => {
  const attempt = jest.fn(async () => true)
  const trying = keepTrying(attempt, {
    signal: new AbortController().signal,
    window,
    document,
    wait: endless,
  })
  window.dispatchEvent(new Event('online'))
  await trying
  expect(attempt).toHaveBeenCalledTimes(1)
})

it('tries at once when the visitor looks at the page again', async () => {
  const attempt = jest.fn(async () => true)
  const trying = keepTrying(attempt, {
    signal: new AbortController().signal,
    window,
    document,
    wait: endless,
  })
  document.dispatchEvent(new Event('visibilitychange'))
  await trying
  expect(attempt).toHaveBeenCalledTimes(1)
})

it('stops with the mount, without another try', async () => {
  const ended = new AbortController()
  const attempt = jest.fn(async () => true)
  const trying = keepTrying(attempt, { signal: ended.signal, window, document, wait: endless })
  ended.abort()
  await trying
  expect(attempt).not.toHaveBeenCalled()
})
