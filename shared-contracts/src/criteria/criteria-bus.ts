import type { Criteria } from './criteria'

type CriteriaChange = (current: Criteria) => Criteria

/** Criteria of the visitor, kept in the URL hash. Every micro-frontend reads and writes them through the shell. */
export type CriteriaBus = {
  /** Answers one object until the hash changes: safe as a snapshot. */
  get(): Criteria
  /** Called after every change of the hash, from any source. Returns the end of the subscription. */
  subscribe(listener: () => void): () => void
  /** Writes new criteria to the hash. `replace` keeps the history entry (default: a new one, so that Back undoes it). */
  update(change: CriteriaChange, options?: { replace?: boolean }): void
}
