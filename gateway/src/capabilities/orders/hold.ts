import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import { AppError } from '../../platform/errors'
import { canBeRevived, holdForPaying } from './order-rules'
import { createOrdersRepository, type Order } from './orders-repository'
import { createStockRepository, type StockClaim } from './stock-repository'

type Deps = { clock: Clock }

/**
 * Makes sure that a locked order has its rooms, for long enough to pay: extends its hold, or takes the rooms again
 * when the hold has run out and they are still there. Otherwise `order-expired`.
 */
export async function secureHold({ clock }: Deps, db: Db, order: Order): Promise<void> {
  const now = clock.instant()
  if (!order.holds_stock) await takeAgain({ clock }, db, order)
  const heldAt = order.holds_stock ? order.held_at : now
  await createOrdersRepository(db).change(order.order_uuid, {
    ...(order.holds_stock ? {} : { holds_stock: true, held_at: heldAt, status: 'pending' }),
    expires_at: holdForPaying({ now, heldAt, expiresAt: order.expires_at }),
  })
}

async function takeAgain({ clock }: Deps, db: Db, order: Order) {
  const { created_at: createdAt, checkin } = order
  const isInTime = canBeRevived({ createdAt, checkin, now: clock.instant(), today: clock.today() })
  const isTaken = isInTime && (await createStockRepository(db).take(await claimOf(db, order)))
  if (!isTaken) throw new AppError('order-expired')
}

/** Gives the rooms of a locked order back. */
export async function releaseHold(db: Db, order: Order, status: 'expired' | 'cancelled'): Promise<void> {
  if (order.holds_stock) await createStockRepository(db).giveBack(await claimOf(db, order))
  await createOrdersRepository(db).change(order.order_uuid, { status, holds_stock: false })
}

const claimOf = async (db: Db, order: Order): Promise<StockClaim> => ({
  roomId: order.room_id,
  rooms: order.rooms,
  checkin: order.checkin,
  checkout: order.checkout,
  activities: await createOrdersRepository(db).activitiesOf(order.order_uuid),
})
