import type { FastifyInstance } from 'fastify'
import type { RegistryStatus } from '../registry/registry-status'

type Deps = {
  status: () => RegistryStatus
  /** True where the state of all remotes may be read at once. */
  tellsAll: boolean
}

/**
 * Answers with the state of the releases of a remote (`?of=mf-search`): `remote-kit publish` waits for its own. The
 * list of all is for those who run the shop.
 */
export async function releasesRoute(app: FastifyInstance, { status, tellsAll }: Deps) {
  app.get<{ Querystring: { of?: unknown } }>('/health/releases', async ({ query }, reply) => {
    reply.header('cache-control', 'no-store')
    const { registry, remotes } = status()
    if (query.of === undefined && tellsAll) return { registry, remotes }
    const name = String(query.of)
    return { registry, remotes: Object.hasOwn(remotes, name) ? { [name]: remotes[name] } : {} }
  })
}
