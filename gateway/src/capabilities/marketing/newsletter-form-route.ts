import { newsletterFormPath } from '@escapade/shared-contracts/api/content/marketing'
import { NewsletterSubscription } from '@escapade/shared-contracts/api/content/marketing-schemas'
import { fieldLengths } from '@escapade/shared-contracts/rules/text/field-lengths'
import { isLocale, type Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { FastifyInstance } from 'fastify'
import { retryAfter } from '../../platform/http/call-schema'
import { describePage, htmlAnswer } from '../../platform/http/describe-page'
import { sendPlainPage } from '../../platform/http/plain-page'
import { limitOf } from '../../platform/http/rate-limit'
import { showRefusals } from '../../platform/http/show-refusals'
import { laterPage, sentPage, wrongEmailPage } from './newsletter-pages'
import type { NewsletterService } from './newsletter-service'

const perMinute = 10

const openApi = describePage({
  method: 'POST',
  path: newsletterFormPath,
  summary: 'The newsletter form where no script runs: the same as the call, answered with a page',
  requirements: ['GW-031', 'SC-049'],
  form: NewsletterSubscription,
  example: { body: { email: 'reader@example.com', country: 'FR', language: 'fr', source: 'footer' } },
  answers: {
    200: htmlAnswer('Says that a mail is on its way'),
    400: htmlAnswer('The form again, with what is wrong'),
    413: htmlAnswer('The form again'),
    415: htmlAnswer('The form again'),
    429: { ...htmlAnswer('Asks to come back later'), headers: retryAfter },
  },
  hasNoRefusals: true,
})

const typed = (body: unknown, name: string): string => {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
  return typeof value === 'string' ? value.slice(0, fieldLengths.email).replaceAll('\0', '') : ''
}

/** The footer's form where no script runs: answered with a page. */
export function newsletterFormRoute(app: FastifyInstance, newsletter: NewsletterService) {
  showRefusals(app, {
    wrong: (locale) => wrongEmailPage({ locale, email: '', source: '' }),
    later: laterPage,
  })
  const config = { ...limitOf(app, perMinute), ...openApi }
  app.post(newsletterFormPath, { config }, async ({ body }, reply) => {
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
