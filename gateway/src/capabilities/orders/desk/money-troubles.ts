import type { MoneyTrouble } from '@escapade/shared-contracts/api/desk/approvals-schemas'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database'

const mostShown = 200

/** Orders whose money somebody has to look at: refunds that no bank took, and disputes that have not ended. The oldest first. */
export async function moneyTroubles(db: Db): Promise<MoneyTrouble[]> {
  const failed = db
    .selectFrom('refund as r')
    .innerJoin('customerOrder as o', 'o.orderUUID', 'r.orderUUID')
    .select([
      'o.orderUUID',
      'o.bookingNumber',
      'r.amountCents',
      sql<MoneyTrouble['kind']>`'refund-failed'`.as('kind'),
      sql<Date>`r.failed_at`.as('at'),
    ])
    .where('r.failedAt', 'is not', null)
  const disputed = db
    .selectFrom('providerFact as f')
    .innerJoin('customerOrder as o', 'o.orderUUID', 'f.orderUUID')
    .select([
      'o.orderUUID',
      'o.bookingNumber',
      'f.amountCents',
      sql<MoneyTrouble['kind']>`'dispute'`.as('kind'),
      sql<Date>`f.seen_at`.as('at'),
    ])
    .where('f.status', '=', 'open')
  const rows = await failed.unionAll(disputed).orderBy('at').limit(mostShown).execute()
  return rows.map(({ orderUUID, bookingNumber, amountCents, kind, at }) => ({
    orderUUID,
    bookingNumber,
    amount: amountCents,
    kind,
    at: at.toISOString(),
  }))
}
