import type { FastifyInstance } from 'fastify'
import { AppError } from './errors'

const changing = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Pages of others may make this call, such as a sign-in provider that posts its answer. */
    fromAnywhere?: boolean
  }
}

type Settings = { publicOrigin: string; production: boolean }

/**
 * Refuses calls that change something when a page of somebody else makes them in a visitor's browser. Programs send
 * no `Origin`: they have no visitor whose cookies they could use. In production only the public host is ours; a
 * developer's machine goes by several names.
 */
export function requireOwnOrigin(app: FastifyInstance, { publicOrigin, production }: Settings) {
  const shop = new URL(publicOrigin).hostname
  app.addHook('onRequest', async ({ method, headers, hostname, routeOptions }) => {
    const { origin, 'sec-fetch-site': site } = headers
    if (!changing.has(method) || routeOptions.config.fromAnywhere) return
    const isStranger =
      origin === undefined ? site === 'cross-site' : !isOwn(origin, production ? [shop] : [shop, hostname])
    if (isStranger) throw new AppError('origin-not-allowed')
  })
}

/** The shop's host, and the markets below it; the port may be another. */
function isOwn(origin: string, hosts: string[]): boolean {
  if (!URL.canParse(origin)) return false
  const { hostname } = new URL(origin)
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
}
