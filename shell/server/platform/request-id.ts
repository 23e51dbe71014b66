import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** The id given by what stands in front of us, when it looks like one; else a new one. Goes on to the gateway. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}
