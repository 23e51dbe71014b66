import { setVisitDay } from '../../gifts/public'
import { type OpenOrder, moveVisit as writeVisit } from '../../orders/public'
import { lineOf, soldActivityOf, visitOf, withVisitOn } from './sold-activity'
import { createVisitDays } from './visit-days'

type Moving = { day: string | null; at: Date }

/**
 * Puts the visit of an open order on another day, or on none: places, order and voucher. False when the new day has no
 * places left; the caller's transaction is to be undone then.
 */
export async function moveVisit(open: OpenOrder, { day, at }: Moving): Promise<boolean> {
  const { db, order } = open
  const days = createVisitDays(db)
  const after = withVisitOn(soldActivityOf(order), day)
  const [from, to] = [visitOf(soldActivityOf(order)), visitOf(after)]
  if (from) await days.giveBack(from)
  if (to && !(await days.take(to))) return false
  await writeVisit(open, {
    at,
    item: after,
    lines: [...after.gifts.map(lineOf), ...order.lines.filter(({ kind }) => kind !== 'activity')],
  })
  await setVisitDay(db, order.orderUUID, day)
  return true
}
