import type { PersonFile } from '@escapade/shared-contracts/api/desk/people-schemas'
import { sql } from 'kysely'
import type { Mailbox } from '../../../platform/mailbox'
import type { CardGuard } from '../abuse/card-guard'
import { markOfBuyer } from '../abuse/marks'
import { isOrderOf } from '../people/orders-of-person'
import { type FindDeps, presentFound } from './find-orders'

type Deps = FindDeps & { cards: Pick<CardGuard, 'waitOfBuyer'> }

const mostShown = 50

export type OrdersOfPerson = Pick<PersonFile, 'orders' | 'ordersCount' | 'paidAmount' | 'blocks'> & {
  /** Ids of all their orders, shown or not. */
  orderUUIDs: string[]
}

/** Orders of a person, the newest first, what they have paid, and what refuses their cards for now. */
export async function ordersOfPerson(deps: Deps, mailboxes: readonly Mailbox[]): Promise<OrdersOfPerson> {
  const { db, clock, cards } = deps
  const ofPerson = db.selectFrom('customerOrder').where(isOrderOf(mailboxes))
  const [orders, ids, paid, waits] = await Promise.all([
    ofPerson.selectAll().orderBy('createdAt', 'desc').limit(mostShown).execute(),
    ofPerson.select('orderUUID').execute(),
    ofPerson
      .select(sql<string>`coalesce(sum(total_cents), 0)`.as('cents'))
      .where('confirmedAt', 'is not', null)
      .executeTakeFirstOrThrow(),
    Promise.all(mailboxes.map(({ email }) => cards.waitOfBuyer(markOfBuyer(email)))),
  ])
  const wait = Math.max(0, ...waits)
  const until = new Date(clock.instant().getTime() + wait * 1000).toISOString()
  return {
    orders: await Promise.all(orders.map((order) => presentFound(deps, order))),
    ordersCount: ids.length,
    paidAmount: Number(paid.cents),
    blocks: wait > 0 ? [{ kind: 'cards-refused', until }] : [],
    orderUUIDs: ids.map(({ orderUUID }) => orderUUID),
  }
}
