import { sql } from 'kysely'
import type { Db } from '../../platform/database/database'
import { type Mailbox, ofMailboxes } from '../../platform/mailbox'
import { attachmentsOfCases } from './case-attachments'

const ofPerson = (mailboxes: readonly Mailbox[]) =>
  ofMailboxes(mailboxes, { email: sql`email`, at: sql`created_at` })

/** Messages with their files, whose bytes are in base64. */
export async function exportCases(db: Db, mailboxes: readonly Mailbox[]) {
  const cases = await db
    .selectFrom('contactCase')
    .selectAll()
    .where(ofPerson(mailboxes))
    .orderBy('createdAt')
    .execute()
  const numbers = cases.map(({ caseNumber }) => caseNumber)
  const files = await attachmentsOfCases(db, numbers)
  return cases.map((contact) => ({
    ...contact,
    attachments: files
      .filter(({ caseNumber }) => caseNumber === contact.caseNumber)
      .map(({ name, kind, bytes }) => ({ name, kind, base64: Buffer.from(bytes).toString('base64') })),
  }))
}

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

/** Requests that are about a person. */
export const isRequestOf = (mailboxes: readonly Mailbox[]) =>
  ofMailboxes(mailboxes, { email: sql`email`, at: sql`asked_at` })

/** Copies and erasures that were asked for; who decided on them works for the shop. */
export const exportPersonRequests = (db: Db, mailboxes: readonly Mailbox[]) =>
  db
    .selectFrom('personRequest')
    .select(['act', 'askedAt', 'outcome', 'decidedAt'])
    .where(isRequestOf(mailboxes))
    .orderBy('askedAt')
    .execute()

/** Takes a person's mailboxes out of what was asked for, read and looked for; that it was stays, and who did it. */
export async function eraseFromAudit(db: Db, mailboxes: readonly Mailbox[]): Promise<void> {
  await db.updateTable('personRequest').set({ email: null }).where(isRequestOf(mailboxes)).execute()
  await db
    .updateTable('agentAction')
    .set({ subject: null })
    .where('subjectKind', 'in', ['person', 'search'])
    .where(ofMailboxes(mailboxes, { email: sql`subject`, at: sql`at` }))
    .execute()
}
