import { contactRefs, webToCasePath } from '@escapade/shared-contracts/api/content/care'
import { ContactForm } from '@escapade/shared-contracts/api/content/care-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { describePage, redirectAnswer } from '../../platform/http/describe-page'
import { problemOf, toAppError } from '../../platform/http/error-handler'
import { limitOf } from '../../platform/http/rate-limit'
import type { Captcha } from './captcha/captcha'
import type { ContactCase } from './cases-repository'
import { readForm, type SentForm, takeForms } from './read-form'

type Deps = {
  captcha: Captcha
  open(sent: SentForm): Promise<ContactCase>
}

const perMinute = 6

const openApi = describePage({
  method: 'POST',
  path: webToCasePath,
  summary:
    'The contact form: keeps a case and leads back to the page it came from. With files (`attachments`), as multipart/form-data',
  requirements: ['GW-033', 'SC-048'],
  form: ContactForm,
  example: {
    body: {
      Booking_ID__c: '12345678',
      contact_reason: 'emailconf',
      description: 'Où est ma confirmation ?',
      email: 'anne@example.com',
      name: 'Anne Moreau',
      phone: '+33 6 12 34 56 78',
      locale: 'fr_FR',
      captcha: 'what the script of the bot check puts here',
      retURL: paths.contact(),
    },
  },
  answers: {
    302: redirectAnswer(
      `To retURL with ref=${contactRefs.sent} and the number of the case, or ref=${contactRefs.failed} for any refusal`,
    ),
  },
  perMinute,
})

/** The contact form's address. Every answer leads back to the page: `ref` says how it went (D85). */
export async function webToCaseRoute(app: FastifyInstance, { captcha, open }: Deps): Promise<void> {
  await takeForms(app)
  const config = { ...limitOf(app, perMinute), ...openApi }
  app.post(webToCasePath, { config }, async (request, reply) => {
    const sent = readForm(request.body)
    // An agent who signed in has shown to be a person (SH-054).
    const isTrusted = sent && (request.agent || (await captcha.accept(sent.form.captcha)))
    if (!isTrusted) return leadBack(request, reply, 'failed')
    const { caseNumber } = await open(sent)
    return leadBack(request, reply, 'sent', `&case=${caseNumber}`)
  })
  // A browser shows what a form is answered with: a page of JSON would be a dead end.
  app.setErrorHandler((error, request, reply) => {
    const { status } = problemOf(toAppError(error))
    if (status >= 500) request.log.error({ err: error }, 'A call failed')
    return leadBack(request, reply, 'failed')
  })
}

const leadBack = (
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: keyof typeof contactRefs,
  more = '',
) => reply.redirect(`${pathBack(request)}?ref=${contactRefs[outcome]}${more}`, 302)

/**
 * Path of the page to go back to: `retURL`, or the page that posted when there is none, where it is one of this host;
 * else the contact page.
 */
function pathBack({ body, headers, host, protocol }: FastifyRequest): string {
  const asked: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'retURL') : undefined
  const wanted = asked === undefined || asked === '' ? headers.referer : asked
  const own = `${protocol}://${host}`
  if (typeof wanted !== 'string' || wanted === '' || !URL.canParse(wanted, own)) return paths.contact()
  const { host: target, pathname } = new URL(wanted, own)
  return target === host && /^\/(?![/\\])/.test(pathname) ? pathname : paths.contact()
}
