import type { FastifyRequest } from 'fastify'

/** A cookie as it was sent; undefined without it. */
export function cookieOf({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | undefined {
  const found = (headers.cookie ?? '').split(';').find((each) => each.trim().startsWith(`${name}=`))
  return found?.slice(found.indexOf('=') + 1).trim()
}
