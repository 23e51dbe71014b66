import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database'
import { isUUID } from '../../../platform/uuid'

type Change = { cause: string; fromStatus: string | null; toStatus: string }
type StepsOfAction = { bookingNumber: string; changes: Change[] }

/** Steps of orders that came of acts of customer care, by the id of the act. */
export async function stepsOfActions(db: Db, actionIds: string[]): Promise<Map<string, StepsOfAction>> {
  const found = new Map<string, StepsOfAction>()
  if (actionIds.length === 0) return found
  const rows = await db
    .selectFrom('orderEvent as e')
    .innerJoin('customerOrder as o', 'o.orderUUID', 'e.orderUUID')
    .select(['e.agentActionId', 'e.cause', 'e.fromStatus', 'e.toStatus', 'o.bookingNumber'])
    .where('e.agentActionId', 'in', actionIds)
    .orderBy('e.eventId')
    .execute()
  for (const { agentActionId, bookingNumber, ...change } of rows) {
    const steps = found.get(agentActionId ?? '') ?? { bookingNumber, changes: [] }
    steps.changes.push(change)
    found.set(agentActionId ?? '', steps)
  }
  return found
}

/** Acts that steps of an order came of; none for what is no uuid of an order. */
export async function actionsOfOrder(db: Db, orderUUID: string): Promise<string[]> {
  if (!isUUID(orderUUID)) return []
  const rows = await db
    .selectFrom('orderEvent')
    .select('agentActionId')
    .distinct()
    .where('orderUUID', '=', orderUUID)
    .where('agentActionId', 'is not', null)
    .execute()
  return rows.flatMap(({ agentActionId }) => agentActionId ?? [])
}

/** Booking numbers by the uuid of the order; what is no uuid, or of no order, is left out. */
export async function bookingNumbersOf(db: Db, orderUUIDs: string[]): Promise<Map<string, string>> {
  const ids = [...new Set(orderUUIDs.filter(isUUID))]
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('customerOrder')
    .select(['orderUUID', 'bookingNumber'])
    .where('orderUUID', 'in', ids)
    .execute()
  return new Map(rows.map(({ orderUUID, bookingNumber }) => [orderUUID, bookingNumber]))
}

export async function orderOfNumber(db: Db, bookingNumber: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('customerOrder')
    .select(sql<string>`order_uuid::text`.as('orderUUID'))
    .where('bookingNumber', '=', bookingNumber)
    .executeTakeFirst()
  return row?.orderUUID
}
