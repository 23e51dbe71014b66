import type { FastifyInstance } from 'fastify'
import type { Config } from '../../platform/config'
import type { JobRunner } from '../../platform/jobs/periodic-jobs'
import { loadSigner } from '../../platform/signer'
import { type OfferSettings, providedBy } from './offer/provided-by'
import { refuseOthers } from './offer/refuse-others'
import type { PaymentProvider } from './payment-provider'
import { createSandboxPsp, type SandboxDeps } from './sandbox/sandbox-psp'
import { sandboxRoutes } from './sandbox/sandbox-routes'
import { createSandboxWebhooks, sandboxSecret } from './sandbox/sandbox-webhooks'
import { createStripeProvider } from './stripe-provider'

type Deps = Omit<SandboxDeps, 'signer'> & {
  config: OfferSettings & Pick<Config, 'secretKeys' | 'mayPretend' | 'stripeUrl'>
  jobs: Pick<JobRunner, 'add'>
}

/** Stripe when its key is set, else the embedded sandbox with its routes. */
export async function createPaymentProvider(app: FastifyInstance, deps: Deps): Promise<PaymentProvider> {
  const { stripeSecretKey, stripeUrl: baseUrl, mayPretend } = deps.config
  const provided = providedBy(deps.config)
  if (stripeSecretKey)
    return refuseOthers(createStripeProvider({ secretKey: stripeSecretKey, baseUrl, provided }), provided)
  if (!mayPretend) throw new Error('STRIPE_SECRET_KEY is missing: any test card would pay')
  const signer = await loadSigner(deps)
  const announce = createSandboxWebhooks(app, sandboxSecret(signer))
  const psp = createSandboxPsp({ ...deps, signer, announce })
  await app.register((scope) => sandboxRoutes(scope, psp))
  deps.jobs.add({ name: 'slow-banks', everyMs: 5_000, run: () => psp.finishSlowPayments() })
  deps.jobs.add({ name: 'due-instalments', everyMs: 3_600_000, run: () => psp.takeDueInstalments() })
  return refuseOthers(psp, provided)
}

/** Secrets that the provider's events are signed with. */
export const webhookSecretsOf = async (
  deps: Pick<SandboxDeps, 'db'> & { config: Config },
): Promise<string[]> =>
  deps.config.stripeSecretKey ? deps.config.stripeWebhookSecrets : [sandboxSecret(await loadSigner(deps))]
