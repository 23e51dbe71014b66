import { postNewsletter } from '@escapade/shared-contracts/api/content/marketing'
import {
  NewsletterAnswer,
  NewsletterSubscription,
} from '@escapade/shared-contracts/api/content/marketing-schemas'
import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../platform/config'
import { servePlainPageCss } from '../../platform/http/plain-page'
import { registerCall } from '../../platform/http/routes'
import type { JobRunner } from '../../platform/jobs/periodic-jobs'
import { retentionEnd } from '../../platform/retention'
import { loadSigner } from '../../platform/signer'
import { newsletterFormRoute } from './newsletter-form-route'
import { newsletterLinkRoutes } from './newsletter-link-routes'
import { newsletterCss } from './newsletter-pages'
import { createNewsletterRepository } from './newsletter-repository'
import { createNewsletterService, type NewsletterDeps } from './newsletter-service'

type Deps = Omit<NewsletterDeps, 'signer' | 'config'> & {
  config: NewsletterDeps['config'] & Pick<Config, 'secretKeys'>
  jobs: Pick<JobRunner, 'add'>
}

const dayMs = 86_400_000

/** The newsletter: subscribing by call and by form, and the links of its mails. */
export async function marketingCapability(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, clock, jobs } = deps
  const signer = await loadSigner(deps)
  const newsletter = createNewsletterService({ ...deps, signer })

  registerCall(app, {
    endpoint: postNewsletter,
    body: NewsletterSubscription,
    response: NewsletterAnswer,
    summary: 'Sends the mail that confirms a newsletter subscription; the same answer for every address',
    requirements: ['GW-031', 'SC-049'],
    example: { body: { email: 'reader@example.com', country: 'FR', language: 'fr', source: 'footer' } },
    perMinute: 10,
    async handler({ body }) {
      await newsletter.subscribe(body)
      return { status: 'confirmation-sent' as const }
    },
  })
  await app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 4096 })
    servePlainPageCss(scope, newsletterCss)
    await scope.register(async (form) => newsletterFormRoute(form, newsletter))
    for (const action of ['confirm', 'unsubscribe'] as const)
      await scope.register(async (links) => newsletterLinkRoutes(links, { newsletter, signer, action }))
  })

  const forget = () =>
    createNewsletterRepository(db).forget(retentionEnd('endedSubscriptions', clock.instant()))
  jobs.add({ name: 'unconfirmed-subscriptions', everyMs: dayMs, run: async () => void (await forget()) })
}
