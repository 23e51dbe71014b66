import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { KeepFile } from '../../platform/keep-file'

/** Tries that ended the process before a release counts as the cause: the first may have been several at once. */
const fatalTries = 2
/** A refusal this old is looked at again by a start: the shell may be another one by now. */
const refusalLifeMs = 24 * 3_600_000
/** Pause before the nth further try of what may mend: none at first, then doubling. */
const pauseMs = (failures: number) => (failures < 2 ? 0 : Math.min(2000 * 2 ** (failures - 1), 300_000))

type Refusal = { reason: string; at: number }
type Kept = { refused: Record<string, Refusal>; trying: Record<string, number> }

/** Outcomes of releases that were tried. Refusals outlive the process, as does the mark of a try that ended it. */
export type TrialJournal = {
  open(): Promise<void>
  /** Why the release is not tried now; null when it may be. */
  refusalOf(key: string): string | null
  /** An earlier process ended while it was tried. */
  isSuspect(key: string): boolean
  hasEndedProcess(key: string): boolean
  start(key: string): Promise<void>
  passed(key: string): Promise<void>
  failed(key: string, failure: { reason: string; isFinal: boolean }): Promise<void>
  /** Something that failed may be tried again. */
  isDue(): boolean
  /** Forgets what waits to be tried again and is not in the registry any more. */
  retain(keys: Set<string>): void
}

type Options = { cacheDir: string; now: () => number; keep: KeepFile }

export function createTrialJournal({ cacheDir, now, keep }: Options): TrialJournal {
  const file = path.join(cacheDir, 'trials.json')
  const waiting = new Map<string, { reason: string; failures: number; retryAt: number }>()
  let kept: Kept = { refused: {}, trying: {} }
  let suspects: Record<string, number> = {}
  let turn: Promise<void> = Promise.resolve()

  /** One write after the other: the last one stays. */
  const save = () => {
    turn = turn.then(() => keep(file, JSON.stringify(kept)))
    return turn
  }
  const settle = (key: string) => {
    delete kept.trying[key]
    delete suspects[key]
  }

  return {
    async open() {
      kept = await readKept(file, now())
      suspects = { ...kept.trying }
    },
    refusalOf(key) {
      const refusal = kept.refused[key]
      if (refusal) return refusal.reason
      const wait = waiting.get(key)
      return wait && wait.retryAt > now() ? wait.reason : null
    },
    isSuspect: (key) => key in suspects,
    hasEndedProcess: (key) => (suspects[key] ?? 0) >= fatalTries,
    async start(key) {
      kept.trying[key] = (suspects[key] ?? 0) + 1
      await save()
    },
    async passed(key) {
      settle(key)
      waiting.delete(key)
      await save()
    },
    async failed(key, { reason, isFinal }) {
      settle(key)
      const failures = (waiting.get(key)?.failures ?? 0) + 1
      if (isFinal) kept.refused[key] = { reason, at: now() }
      else waiting.set(key, { reason, failures, retryAt: now() + pauseMs(failures) })
      if (isFinal) waiting.delete(key)
      await save()
    },
    isDue: () => [...waiting.values()].some(({ retryAt }) => retryAt <= now()),
    retain(keys) {
      for (const key of waiting.keys()) if (!keys.has(key)) waiting.delete(key)
    },
  }
}

async function readKept(file: string, now: number): Promise<Kept> {
  const text = await readFile(file, 'utf8').catch(() => '{}')
  const { refused = {}, trying = {} } = parse(text)
  const recent = Object.entries(refused).filter(([, { at }]) => now - at < refusalLifeMs)
  return { refused: Object.fromEntries(recent), trying }
}

function parse(text: string): Partial<Kept> {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
