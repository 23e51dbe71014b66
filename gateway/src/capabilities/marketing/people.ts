import type { PersonFile } from '@escapade/shared-contracts/api/desk/people-schemas'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database'
import { type Mailbox, ofMailboxes } from '../../platform/mailbox'

const ofPerson = (mailboxes: readonly Mailbox[]) =>
  ofMailboxes(mailboxes, { email: sql`email`, at: sql`asked_at` })

export const exportSubscriptions = (db: Db, mailboxes: readonly Mailbox[]) =>
  db.selectFrom('newsletterSubscription').selectAll().where(ofPerson(mailboxes)).execute()

export async function eraseSubscriptions(db: Db, mailboxes: readonly Mailbox[]): Promise<number> {
  const gone = await db
    .deleteFrom('newsletterSubscription')
    .where(ofPerson(mailboxes))
    .returning('email')
    .execute()
  return gone.length
}

/** Subscriptions of a person with what happened last, the newest first. */
export async function subscriptionsOfPerson(
  db: Db,
  mailboxes: readonly Mailbox[],
): Promise<PersonFile['newsletter']> {
  const rows = await exportSubscriptions(db, mailboxes)
  return rows
    .map(({ country, language, status, source, askedAt, confirmedAt, unsubscribedAt }) => ({
      country,
      language,
      status,
      source,
      at: (unsubscribedAt ?? confirmedAt ?? askedAt).toISOString(),
    }))
    .sort((one, other) => other.at.localeCompare(one.at))
}
