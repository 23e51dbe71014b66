import type { Erased, PersonFile } from '@escapade/shared-contracts/api/desk/people-schemas'
import { accountOfPerson, mailboxesOfPerson } from '../../capabilities/accounts/capability'
import { casesOfPerson, createPersonRequests, requestsOfPerson } from '../../capabilities/care/capability'
import { giftsOfPerson } from '../../capabilities/gifts/capability'
import { subscriptionsOfPerson } from '../../capabilities/marketing/capability'
import type { OrdersOfPerson } from '../../capabilities/orders/capability'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database/database'
import type { InTransaction } from '../../platform/database/transaction'
import { foldEmail, type Mailbox } from '../../platform/mailbox'
import { erasePerson, exportPerson } from './person'

type Deps = {
  db: Db
  clock: Clock
  inTransaction: InTransaction
  ordersOf: (mailboxes: readonly Mailbox[]) => Promise<OrdersOfPerson>
}

/** People as the desk sees them: what each room says of one, and what two may ask for. */
export function createDeskPeople({ db, clock, inTransaction, ordersOf }: Deps) {
  const { ask, list, decide, copy } = createPersonRequests({
    db,
    clock,
    inTransaction,
    mailboxesOf: mailboxesOfPerson,
    exportPerson: (mailboxes) => exportPerson(db, mailboxes, clock.instant()),
    erasePerson: async (trx, mailboxes) =>
      present(await erasePerson(trx, { mailboxes, today: clock.today() })),
  })
  return { ask, list, decide, copy, file }

  async function file(asked: string): Promise<PersonFile> {
    const email = foldEmail(asked)
    const mailboxes = await mailboxesOfPerson(db, email)
    const [{ orderUUIDs, ...orders }, { account, name, giftUUIDs }] = await Promise.all([
      ordersOf(mailboxes),
      accountOfPerson(db, mailboxes),
    ])
    const [gifts, cases, newsletter, requests] = await Promise.all([
      giftsOfPerson(db, { orderUUIDs, giftUUIDs }),
      casesOfPerson(db, mailboxes),
      subscriptionsOfPerson(db, mailboxes),
      requestsOfPerson({ db, clock }, mailboxes),
    ])
    return {
      email,
      former: mailboxes.flatMap((mailbox) =>
        mailbox.until ? [{ email: mailbox.email, until: mailbox.until.toISOString() }] : [],
      ),
      name: orders.orders[0]?.name || name,
      account,
      newsletter,
      ...orders,
      gifts,
      cases,
      requests,
    }
  }
}

const present = ({ orders, cases }: Awaited<ReturnType<typeof erasePerson>>): Erased => ({
  deleted: orders.deleted,
  reduced: orders.reduced,
  kept: orders.kept,
  keptCases: cases.kept,
})
