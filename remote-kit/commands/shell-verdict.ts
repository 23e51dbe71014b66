import { setTimeout as wait } from 'node:timers/promises'

const pollMs = 300
/** A registry that the shell refused until now is read again within this time. */
const registryPatienceMs = 6000

export type Verdict =
  | { state: 'live' | 'away' | 'silent' }
  | { state: 'refused'; reason: string; isRegistry?: boolean }

type Judged = { live?: string[]; refused?: { version: string; reason: string }[]; withdrawn?: string[] }
/** Answer of the shell's `/health/releases?of=mf-search`: what it says against the registry, and against releases of the remote. */
type Status = { registry?: string | null; remotes: Record<string, Judged | undefined> }
type Asking = {
  shell: string
  name: string
  /** Release that the change is about. */
  version: string
  /** Versions that the registry names now: the change has arrived when these are live, and no other. */
  named: string[]
  /** The release is taken from everybody. */
  isWithdrawn?: boolean
  timeoutMs?: number
}

/**
 * Waits until a shell has judged a change: `{ state: 'live' }` once it serves what the registry names and nothing else,
 * `{ state: 'refused', reason }`, or what is not known: `{ state: 'away' }` when no shell answers, `{ state: 'silent' }`
 * when it says nothing of the release.
 */
export async function waitForVerdict({ shell, timeoutMs = 30_000, ...asked }: Asking): Promise<Verdict> {
  const startedAt = performance.now()
  for (;;) {
    const passedMs = performance.now() - startedAt
    const status = await ask(shell, asked.name)
    if (!status && passedMs > pollMs) return { state: 'away' }
    const verdict = status && judge(status, { ...asked, isPatient: passedMs < registryPatienceMs })
    if (verdict) return verdict
    if (passedMs > timeoutMs) return { state: 'silent' }
    await wait(pollMs)
  }
}

type Judging = Pick<Asking, 'name' | 'version' | 'named' | 'isWithdrawn'> & { isPatient: boolean }

function judge({ registry, remotes }: Status, asked: Judging): Verdict | null {
  const { live = [], refused = [], withdrawn = [] } = remotes[asked.name] ?? {}
  const refusal = refused.find((one) => asked.named.includes(one.version) && isAsked(one.version, asked))
  if (refusal) return { state: 'refused', reason: refusal.reason }
  if (registry) return asked.isPatient ? null : { state: 'refused', reason: registry, isRegistry: true }
  const wanted = asked.named.filter((one) => !refused.some(({ version }) => version === one))
  const hasArrived = live.length === wanted.length && wanted.every((one) => live.includes(one))
  const isGone = !asked.isWithdrawn || withdrawn.includes(asked.version)
  return hasArrived && isGone ? { state: 'live' } : null
}

/** A withdrawn release depends on what takes its place. */
const isAsked = (version: string, asked: Judging) => asked.isWithdrawn || version === asked.version

async function ask(shell: string, name: string): Promise<Status | null> {
  try {
    const answer = await fetch(new URL(`/health/releases?of=${name}`, shell), {
      signal: AbortSignal.timeout(5000),
    })
    const status = await answer.json()
    return status?.remotes ? status : null
  } catch {
    return null
  }
}
