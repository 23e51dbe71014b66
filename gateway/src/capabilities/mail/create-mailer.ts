import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../platform/clock'
import type { Config } from '../../platform/config'
import type { Db } from '../../platform/database/database'
import { createMailbox } from './mailbox'
import { mailboxRoutes } from './mailbox-routes'
import type { Mailer } from './mailer'
import { createSmtpMailer } from './smtp-mailer'

type Deps = { db: Db; clock: Clock; config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicOrigin'> }

/** A mail server when its address is set, else the embedded mailbox with its pages. */
export async function createMailer(app: FastifyInstance, { db, clock, config }: Deps): Promise<Mailer> {
  if (config.smtpUrl) return createSmtpMailer({ url: config.smtpUrl, sender: config.mailFrom })
  const mailbox = createMailbox({ db, clock, sender: config.mailFrom })
  await app.register((scope) => mailboxRoutes(scope, { mailbox, publicOrigin: config.publicOrigin }))
  return mailbox
}
