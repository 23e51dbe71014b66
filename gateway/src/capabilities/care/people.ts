import { sql } from 'kysely'
import type { Db } from '../../platform/database/database'
import { type Mailbox, ofMailboxes } from '../../platform/mailbox'

const ofPerson = (mailboxes: readonly Mailbox[]) =>
  ofMailboxes(mailboxes, { email: sql`email`, at: sql`created_at` })

export const exportCases = (db: Db, mailboxes: readonly Mailbox[]) =>
  db.selectFrom('contactCase').selectAll().where(ofPerson(mailboxes)).orderBy('createdAt').execute()

/** Messages that wait for an answer stay until they have one. Answers the numbers of those. */
export async function eraseCases(
  db: Db,
  mailboxes: readonly Mailbox[],
): Promise<{ deleted: number; kept: string[] }> {
  const gone = await db
    .deleteFrom('contactCase')
    .where(ofPerson(mailboxes))
    .where('status', '!=', 'open')
    .returning('caseNumber')
    .execute()
  const kept = await db.selectFrom('contactCase').select('caseNumber').where(ofPerson(mailboxes)).execute()
  return { deleted: gone.length, kept: kept.map(({ caseNumber }) => caseNumber) }
}
