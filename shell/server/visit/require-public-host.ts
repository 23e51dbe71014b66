import type { FastifyInstance } from 'fastify'
import { sendProblem } from '../platform/problem'
import { isKnownHost } from './known-hosts'

const reading = new Set(['GET', 'HEAD'])
/** Probes of an orchestrator ask by the address of the process. */
const isProbe = (url: string) => url.startsWith('/health/')

/**
 * Answers only for the shop's own hosts: a reader on another is led to the public one, and any other request there is
 * refused (421, https://www.rfc-editor.org/rfc/rfc9110#section-15.5.20). Nothing is ever drawn, linked or passed on
 * for a host that is not ours.
 */
export function requirePublicHost(app: FastifyInstance, publicHost: string): void {
  app.addHook('onRequest', async ({ method, url, host, protocol }, reply) => {
    if (isProbe(url) || isKnownHost({ host, publicHost })) return
    reply.header('cache-control', 'no-store')
    // An absolute request target would not be a path of ours.
    if (!reading.has(method) || !url.startsWith('/'))
      return sendProblem(reply.header('connection', 'close'), 421, 'unknown-host')
    return reply.redirect(`${protocol === 'https' ? 'https' : 'http'}://${publicHost}${url}`, 302)
  })
}
