import type { FastifyInstance } from 'fastify'
import type { LiveRelease } from '../registry/release-set'
import { releaseKey } from '../registry/release-set'

type Deps = { releases: () => LiveRelease[]; isDraining: () => boolean }

/**
 * `live`: the process answers. `ready`: it has releases to answer pages with and is not about to stop; the gateway may
 * be away.
 */
export async function healthRoute(app: FastifyInstance, { releases, isDraining }: Deps) {
  app.get('/health/live', async () => ({ status: 'ok' }))
  app.get('/health/ready', async (_, reply) => {
    const live = [...new Set(releases().map(releaseKey))]
    const status = isDraining() ? 'draining' : live.length > 0 ? 'ok' : 'no-releases'
    reply.code(status === 'ok' ? 200 : 503).header('cache-control', 'no-store')
    return { status, releases: live }
  })
}
