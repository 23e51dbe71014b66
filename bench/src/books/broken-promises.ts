import type { Db } from '@escapade/gateway/platform/database/database'
import type { Calls } from './calls'
import type { Untrue } from './untrue-states'
import type { Visitors } from './visitors'

/** States that the pages of an order may name, by its status. */
const statesOf: Record<string, readonly unknown[]> = {
  confirmed: ['booked', 'changed'],
  cancelled: ['cancelled', 'partly-refunded', 'refunded', 'expired'],
  expired: ['expired'],
  pending: ['held', 'paying', 'refused'],
  'payment-failed': ['held', 'paying', 'refused'],
}

/** Finds facts that buyers were told and that are not so, and pages that say otherwise than the shop has. */
export async function brokenPromises({
  db,
  calls,
  told,
}: Pick<Visitors, 'db' | 'calls' | 'told'>): Promise<Untrue[]> {
  const broken: Untrue[] = []
  for (const { orderUUID: id, status, refundCents } of await readOrders(db)) {
    if (told.booked.has(id) && status !== 'confirmed' && status !== 'cancelled')
      broken.push({ what: `told booked, is ${status}`, id })
    const refund = told.cancelled.get(id)
    if (refund !== undefined && (status !== 'cancelled' || refundCents !== refund))
      broken.push({ what: `told cancelled for ${refund}, is ${status} for ${refundCents}`, id })
    const said = await stateOnPage(calls, id)
    if (!statesOf[status]?.includes(said)) broken.push({ what: `page says ${said}, is ${status}`, id })
  }
  return broken
}

const readOrders = (db: Db) =>
  db.selectFrom('customerOrder').select(['orderUUID', 'status', 'refundCents']).execute()

const stateOnPage = async (calls: Calls, orderUUID: string) =>
  (await calls.get(`/front-gateway/orders/${orderUUID}`)).body.state
