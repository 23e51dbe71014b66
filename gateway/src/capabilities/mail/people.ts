import { sql } from 'kysely'
import type { Db } from '../../platform/database/database'
import { type Mailbox, ofMailboxes } from '../../platform/mailbox'
import { retentionEnd } from '../../platform/retention'

const toPerson = (mailboxes: readonly Mailbox[]) =>
  ofMailboxes(mailboxes, { email: sql`recipient`, at: sql`sent_at` })

export const exportMails = (db: Db, mailboxes: readonly Mailbox[]) =>
  db
    .selectFrom('mail')
    .select(['recipient', 'locale', 'subject', 'text', 'sentAt'])
    .where(toPerson(mailboxes))
    .orderBy('sentAt')
    .execute()

/** Mails about orders, which are kept where a mail server sends them too. */
export const exportMailCopies = (db: Db, mailboxes: readonly Mailbox[]) =>
  db
    .selectFrom('mailCopy')
    .select(['orderUUID', 'recipient', 'locale', 'subject', 'sentAt'])
    .where(toPerson(mailboxes))
    .orderBy('sentAt')
    .execute()

export async function eraseMails(db: Db, mailboxes: readonly Mailbox[]): Promise<number> {
  await db.deleteFrom('mailCopy').where(toPerson(mailboxes)).execute()
  const gone = await db.deleteFrom('mail').where(toPerson(mailboxes)).returning('messageId').execute()
  return gone.length
}

export const forgetMails = (db: Db, now: Date) =>
  db.deleteFrom('mail').where('sentAt', '<', retentionEnd('mails', now)).execute()
