import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import { AppError } from '../../platform/errors'

/** Printable ASCII without spaces. */
const IdempotencyKey = z.string().regex(/^[\x21-\x7e]{8,128}$/)

/** As OpenAPI shows it. */
export const idempotencyHeader = {
  'Idempotency-Key': '8 to 128 printable characters of the caller’s: the same key twice is one call',
}

export function idempotencyKey({ headers }: FastifyRequest): string {
  const parsed = IdempotencyKey.safeParse(headers['idempotency-key'])
  if (!parsed.success) throw new AppError('idempotency-key-required')
  return parsed.data
}
