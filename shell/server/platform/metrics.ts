import Fastify, { type FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export type Metrics = ReturnType<typeof createMetrics>

type Standing = {
  /** The gateway has answered the last question. */
  isGatewayUp: boolean
  isRegistryGood: boolean
  refused: { remote: string; count: number }[]
}

/** Figures of this shell for Prometheus: requests, troubles of remotes, what it hears of gateway and registry. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: secondsBuckets,
    registers,
  })
  const troubles = new Counter({
    name: 'remote_troubles_total',
    help: 'Times that a remote’s render thread failed, was too slow or ended',
    labelNames: ['remote'] as const,
    registers,
  })
  return {
    registry,
    measureRequests(app: FastifyInstance) {
      app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
        const labels = { method, route: routeOptions.url ?? 'none', status: statusCode }
        requests.observe(labels, elapsedTime / 1000)
      })
    },
    countTrouble: (remote: string) => troubles.inc({ remote }),
    watch(standing: () => Standing) {
      const up = (name: string, help: string, read: (now: Standing) => boolean) =>
        new Gauge({
          name,
          help,
          registers,
          collect() {
            this.set(read(standing()) ? 1 : 0)
          },
        })
      up('gateway_up', '1 while the gateway answers', ({ isGatewayUp }) => isGatewayUp)
      up('remotes_registry_up', '1 while the registry can be read and gone by', (now) => now.isRegistryGood)
      new Gauge({
        name: 'releases_refused',
        help: 'Releases that the registry names and this shell does not serve',
        labelNames: ['remote'],
        registers,
        collect() {
          this.reset()
          for (const { remote, count } of standing().refused) this.set({ remote }, count)
        },
      })
    },
  }
}

type Internal = { metrics: Metrics; releases: () => unknown; host: string; port: number }

/** `/metrics` and `/releases`, of all remotes, on a port of their own, which is not published. */
export async function serveMetrics({ metrics: { registry }, releases, host, port }: Internal) {
  const server = Fastify()
  server.get('/metrics', async (_, reply) => reply.type(registry.contentType).send(await registry.metrics()))
  server.get('/releases', async () => releases())
  await server.listen({ host, port })
  return server
}
