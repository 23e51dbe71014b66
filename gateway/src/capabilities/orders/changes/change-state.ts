import type { Db } from '../../../platform/database/database'
import { AppError } from '../../../platform/http/errors'
import { createStockRepository } from '../../../rates/stock'
import { queueMail } from '../mails/queue-mail'
import { createPaymentsRepository } from '../payment/payments-repository'
import { giveBackMoney, type RefundDeps } from '../payment/refunds'
import { createOrdersRepository, type Order } from '../records/orders-repository'
import { soldStayOf } from '../stay/sold-stay'
import { claimForBoth, claimOf } from '../stay/stay-claim'
import { type Change, createChangeRepository } from './change-repository'
import type { OrderState } from './change-tables'

export type ChangeDeps = RefundDeps

export const stateOf = (order: Order): OrderState => ({
  sold: soldStayOf(order),
  lines: order.lines,
  totalCents: order.totalCents,
  taxOnSiteCents: order.taxOnSiteCents,
  insured: order.insured,
})

const bothOf = ({ before, after }: Pick<Change, 'before' | 'after'>) =>
  claimForBoth(claimOf(before.sold), claimOf(after.sold))

/** Takes what the new stay needs beside what the order has; false when it is gone. */
export async function holdBoth(db: Db, change: Pick<Change, 'before' | 'after'>): Promise<boolean> {
  const stock = createStockRepository(db)
  await stock.giveBack(claimOf(change.before.sold))
  return stock.take(bothOf(change), { evenClosed: true })
}

/** Leaves the order with one of the two states' rooms. */
async function keepOnly(db: Db, change: Change, kept: OrderState) {
  const stock = createStockRepository(db)
  await stock.giveBack(bothOf(change))
  if (!(await stock.take(claimOf(kept.sold), { evenClosed: true })))
    throw new Error(`Change ${change.changeId} has lost its rooms`)
}

/** The new state takes the place of the old one, money that is over goes back, and the buyer gets a mail. */
export async function applyChange(deps: ChangeDeps, db: Db, change: Change): Promise<void> {
  const { clock } = deps
  const { after } = change
  await keepOnly(db, change, after)
  const orders = createOrdersRepository(db)
  const { version } = await orders.lock(change.orderUuid)
  const order = await orders.change(change, {
    packageId: after.sold.packageId,
    roomId: after.sold.roomId,
    rooms: after.sold.rooms,
    checkin: after.sold.stay.checkin,
    checkout: after.sold.stay.checkout,
    stay: after.sold.stay,
    lines: after.lines,
    totalCents: after.totalCents,
    taxOnSiteCents: after.taxOnSiteCents,
    insured: after.insured,
    version: version + 1,
  })
  await createChangeRepository(db).end(change.changeId, 'done', clock.instant())
  const refundCents = Math.max(0, -change.extraCents)
  const parts = await giveBackMoney(deps, db, { order, cents: refundCents, reason: 'change' })
  const paidCents = Math.max(0, change.extraCents)
  await queueMail(db, { kind: 'modification', order, paidCents, parts }, clock.instant())
}

/** A change that was not paid is undone. Refused while its money is being taken. */
export async function lapseOpenChange(deps: ChangeDeps, db: Db, orderUUID: string): Promise<void> {
  const changes = createChangeRepository(db)
  const open = await changes.openOf(orderUUID)
  if (!open) return
  const payment = await createPaymentsRepository(db).ofChange(open.changeId)
  if (payment?.status === 'capturing') throw new AppError('conflict')
  await keepOnly(db, open, open.before)
  await changes.end(open.changeId, 'lapsed', deps.clock.instant())
}
