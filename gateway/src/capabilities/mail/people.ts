import { sql } from 'kysely'
import type { Db } from '../../platform/database/database'
import { retentionEnd } from '../../platform/retention'

const toPerson = (email: string) => sql<boolean>`lower(recipient) = ${email.trim().toLowerCase()}`

export const exportMails = (db: Db, email: string) =>
  db
    .selectFrom('mail')
    .select(['recipient', 'locale', 'subject', 'text', 'sent_at'])
    .where(toPerson(email))
    .orderBy('sent_at')
    .execute()

export async function eraseMails(db: Db, email: string): Promise<number> {
  const gone = await db.deleteFrom('mail').where(toPerson(email)).returning('message_id').execute()
  return gone.length
}

export const forgetMails = (db: Db, now: Date) =>
  db.deleteFrom('mail').where('sent_at', '<', retentionEnd('mails', now)).execute()
