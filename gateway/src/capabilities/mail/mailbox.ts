import type { Selectable } from 'kysely'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database/database'
import type { MailTable } from './mail-tables'
import type { Mailer } from './mailer'

export type StoredMail = Selectable<MailTable>
export type MailEntry = Omit<StoredMail, 'html' | 'text'>

export type Mailbox = Mailer & {
  /** Newest first. */
  list(): Promise<MailEntry[]>
  find(messageId: string): Promise<StoredMail | undefined>
}

const shown = 100

/** Keeps the mails that the shop sends, for shops without a mail server: they are read at /mailbox. */
export const createMailbox = ({ db, clock, sender }: { db: Db; clock: Clock; sender: string }): Mailbox => ({
  async deliver({ messageId, ...mail }) {
    await db
      .insertInto('mail')
      .values({ ...mail, message_id: messageId, sender, sent_at: clock.instant() })
      .onConflict((conflict) => conflict.column('message_id').doNothing())
      .execute()
  },
  list: () =>
    db
      .selectFrom('mail')
      .select(['message_id', 'recipient', 'sender', 'locale', 'subject', 'sent_at'])
      .orderBy('sent_at', 'desc')
      .orderBy('message_id')
      .limit(shown)
      .execute(),
  find: (messageId) =>
    db.selectFrom('mail').selectAll().where('message_id', '=', messageId).executeTakeFirst(),
})
