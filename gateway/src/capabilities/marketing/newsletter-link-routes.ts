import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { retryAfter } from '../../platform/http/call-schema'
import { describePage, htmlAnswer } from '../../platform/http/describe-page'
import { sendPlainPage } from '../../platform/http/plain-page'
import { limitOf } from '../../platform/http/rate-limit'
import { showRefusals } from '../../platform/http/show-refusals'
import { parseInput } from '../../platform/http/validation'
import type { Signer } from '../../platform/signer'
import { type NewsletterAction, readNewsletterToken } from './newsletter-links'
import { askPage, brokenLinkPage, donePage, laterPage } from './newsletter-pages'
import { localeOf, type NewsletterService } from './newsletter-service'

const perMinute = 60
const TokenParams = z.object({ token: z.string().max(200) })

const summaries = {
  confirm: {
    GET: 'The page behind the link that confirms a newsletter subscription',
    POST: 'Confirms a newsletter subscription',
  },
  unsubscribe: {
    GET: 'The page behind the link that ends a newsletter subscription',
    POST: 'Ends a newsletter subscription',
  },
}

const describeLink = (action: NewsletterAction, method: 'GET' | 'POST') =>
  describePage({
    method,
    path: `/front-gateway/marketing/newsletter/${action}/{token}`,
    summary: summaries[action][method],
    requirements: ['GW-031', 'SC-049'],
    params: TokenParams,
    ...(method === 'POST' ? { form: null } : {}),
    example: { params: { token: 'of-the-link-in-the-mail' } },
    answers: {
      200: htmlAnswer(method === 'GET' ? 'Asks once more: the button does it' : 'Says that it is done'),
      400: htmlAnswer('Says that the link is broken'),
      404: htmlAnswer('Says that the link is broken or too old'),
      415: htmlAnswer('Says that the link is broken'),
      413: htmlAnswer('Says that the link is broken'),
      429: { ...htmlAnswer('Asks to come back later'), headers: retryAfter },
    },
    hasNoRefusals: true,
  })

type LinkDeps = { newsletter: NewsletterService; signer: Signer; action: NewsletterAction }

/** The links of the newsletter's mails. */
export function newsletterLinkRoutes(app: FastifyInstance, { newsletter, signer, action }: LinkDeps) {
  showRefusals(app, { wrong: brokenLinkPage, later: laterPage })
  const url = `/front-gateway/marketing/newsletter/${action}/:token`
  const find = async (params: unknown) => {
    const { token } = parseInput(TokenParams, params, 'params') as z.infer<typeof TokenParams>
    const id = readNewsletterToken(signer, action, token)
    return id === null ? undefined : newsletter.find(id)
  }
  const optionsOf = (method: 'GET' | 'POST') => ({
    config: { ...limitOf(app, perMinute), ...describeLink(action, method) },
  })

  app.get(url, optionsOf('GET'), async ({ params }, reply) => {
    const subscription = await find(params)
    if (!subscription) return sendPlainPage(reply.code(404), brokenLinkPage('fr_FR'))
    return sendPlainPage(reply, askPage({ locale: localeOf(subscription), action }))
  })
  app.post(url, optionsOf('POST'), async ({ params }, reply) => {
    const subscription = await find(params)
    if (!subscription) return sendPlainPage(reply.code(404), brokenLinkPage('fr_FR'))
    await newsletter[action](subscription.id)
    return sendPlainPage(reply, donePage({ locale: localeOf(subscription), action }))
  })
}
