import type { FastifyInstance } from 'fastify'
import type { Config } from '../../platform/config'
import type { PaymentProvider } from './payment-provider'
import { createSandboxPsp, type SandboxDeps } from './sandbox/sandbox-psp'
import { sandboxRoutes } from './sandbox/sandbox-routes'
import { createStripeProvider } from './stripe-provider'

type Deps = SandboxDeps & { config: Pick<Config, 'stripeSecretKey'> }

/** Stripe when its key is set, else the embedded sandbox with its routes. */
export async function createPaymentProvider(app: FastifyInstance, deps: Deps): Promise<PaymentProvider> {
  const { stripeSecretKey } = deps.config
  if (stripeSecretKey) return createStripeProvider({ secretKey: stripeSecretKey })
  const psp = createSandboxPsp(deps)
  await app.register((scope) => sandboxRoutes(scope, psp))
  return psp
}
