import Fastify from 'fastify'
import type { Metrics } from './metrics'

/** `/metrics` on a port of its own, which is not published: figures are for those who run the shop. */
export async function serveMetrics({ registry }: Metrics, { host, port }: { host: string; port: number }) {
  const server = Fastify()
  server.get('/metrics', async (_, reply) => reply.type(registry.contentType).send(await registry.metrics()))
  await server.listen({ host, port })
  return server
}
