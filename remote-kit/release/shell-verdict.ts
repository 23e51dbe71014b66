import { setTimeout as wait } from 'node:timers/promises'

const pollMs = 300
/** A registry that the shell refused until now is read again within this time. */
const registryPatienceMs = 6000

export type Verdict =
  | { state: 'live' | 'away' | 'silent' }
  | { state: 'refused'; reason: string; isRegistry?: boolean }

type Judged = { live?: string[]; refused?: { version: string; reason: string }[] }
/** Answer of the shell's `/health/releases`: what it says against the registry, and against releases of each remote. */
type Status = { registry?: string | null; remotes: Record<string, Judged | undefined> }
type Asking = { shell: string; name: string; version: string; timeoutMs?: number }

/**
 * Waits until the shell has judged a release: `{ state: 'live' }`, `{ state: 'refused', reason }`, or what is not
 * known: `{ state: 'away' }` when no shell answers, `{ state: 'silent' }` when it says nothing of the release.
 * Limit: each shell judges on its own, and one is asked (decision 064).
 */
export async function waitForVerdict({ shell, name, version, timeoutMs = 30_000 }: Asking): Promise<Verdict> {
  const startedAt = performance.now()
  for (;;) {
    const passedMs = performance.now() - startedAt
    const status = await ask(shell)
    if (!status && passedMs > pollMs) return { state: 'away' }
    const verdict = status && judge(status, { name, version, isPatient: passedMs < registryPatienceMs })
    if (verdict) return verdict
    if (passedMs > timeoutMs) return { state: 'silent' }
    await wait(pollMs)
  }
}

function judge(
  { registry, remotes }: Status,
  { name, version, isPatient }: { name: string; version: string; isPatient: boolean },
): Verdict | null {
  const { live = [], refused = [] } = remotes[name] ?? {}
  const refusal = refused.find((one) => one.version === version)
  if (refusal) return { state: 'refused', reason: refusal.reason }
  if (registry) return isPatient ? null : { state: 'refused', reason: registry, isRegistry: true }
  return live.includes(version) ? { state: 'live' } : null
}

async function ask(shell: string): Promise<Status | null> {
  try {
    const answer = await fetch(new URL('/health/releases', shell), { signal: AbortSignal.timeout(5000) })
    const status = await answer.json()
    return status?.remotes ? status : null
  } catch {
    return null
  }
}
