import { ApiError } from './api-error'

/** Minutes that a refused call asks to wait, one at least. */
export function waitMinutes(error: unknown): number {
  const seconds = error instanceof ApiError ? Number(error.problem?.values?.retryAfterSeconds) : 0
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds / 60)) : 1
}
