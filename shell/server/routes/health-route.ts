import type { FastifyInstance } from 'fastify'
import type { LiveRelease } from '../registry/release-set'
import { releaseKey } from '../registry/release-set'

/** `live`: the process answers. `ready`: it has releases to answer pages with; the gateway may be away. */
export async function healthRoute(app: FastifyInstance, { releases }: { releases: () => LiveRelease[] }) {
  app.get('/health/live', async () => ({ status: 'ok' }))
  app.get('/health/ready', async (_, reply) => {
    const live = [...new Set(releases().map(releaseKey))]
    reply.code(live.length > 0 ? 200 : 503).header('cache-control', 'no-store')
    return { status: live.length > 0 ? 'ok' : 'no-releases', releases: live }
  })
}
