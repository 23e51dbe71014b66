import { RefusalError } from '@escapade/remote-kit/release/refusal'
import type { Problem } from '@escapade/shared-contracts/api/problem'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Codes by their status. Refusals of the kit (`RefusalCode`) are 409. */
const statuses = {
  'invalid-request': 400,
  'key-unknown': 401,
  'invitation-not-valid': 403,
  'not-found': 404,
  'release-incomplete': 409,
  'release-untried': 409,
  'trial-failed': 409,
  'release-differs': 409,
  'release-signed-by-another': 409,
  'key-taken': 409,
  'too-large': 413,
  'file-differs': 422,
  'signature-wrong': 422,
  internal: 500,
  unavailable: 503,
} as const

export type ProblemCode = keyof typeof statuses

/** A refusal that the caller reads: its message says what helps. */
export class RegistryError extends Error {
  override name = 'RegistryError'
  readonly code: ProblemCode

  constructor(code: ProblemCode, message: string) {
    super(message)
    this.code = code
  }
}

/** Every refusal leaves as problem+json; what went wrong here stays in the log. */
export function answerProblems(app: FastifyInstance) {
  app.setErrorHandler(sendError)
  app.setNotFoundHandler((request, reply) =>
    send(describe('not-found', 404, 'There is nothing at this address'), { request, reply }),
  )
}

export const sendError = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
  send(problemOf(error), { error, request, reply })

type Sending = { error?: unknown; request: FastifyRequest; reply: FastifyReply }

function send(problem: Problem, { error, request, reply }: Sending) {
  if (problem.status >= 500) request.log.error({ err: error }, 'request failed')
  if (problem.status === 503) reply.header('retry-after', '5')
  return reply
    .code(problem.status)
    .type('application/problem+json')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(problem))
}

/** The code that a refusal has in answers and in the history; null for what is no refusal. */
export const refusalCodeOf = (error: unknown): string | null =>
  error instanceof RefusalError || error instanceof RegistryError ? error.code : null

function problemOf(error: unknown): Problem {
  if (error instanceof RefusalError) return describe(error.code, 409, error.message)
  if (error instanceof RegistryError) return describe(error.code, statuses[error.code], error.message)
  const { statusCode, message } = error as { statusCode?: number; message?: string }
  if (statusCode === 413)
    return describe('too-large', 413, 'The file or body is larger than the registry takes')
  if (statusCode && statusCode >= 400 && statusCode < 500)
    return describe('invalid-request', statusCode, message ?? 'The request cannot be read')
  // A value that has no place in a column, such as a text with NUL (SQLSTATE class 22).
  if (/^22/.test((error as { code?: string }).code ?? ''))
    return describe('invalid-request', 400, 'The request holds a value that cannot be kept')
  if (isAway(error)) return describe('unavailable', 503, 'The registry cannot write at the moment. Try again')
  return describe('internal', 500, 'Something went wrong in the registry')
}

const describe = (code: string, status: number, detail: string): Problem => ({
  type: 'about:blank',
  title: detail.split('\n')[0] ?? detail,
  status,
  code,
  detail,
})

/** Codes of PostgreSQL and of the system for what is away, full or ended in between. */
const isAway = (error: unknown): boolean =>
  /^(08|53|57P|57014|40|ECONN|ENOSPC|EDQUOT|EROFS)/.test((error as { code?: string }).code ?? '')
