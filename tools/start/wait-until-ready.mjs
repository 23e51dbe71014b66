import { setTimeout as pause } from 'node:timers/promises'

/** Resolves when the address answers 200. Throws when `hasEnded` says that there is no point, or after the time. */
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

async function answers(address) {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(2000) })
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}
