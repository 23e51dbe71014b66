import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { waitMinutes } from '@escapade/shared-contracts/api/wait-minutes'

export type SignInProblem = {
  kind: 'code' | 'device' | 'many' | 'unreachable'
  minutes: number
}

export function signInProblem(error: unknown): SignInProblem {
  const kind = kindOf(error)
  return { kind, minutes: kind === 'many' ? waitMinutes(error) : 0 }
}

function kindOf(error: unknown): SignInProblem['kind'] {
  if (!(error instanceof ApiError) || error.kind !== 'http') return 'unreachable'
  if (error.code === 'link-for-other-device') return 'device'
  if (error.status === 429) return 'many'
  return (error.status ?? 500) < 500 ? 'code' : 'unreachable'
}
