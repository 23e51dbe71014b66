import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { RegisteredCall } from './call-definition'

declare module 'fastify' {
  interface FastifyInstance {
    /** Every call of the contract. */
    calls: RegisteredCall[]
  }
}

/** The calls of the contract, browsable at /docs and as a document at /docs/json. Routes without a contract stay out. */
export async function describeCalls(app: FastifyInstance) {
  const calls: RegisteredCall[] = []
  app.decorate('calls', calls)
  app.addHook('onRoute', ({ config, method }) => {
    const { call } = (config ?? {}) as { call?: RegisteredCall }
    if (call && call.method === method) calls.push(call)
  })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Escapade',
        version: '1.0.0',
        description: 'Prices are integer cents. Refusals are problem+json with a stable code.',
      },
    },
    transform: ({ url, route }) => {
      const { openApi } = (route.config ?? {}) as { openApi?: Record<string, unknown> }
      return { schema: openApi ?? { hide: true }, url }
    },
  })
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true })
}
