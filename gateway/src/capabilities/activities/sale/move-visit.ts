import type { Tx } from '../../../platform/database/database'
import { setVisitDay } from '../../gifts/public'
import type { Actor, Order } from '../../orders/public'
import { rewriteItem } from '../../orders/public'
import { lineOf, soldActivityOf, visitOf, withVisitOn } from './sold-activity'
import { createVisitDays } from './visit-days'

type Moving = { day: string | null; by: Actor; at: Date }

/**
 * Puts the visit of a locked order on another day, or on none: places, order and voucher. False when the new day has no
 * places left; the caller's transaction is to be undone then.
 */
export async function moveVisit(db: Tx, order: Order, { day, by, at }: Moving): Promise<boolean> {
  const days = createVisitDays(db)
  const after = withVisitOn(soldActivityOf(order), day)
  const [from, to] = [visitOf(soldActivityOf(order)), visitOf(after)]
  if (from) await days.giveBack(from)
  if (to && !(await days.take(to))) return false
  await rewriteItem(db, order, {
    by,
    at,
    item: after,
    lines: [...after.gifts.map(lineOf), ...order.lines.filter(({ kind }) => kind !== 'activity')],
  })
  await setVisitDay(db, order.orderUUID, day)
  return true
}
