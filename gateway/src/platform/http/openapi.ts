import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyContextConfig, FastifyInstance } from 'fastify'
import type { RegisteredCall } from './call-definition'

declare module 'fastify' {
  interface FastifyInstance {
    /** Every call of the contract. */
    calls: RegisteredCall[]
    /** Everything that is served, calls or not. */
    routeTable: { method: string; url: string }[]
  }
}

type Options = {
  isShown: boolean
  /** Names of the cookies that sessions are in. */
  cookies: { account: string; staff: string }
}
type DescribedRoute = Pick<FastifyContextConfig, 'staff' | 'readsAccount'> & {
  openApi?: Record<string, unknown>
}

/**
 * Parties that may make a call, as OpenAPI says it: anybody, an account or somebody who works for the shop.
 * Proofs of one order or gift are part of what is asked.
 */
function securityOf({ staff, readsAccount }: DescribedRoute): Record<string, string[]>[] {
  if (staff) return [{ staff: [] }]
  if (readsAccount === 'required') return [{ account: [] }]
  return readsAccount ? [{}, { account: [] }] : []
}

/**
 * The calls of the contract, and the pages and forms beside them (`describe-page.ts`), browsable at /docs and as a
 * document at /docs/json, where the tool is on.
 */
export async function describeCalls(app: FastifyInstance, { isShown, cookies }: Options) {
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
        license: { name: 'All rights reserved', identifier: 'LicenseRef-All-Rights-Reserved' },
      },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          account: {
            type: 'apiKey',
            in: 'cookie',
            name: cookies.account,
            description: 'Session of an account',
          },
          staff: {
            type: 'apiKey',
            in: 'cookie',
            name: cookies.staff,
            description: 'Session of somebody who works for the shop, on a host of customer care',
          },
        },
      },
    },
    transform: ({ url, route }) => {
      const config = (route.config ?? {}) as DescribedRoute
      if (!config.openApi) return { schema: { hide: true }, url }
      const schema = { ...config.openApi, security: securityOf(config) }
      return { schema, url: url.replace('*', ':file') }
    },
  })
  if (isShown) await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true })
}
