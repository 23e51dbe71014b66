import { setTimeout as pause } from 'node:timers/promises'

/**
 * Resolves when the address answers 200. Throws with `reasonToStop` once there is one, or after the time.
 *
 * @param {string} address
 * @param {{ timeoutMs: number, reasonToStop: () => string | null }} limits
 */
export async function waitUntilReady(address, { timeoutMs, reasonToStop }) {
  const deadline = performance.now() + timeoutMs
  for (;;) {
    const reason = reasonToStop()
    if (reason) throw new Error(reason)
    if (await answers(address)) return
    if (performance.now() > deadline)
      throw new Error(`${address} did not answer within ${timeoutMs / 1000} s`)
    await pause(150)
  }
}

/** @param {string} address */
async function answers(address) {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(2000) })
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}
