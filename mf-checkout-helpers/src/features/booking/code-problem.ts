import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { waitMinutes } from '@escapade/shared-contracts/api/wait-minutes'

export type CodeProblem = { kind: 'wrong' | 'many' | 'unreachable'; minutes: number }

/** Problem that a page says of a code that was not sent or not taken. */
export function codeProblem(error: unknown): CodeProblem | null {
  if (!error) return null
  const minutes = waitMinutes(error)
  if (!(error instanceof ApiError) || error.kind !== 'http') return { kind: 'unreachable', minutes }
  if (error.status === 429) return { kind: 'many', minutes }
  return { kind: error.code === 'code-not-valid' ? 'wrong' : 'unreachable', minutes }
}
