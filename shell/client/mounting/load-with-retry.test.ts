import { loadWithRetry, TooSlow, type Wait } from './load-with-retry'

/** Waits pass at once and are noted; those of `held` length never pass by themselves. */
function fakeWait(held: number[] = []) {
  const waits: number[] = []
  const wait: Wait = (ms, signal) => {
    waits.push(ms)
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
      if (!held.includes(ms)) resolve()
    })
  }
  return { waits, wait }
}
const signal = new AbortController().signal

it('gives what was loaded', async () => {
  const { wait } = fakeWait([8000])
  await expect(loadWithRetry(async () => 'app', { signal, wait })).resolves.toBe('app')
})

it('tries again after growing pauses, then gives up with the last error', async () => {
  const { waits, wait } = fakeWait([8000])
  const load = jest.fn().mockRejectedValueOnce(new Error('one')).mockRejectedValueOnce(new Error('two'))
  load.mockRejectedValue(new Error('three'))
  await expect(loadWithRetry(load, { signal, wait })).rejects.toThrow('three')
  expect(load).toHaveBeenCalledTimes(3)
  expect(waits.filter((ms) => ms !== 8000)).toEqual([300, 1200])
})

it('does not wait longer than the limit, nor ask a slow source again at once', async () => {
  const { wait } = fakeWait()
  const load = jest.fn(() => new Promise<never>(() => {}))
  await expect(loadWithRetry(load, { limitMs: 50, signal, wait })).rejects.toBeInstanceOf(TooSlow)
  expect(load).toHaveBeenCalledTimes(1)
})

it('stops trying when the mount has ended', async () => {
  const ended = new AbortController()
  const { wait } = fakeWait([8000, 300])
  const load = jest.fn().mockRejectedValue(new Error('offline'))
  const loading = loadWithRetry(load, { signal: ended.signal, wait })
  await Promise.resolve()
  ended.abort(new Error('gone'))
  await expect(loading).rejects.toThrow()
  expect(load).toHaveBeenCalledTimes(1)
})
