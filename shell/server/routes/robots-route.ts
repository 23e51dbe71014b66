import type { FastifyInstance } from 'fastify'

/** Calls, and pages that are about one visitor only. */
const unlisted = [
  '/api/',
  '/front-gateway/',
  '/account/',
  '/checkout/',
  '/confirmation/',
  '/booking/',
  '/mailbox',
]

/** Only the shop itself is for search engines, never a trial of it. */
export async function robotsRoute(app: FastifyInstance, { production }: { production: boolean }) {
  const rules = production ? unlisted.map((path) => `Disallow: ${path}`) : ['Disallow: /']
  const text = ['User-agent: *', ...rules, ''].join('\n')
  app.get('/robots.txt', async (_, reply) => reply.type('text/plain').send(text))
}
