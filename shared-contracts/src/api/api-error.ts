import type { Problem } from './problem'

export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'aborted'

/** The one error of the API client. `code` is the gateway's problem code, or the kind when no answer came. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  readonly status: number | null
  readonly code: string
  readonly problem: Problem | null

  /**
   * Each bundle on the page has its own copy of this class: what the shell's client throws is an ApiError to every
   * remote.
   */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ApiError'
  }

  constructor({ kind, status = null, problem = null, message }: ApiErrorInput) {
    super(message ?? problem?.title ?? kind)
    this.name = 'ApiError'
    this.kind = kind
    this.status = status
    this.problem = problem
    this.code = problem?.code ?? (status ? `http-${status}` : kind)
  }
}

type ApiErrorInput = {
  kind: ApiErrorKind
  status?: number | null
  problem?: Problem | null
  message?: string
}

/** True for failures that a retry may mend: no answer, a time-out, or the gateway's own trouble. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.kind === 'network' || error.kind === 'timeout' || (error.status ?? 0) >= 502
}
