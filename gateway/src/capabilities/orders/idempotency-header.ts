import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import { AppError } from '../../platform/http/errors'

/** Printable ASCII without spaces. */
const IdempotencyKey = z.string().regex(/^[\x21-\x7e]{8,128}$/)

/** As OpenAPI shows it. */
export const idempotencyHeader = {
  'idempotency-key': 'Drawn by the caller, 8 to 128 characters: a repeated call has the same effect',
}

export function idempotencyKey({ headers }: FastifyRequest): string {
  const parsed = IdempotencyKey.safeParse(headers['idempotency-key'])
  if (!parsed.success) throw new AppError('idempotency-key-required')
  return parsed.data
}
