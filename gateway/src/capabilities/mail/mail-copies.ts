import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database/database'
import type { Mailer } from './mailer'

const withheldSign = '••••'

/**
 * Writes down which mails about orders were handed over, and keeps them as they were sent, for those who are asked about
 * them. What opens something is left out: links
 * lead nowhere, and the codes that the mail names as withheld are dots.
 */
export const keepCopies = (mailer: Mailer, { db, clock }: { db: Db; clock: Clock }): Mailer => ({
  async deliver(mail) {
    await mailer.deliver(mail)
    if (!mail.copy) return
    const { messageId, recipient, locale, subject, html, copy } = mail
    const sentAt = clock.instant()
    await db
      .insertInto('sentMail')
      .values({ messageId, orderUUID: copy.orderUUID, sentAt })
      .onConflict((conflict) => conflict.column('messageId').doNothing())
      .execute()
    const clean = (text: string) =>
      copy.withheld.reduce((left, secret) => left.replaceAll(secret, withheldSign), text)
    await db
      .insertInto('mailCopy')
      .values({
        effectId: copy.effectId,
        orderUUID: copy.orderUUID,
        recipient,
        locale,
        subject: clean(subject),
        html: clean(html.replace(/ href="[^"]*"/g, '')),
        sentAt,
      })
      .onConflict((conflict) => conflict.column('effectId').doNothing())
      .execute()
  },
})

/** Copies of the mails about an order, with whom each went to. */
export const copiesOfOrder = (db: Db, orderUUID: string) =>
  db.selectFrom('mailCopy').select(['effectId', 'recipient']).where('orderUUID', '=', orderUUID).execute()

export const findCopy = (db: Db, { orderUUID, mailId }: { orderUUID: string; mailId: string }) =>
  db
    .selectFrom('mailCopy')
    .selectAll()
    .where('orderUUID', '=', orderUUID)
    .where('effectId', '=', mailId)
    .executeTakeFirst()
