import type { FastifyReply, FastifyRequest } from 'fastify'

type Cookie = { name: string; value: string; path: string; maxAge: number }

/** No script reads it, no other site's form sends it, and where there is TLS nothing else carries it. */
export function setCookie(
  { protocol }: Pick<FastifyRequest, 'protocol'>,
  reply: FastifyReply,
  { name, value, path, maxAge }: Cookie,
): void {
  const secure = protocol === 'https' ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${name}=${value}; Max-Age=${Math.max(0, Math.floor(maxAge))}; Path=${path}; HttpOnly; SameSite=Lax${secure}`,
  )
}
