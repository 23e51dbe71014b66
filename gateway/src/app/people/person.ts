import { eraseAccount, exportAccount } from '../../capabilities/accounts/capability'
import {
  eraseCases,
  eraseFromAudit,
  exportCases,
  exportPersonRequests,
} from '../../capabilities/care/capability'
import { eraseGifts, exportGifts } from '../../capabilities/gifts/capability'
import { eraseMails, exportMailCopies, exportMails } from '../../capabilities/mail/capability'
import { eraseSubscriptions, exportSubscriptions } from '../../capabilities/marketing/capability'
import { eraseOrders, exportOrders } from '../../capabilities/orders/capability'
import { eraseReviews, exportReviews } from '../../capabilities/reviews/capability'
import { erasePlaces, exportPlaces } from '../../capabilities/waiting-list/capability'
import type { Db, Tx } from '../../platform/database/database'
import type { Mailbox } from '../../platform/mailbox'

/**
 * Everything that is kept about one person, found by their mailboxes (articles 15 and 20,
 * https://eur-lex.europa.eu/eli/reg/2016/679/oj).
 */
export async function exportPerson(db: Db, mailboxes: readonly Mailbox[], now: Date) {
  const sold = await exportOrders(db, mailboxes, now)
  const orderUUIDs = sold.orders.map(({ orderUUID }) => orderUUID)
  return {
    email: mailboxes[0]?.email,
    account: await exportAccount(db, mailboxes),
    ...sold,
    ...(await exportGifts(db, orderUUIDs)),
    reviews: await exportReviews(db, orderUUIDs),
    cases: await exportCases(db, mailboxes),
    requests: await exportPersonRequests(db, mailboxes),
    newsletter: await exportSubscriptions(db, mailboxes),
    waiting: await exportPlaces(db, mailboxes),
    mails: await exportMails(db, mailboxes),
    mailCopies: await exportMailCopies(db, mailboxes),
  }
}

type Erasing = { mailboxes: readonly Mailbox[]; today: string }

/**
 * Forgets a person as far as the law lets us (GDPR, article 17), and says what stays and why. One transaction.
 * Limit: backups keep the person until they are replaced, and free texts of telemetry are not searched (decision
 * 063).
 */
export async function erasePerson(db: Tx, { mailboxes, today }: Erasing) {
  const { orderUUIDs, ...orders } = await eraseOrders(db, { mailboxes, today })
  await eraseGifts(db, orderUUIDs)
  await eraseFromAudit(db, mailboxes)
  return {
    orders,
    reviews: await eraseReviews(db, orderUUIDs),
    cases: await eraseCases(db, mailboxes),
    newsletter: await eraseSubscriptions(db, mailboxes),
    waiting: await erasePlaces(db, mailboxes),
    mails: await eraseMails(db, mailboxes),
    accounts: await eraseAccount(db, mailboxes),
  }
}
