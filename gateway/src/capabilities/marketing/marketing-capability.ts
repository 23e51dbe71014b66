import { newsletterFormPath, postNewsletter } from '@escapade/shared-contracts/api/marketing'
import { NewsletterAnswer, NewsletterSubscription } from '@escapade/shared-contracts/api/marketing-schemas'
import { isLocale, type Locale } from '@escapade/shared-contracts/rules/locale'
import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Deps } from '../../platform/deps'
import { sendPlainPage, servePlainPageCss } from '../../platform/plain-page'
import { limitOf } from '../../platform/rate-limit'
import { registerCall } from '../../platform/routes'
import { loadSigner, type Signer } from '../../platform/signer'
import { parseInput } from '../../platform/validation'
import { type NewsletterAction, readNewsletterToken } from './newsletter-links'
import {
  askPage,
  brokenLinkPage,
  donePage,
  newsletterCss,
  sentPage,
  wrongEmailPage,
} from './newsletter-pages'
import { createNewsletterRepository } from './newsletter-repository'
import { createNewsletterService, localeOf } from './newsletter-service'

const perMinute = 10
const dayMs = 86_400_000
/** An address that was never confirmed, or left, is forgotten. */
const keptDays = 30

type Service = ReturnType<typeof createNewsletterService>

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
    perMinute,
    async handler({ body }) {
      await newsletter.subscribe(body)
      return { status: 'confirmation-sent' as const }
    },
  })
  await app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 4096 })
    servePlainPageCss(scope, newsletterCss)
    formRoute(scope, newsletter)
    for (const action of ['confirm', 'unsubscribe'] as const)
      linkRoutes(scope, { newsletter, signer, action })
  })

  const forget = () =>
    createNewsletterRepository(db).forget(new Date(clock.instant().getTime() - keptDays * dayMs))
  jobs.add({ name: 'unconfirmed-subscriptions', everyMs: dayMs, run: async () => void (await forget()) })
}

const typed = (body: unknown, name: string): string => {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
  return typeof value === 'string' ? value.slice(0, 254).replaceAll('\0', '') : ''
}

/** The footer's form where no script runs: answered with a page. */
function formRoute(app: FastifyInstance, newsletter: Service) {
  app.post(newsletterFormPath, { config: limitOf(app, perMinute) }, async ({ body }, reply) => {
    const locale = `${typed(body, 'language')}_${typed(body, 'country')}`
    const shown: Locale = isLocale(locale) ? locale : 'fr_FR'
    const parsed = NewsletterSubscription.safeParse(body)
    if (!parsed.success || parsed.data.email.includes('\0')) {
      const again = { locale: shown, email: typed(body, 'email'), source: typed(body, 'source') }
      return sendPlainPage(reply.code(400), wrongEmailPage(again))
    }
    await newsletter.subscribe(parsed.data)
    return sendPlainPage(reply, sentPage(shown))
  })
}

const TokenParams = z.object({ token: z.string().max(200) })

type LinkDeps = { newsletter: Service; signer: Signer; action: NewsletterAction }

function linkRoutes(app: FastifyInstance, { newsletter, signer, action }: LinkDeps) {
  const url = `/front-gateway/marketing/newsletter/${action}/:token`
  const find = async (params: unknown) => {
    const { token } = parseInput(TokenParams, params, 'params') as z.infer<typeof TokenParams>
    const id = readNewsletterToken(signer, action, token)
    return id === null ? undefined : newsletter.find(id)
  }
  const options = { config: limitOf(app, 60) }

  app.get(url, options, async ({ params }, reply) => {
    const subscription = await find(params)
    if (!subscription) return sendPlainPage(reply.code(404), brokenLinkPage('fr_FR'))
    return sendPlainPage(reply, askPage({ locale: localeOf(subscription), action }))
  })
  app.post(url, options, async ({ params }, reply) => {
    const subscription = await find(params)
    if (!subscription) return sendPlainPage(reply.code(404), brokenLinkPage('fr_FR'))
    await newsletter[action](subscription.id)
    return sendPlainPage(reply, donePage({ locale: localeOf(subscription), action }))
  })
}
