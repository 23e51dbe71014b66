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
  async deliver({ messageId, copy: _c, ...mail }) {
    await db
      .insertInto('mail')
      .values({ ...mail, messageId, sender, sentAt: clock.instant() })
      .onConflict((conflict) => conflict.column('messageId').doNothing())
      .execute()
  },
  list: () =>
    db
      .selectFrom('mail')
      .select(['messageId', 'recipient', 'sender', 'locale', 'subject', 'sentAt'])
      .orderBy('sentAt', 'desc')
      .orderBy('messageId')
      .limit(shown)
      .execute(),
  find: (messageId) =>
    db.selectFrom('mail').selectAll().where('messageId', '=', messageId).executeTakeFirst(),
})
