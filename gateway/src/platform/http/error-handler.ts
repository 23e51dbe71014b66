import { STATUS_CODES } from 'node:http'
import type { Problem } from '@escapade/shared-contracts/api/problem'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, type ProblemCode, problems } from './errors'

/** Fastify's own refusals. */
const frameworkCodes: Record<string, ProblemCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed-json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid-request',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_BAD_URL: 'invalid-request',
  FST_ERR_MAX_PARAM_LENGTH: 'not-found',
}

/**
 * Codes by which PostgreSQL refuses a value from outside that has no place in a column (SQLSTATE,
 * https://www.postgresql.org/docs/current/errcodes-appendix.html).
 */
const sqlCodes: Record<string, ProblemCode> = {
  '22003': 'invalid-request',
  '22007': 'invalid-request',
  '22008': 'invalid-request',
  '22021': 'invalid-request',
  '22P02': 'invalid-request',
  '22P05': 'invalid-request',
  '23505': 'conflict',
  '40001': 'conflict',
  '40P01': 'conflict',
  '08000': 'unavailable',
  '08003': 'unavailable',
  '08006': 'unavailable',
  '25006': 'unavailable',
  '53100': 'unavailable',
  '53200': 'unavailable',
  '53300': 'unavailable',
  '57014': 'unavailable',
  '57P01': 'unavailable',
  '57P02': 'unavailable',
  '57P03': 'unavailable',
  '58030': 'unavailable',
}

/** Codes of the system for a server that is away and for a disk that takes nothing. */
const systemCodes: Record<string, ProblemCode> = {
  ECONNREFUSED: 'unavailable',
  ECONNRESET: 'unavailable',
  ETIMEDOUT: 'unavailable',
  ENOSPC: 'unavailable',
  EDQUOT: 'unavailable',
  EROFS: 'unavailable',
}

/** Seconds after which what is not available is worth another try. */
const retryAfter = '5'

export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  const known = frameworkCodes[code ?? ''] ?? sqlCodes[code ?? ''] ?? systemCodes[code ?? '']
  if (known) return new AppError(known)
  if (statusCode === 429) return new AppError('too-many-requests')
  if (statusCode && statusCode >= 400 && statusCode < 500) return new AppError('invalid-request')
  return new AppError('internal')
}

export function problemOf(error: AppError, requestId?: string): Problem {
  const [status, title] = problems[error.code]
  return {
    type: 'about:blank',
    title,
    status,
    code: error.code,
    ...(error.errors ? { errors: error.errors } : {}),
    ...(error.values ? { values: error.values } : {}),
    ...(requestId ? { requestId } : {}),
  }
}

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const appError = toAppError(error)
  const problem = problemOf(appError, String(request.id))
  if (problem.status >= 500) request.failure = error
  else request.log.debug({ err: error }, STATUS_CODES[problem.status])
  if (problem.status === 503) reply.header('retry-after', retryAfter)
  reply.code(problem.status).type('application/problem+json').header('cache-control', 'no-store')
  const wait = appError.values?.retryAfterSeconds
  if (typeof wait === 'number') reply.header('retry-after', Math.ceil(wait))
  return reply.send(JSON.stringify(problem))
}

/** Every refusal leaves as problem+json; texts of 5xx stay in the log. */
export function handleErrors(app: FastifyInstance) {
  app.setErrorHandler(sendError)
  app.setNotFoundHandler((request, reply) => sendError(new AppError('not-found'), request, reply))
}
