import type { FastifyInstance } from 'fastify'
import type { RegistryStatus } from '../registry/registry-status'

/** Answers with the state of each release of the registry: `remote-kit publish` waits for its own. */
export async function releasesRoute(app: FastifyInstance, { status }: { status: () => RegistryStatus }) {
  app.get('/health/releases', async (_, reply) => {
    reply.header('cache-control', 'no-store')
    return status()
  })
}
