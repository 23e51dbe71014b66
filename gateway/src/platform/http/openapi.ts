import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { RegisteredCall } from './call-definition'

declare module 'fastify' {
  interface FastifyInstance {
    /** Every call of the contract. */
    calls: RegisteredCall[]
    /** Everything that is served, calls or not. */
    routeTable: { method: string; url: string }[]
  }
}

/**
 * The calls of the contract, and the pages and forms beside them (`describe-page.ts`), browsable at /docs and as a
 * document at /docs/json, where the tool is on.
 */
export async function describeCalls(app: FastifyInstance, { isShown }: { isShown: boolean }) {
  const calls: RegisteredCall[] = []
  const routeTable: FastifyInstance['routeTable'] = []
  app.decorate('calls', calls)
  app.decorate('routeTable', routeTable)
  app.addHook('onRoute', ({ config, method, url }) => {
    routeTable.push(...[method].flat().map((one) => ({ method: one, url })))
    const { call } = (config ?? {}) as { call?: RegisteredCall }
    if (call && call.method === method) calls.push(call)
  })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Escapade',
        version: '1.0.0',
        description:
          'Prices are integer cents. Refusals are problem+json with a stable code. HEAD is answered where GET is. ' +
          'What is asked in another way than shown is answered 405 method-not-allowed with Allow, OPTIONS 204 with it.',
      },
    },
    transform: ({ url, route }) => {
      const { openApi } = (route.config ?? {}) as { openApi?: Record<string, unknown> }
      return { schema: openApi ?? { hide: true }, url }
    },
  })
  if (isShown) await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true })
}
