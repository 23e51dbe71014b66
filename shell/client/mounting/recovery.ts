import { type Wait, wait } from './load-with-retry'

type Options = {
  signal: AbortSignal
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>
  document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>
  wait?: Wait
}

const firstPauseMs = 2000
const longestPauseMs = 30_000

/**
 * Tries something until it succeeds or the signal ends it: with growing pauses, and at once when the network or the
 * visitor comes back. Never rejects.
 */
export async function keepTrying(attempt: () => Promise<boolean>, options: Options): Promise<void> {
  for (let pauseMs = firstPauseMs; !options.signal.aborted; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    await nextChance(pauseMs, options)
    if (options.signal.aborted || (await attempt())) return
  }
}

async function nextChance(pauseMs: number, { signal, window, document, wait: pause = wait }: Options) {
  const chance = new AbortController()
  const take = () => chance.abort()
  const takeIfSeen = () => document.visibilityState === 'visible' && take()
  window.addEventListener('online', take)
  document.addEventListener('visibilitychange', takeIfSeen)
  await pause(pauseMs, AbortSignal.any([signal, chance.signal])).catch(() => {})
  window.removeEventListener('online', take)
  document.removeEventListener('visibilitychange', takeIfSeen)
}
