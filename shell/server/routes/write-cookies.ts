import type { FastifyReply } from 'fastify'
import type { ReadVisit } from '../visit/read-visit'

const yearSeconds = 365 * 24 * 3600

/** Writes the choices that a visit made by its address; null forgets. */
export function writeCookies(reply: FastifyReply, cookies: ReadVisit['cookies'], protocol: string) {
  for (const [name, value] of Object.entries(cookies)) {
    if (value === null) reply.clearCookie(name, { path: '/' })
    else setCookie(reply, { name, value, protocol, maxAge: name === 'locale' ? yearSeconds : undefined })
  }
}

type Cookie = { name: string; value: string; protocol: string; maxAge?: number | undefined }

export function setCookie(reply: FastifyReply, { name, value, protocol, maxAge }: Cookie) {
  const secure = protocol === 'https'
  reply.setCookie(name, value, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge })
}
