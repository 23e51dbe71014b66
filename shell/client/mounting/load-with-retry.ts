/** Waiting, as tests replace it. Rejects when the signal ends the wait. */
export type Wait = (ms: number, signal?: AbortSignal) => Promise<void>

export const wait: Wait = (ms, signal) =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const end = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end)
      resolve()
    }, ms)
    signal?.addEventListener('abort', end, { once: true })
  })

type Options = {
  /** Longest time for one try. */
  limitMs?: number
  /** Pauses before the second try, the third, and so on. */
  pausesMs?: number[]
  signal: AbortSignal
  wait?: Wait
}

/** Tries a load, each time for a limited time. A failed load is asked for anew: nothing is remembered. */
export async function loadWithRetry<Loaded>(
  load: () => Promise<Loaded>,
  { limitMs = 8000, pausesMs = [300, 1200], signal, wait: pause = wait }: Options,
): Promise<Loaded> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await inTime(load(), limitMs, signal, pause)
    } catch (error) {
      const pauseMs = pausesMs[attempt]
      if (signal.aborted || pauseMs === undefined || error instanceof TooSlow) throw error
      await pause(pauseMs, signal)
    }
  }
}

/**
 * A load that takes this long is not asked for again at once: the page says so, and goes on trying in the background.
 */
export class TooSlow extends Error {
  override name = 'TooSlow'
}

async function inTime<Loaded>(loading: Promise<Loaded>, limitMs: number, signal: AbortSignal, pause: Wait) {
  const done = new AbortController()
  const limit = pause(limitMs, AbortSignal.any([signal, done.signal])).then(() => {
    throw new TooSlow(`Not loaded within ${limitMs} ms`)
  })
  try {
    return await Promise.race([loading, limit])
  } finally {
    limit.catch(() => {})
    done.abort()
  }
}
