import { setTimeout as pause } from 'node:timers/promises'

export type Answer = { status: number; body: Record<string, unknown> }
export type Calls = ReturnType<typeof createCalls>

const patienceMs = 90_000
const callMs = 20_000
const again = new Set(['idempotency-in-progress', 'payment-unavailable'])

type Shop = {
  /** Addresses of all gateways; each call takes one of them. */
  origins: readonly string[]
  random: () => number
}

/** Calls of browsers, banks and the provider: one without an answer is made again, to any gateway that is there. */
export function createCalls({ origins, random }: Shop) {
  /** Refusals of the shop, by code: nothing is wrong with those. */
  const refusals = new Map<string, number>()
  /** Answers that the shop must never give. */
  const faults: string[] = []
  const origin = () => origins[Math.floor(random() * origins.length)]

  async function untilAnswered(path: string, init: RequestInit): Promise<Answer> {
    const deadline = performance.now() + patienceMs
    while (performance.now() < deadline) {
      const signal = AbortSignal.timeout(callMs)
      const answer = await fetch(origin() + path, { ...init, signal, redirect: 'manual' }).catch(() => null)
      const text = await answer?.text().catch(() => null)
      const body = parsed(text)
      if (answer?.status === 500) faults.push(`500 ${path} ${text?.slice(0, 200)}`)
      if (answer && text != null && answer.status < 500 && !again.has(String(body.code))) {
        if (answer.status >= 400) count(refusals, String(body.code ?? answer.status))
        return { status: answer.status, body }
      }
      await pause(150)
    }
    faults.push(`no answer ${path}`)
    return { status: 0, body: {} }
  }

  return {
    refusals,
    faults,
    get: (path: string) => untilAnswered(path, {}),
    post: (path: string, payload: object, headers: Record<string, string> = {}) =>
      untilAnswered(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(payload),
      }),
    /** As forms and webhooks are sent. */
    send: (path: string, body: string, headers: Record<string, string>) =>
      untilAnswered(path, { method: 'POST', headers, body }),
  }
}

export const count = (numbers: Map<string, number>, name: string) =>
  void numbers.set(name, (numbers.get(name) ?? 0) + 1)

function parsed(text: string | null | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
