import { isLocale, type Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { describePage, htmlAnswer } from '../../platform/http/describe-page'
import { AppError } from '../../platform/http/errors'
import { sendPlainPage, servePlainPageCss } from '../../platform/http/plain-page'
import { parseInput } from '../../platform/http/validation'
import type { Mailbox, StoredMail } from './mailbox'
import { mailboxPage, mailPage } from './mailbox-pages'
import { sendBody } from './send-body'

type Deps = { mailbox: Mailbox; publicOrigin: string }

const MailParams = z.object({ id: z.string().min(1).max(200) })
const MailboxQuery = z.object({ locale: z.string().max(10).optional() })

const requirements = ['GW-028', 'GW-031']
const listOpenApi = describePage({
  method: 'GET',
  path: '/mailbox',
  summary: 'The mails of the embedded mailbox, which stands in for a mail server',
  requirements,
  query: MailboxQuery,
  example: { query: { locale: 'fr_FR' } },
  answers: { 200: htmlAnswer('The newest mails') },
})
const ofMail = {
  method: 'GET' as const,
  requirements,
  params: MailParams,
  example: { params: { id: 'order-1' } },
}
const mailOpenApi = describePage({
  ...ofMail,
  path: '/mailbox/{id}',
  summary: 'A mail of the embedded mailbox with its subject and receiver',
  answers: { 200: htmlAnswer('The page around the mail') },
  errors: ['not-found'],
})
const bodyOpenApi = describePage({
  ...ofMail,
  path: '/mailbox/{id}/body',
  summary: 'A mail of the embedded mailbox as its reader sees it',
  answers: { 200: htmlAnswer('The mail itself') },
  errors: ['not-found'],
})

/** `/mailbox`: the mails of the embedded mailbox, and each of them as its reader sees it. */
export async function mailboxRoutes(app: FastifyInstance, { mailbox, publicOrigin }: Deps) {
  servePlainPageCss(app, '/mailbox/style.css')

  app.get('/mailbox', { config: listOpenApi }, async (request, reply) => {
    const { locale } = parseInput(MailboxQuery, request.query, 'query') as z.infer<typeof MailboxQuery>
    const readers: Locale = isLocale(locale) ? locale : 'fr_FR'
    return sendPlainPage(reply, mailboxPage({ mails: await mailbox.list(), locale: readers }))
  })
  app.get('/mailbox/:id', { config: mailOpenApi }, async (request, reply) =>
    sendPlainPage(reply, mailPage(await find(mailbox, request.params))),
  )
  app.get('/mailbox/:id/body', { config: bodyOpenApi }, async (request, reply) => {
    const { html, locale } = await find(mailbox, request.params)
    return sendBody(reply, { html, locale, publicOrigin })
  })
}

async function find(mailbox: Mailbox, params: unknown): Promise<StoredMail> {
  const { id } = parseInput(MailParams, params, 'params') as z.infer<typeof MailParams>
  const mail = await mailbox.find(id)
  if (!mail) throw new AppError('not-found')
  return mail
}
