import { sql } from 'kysely'
import type { Db } from '../../platform/database/database'
import { retentionEnd } from '../../platform/retention'

const toPerson = (email: string) => sql<boolean>`lower(recipient) = ${email.trim().toLowerCase()}`

export const exportMails = (db: Db, email: string) =>
  db
    .selectFrom('mail')
    .select(['recipient', 'locale', 'subject', 'text', 'sentAt'])
    .where(toPerson(email))
    .orderBy('sentAt')
    .execute()

export async function eraseMails(db: Db, email: string): Promise<number> {
  const gone = await db.deleteFrom('mail').where(toPerson(email)).returning('messageId').execute()
  return gone.length
}

export const forgetMails = (db: Db, now: Date) =>
  db.deleteFrom('mail').where('sentAt', '<', retentionEnd('mails', now)).execute()
