import { invoicingSeller } from '@escapade/shared-contracts/settings/seller'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../platform/clock'
import type { Config } from '../../platform/config'
import type { Db } from '../../platform/database/database'
import { keepCopies } from './mail-copies'
import { createMailbox } from './mailbox'
import { mailboxRoutes } from './mailbox-routes'
import type { Mailer } from './mailer'
import { nameSeller } from './name-seller'
import { noticeSandbox } from './notice-sandbox'
import { createSmtpMailer } from './smtp-mailer'

type Settings = 'seller' | 'smtpUrl' | 'mailFrom' | 'publicOrigin' | 'sandbox' | 'mayPretend' | 'tools'
type Deps = { db: Db; clock: Clock; config: Pick<Config, Settings> }

/** Creates the mailer: mails name the seller, those of a sandbox say that nothing is sold, those about orders are kept. */
export async function createMailer(app: FastifyInstance, deps: Deps): Promise<Mailer> {
  const mailer = nameSeller(
    keepCopies(await openMailer(app, deps), deps),
    invoicingSeller(deps.config.seller),
  )
  return deps.config.sandbox ? noticeSandbox(mailer) : mailer
}

/** A mail server when its address is set, else the embedded mailbox, with its pages where they are not switched off. */
async function openMailer(app: FastifyInstance, { db, clock, config }: Deps): Promise<Mailer> {
  const { smtpUrl: url, mailFrom: sender, publicOrigin } = config
  if (url) return createSmtpMailer({ url, sender })
  if (!config.mayPretend) throw new Error('SMTP_URL is missing: no mail would arrive')
  const mailbox = createMailbox({ db, clock, sender })
  if (config.tools.has('mailbox'))
    await app.register((scope) => mailboxRoutes(scope, { mailbox, publicOrigin }))
  return mailbox
}
