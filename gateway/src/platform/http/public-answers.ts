import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CacheRule } from './call-definition'

/** For all that operators and editors change: browsers and proxies ask for it again this soon. */
export const fewSeconds: CacheRule = { seconds: 5 }

const weakly = (tag: string) => tag.trim().replace(/^W\//, '')

/** Weak: a compressed copy is the same answer. */
const etagOf = (text: string) => `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`

/**
 * True when the asker holds this very answer (https://www.rfc-editor.org/rfc/rfc9110#section-8.8.3.2, weak
 * comparison).
 */
function isHeld(header: string | undefined, etag: string): boolean {
  if (!header) return false
  return header.trim() === '*' || header.split(',').some((tag) => weakly(tag) === weakly(etag))
}

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

/**
 * Sends an answer with what caches need to know. Answers without a rule may be about one visitor: nothing may store
 * them. The others are the same for everybody; what was read is not sent again to who holds it.
 */
export function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, cache }: { text: string; cache: CacheRule | undefined },
) {
  reply.type('application/json; charset=utf-8')
  if (!cache) return reply.header('cache-control', 'private, no-store').send(text)
  reply.header('cache-control', `public, max-age=${cache.seconds}`)
  // Only a read can be asked whether it is still the same.
  if (!isRead(request)) return reply.send(text)
  const etag = etagOf(text)
  reply.header('etag', etag)
  return isHeld(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(text)
}
