import type { Tx } from '../../../platform/database/database'
import { AppError } from '../../../platform/http/errors'
import { createStockRepository } from '../../../rates/stock'
import type { OpenOrder } from '../life/open-order'
import { queueMail } from '../mails/queue-mail'
import { giveBackMoney, type RefundDeps } from '../payment/refunds'
import { type Change, createChangeRepository } from '../records/change-repository'
import type { SoldState } from '../records/change-tables'
import type { Order } from '../records/orders-repository'
import { soldStayOf } from '../records/sold-stay'
import { claimForBoth, claimOf } from '../stay/stay-claim'

export type ChangeDeps = RefundDeps

export const soldStateOf = (order: Order): SoldState => ({
  sold: soldStayOf(order),
  lines: order.lines,
  totalCents: order.totalCents,
  taxOnSiteCents: order.taxOnSiteCents,
  insured: order.insured,
})

const bothOf = ({ before, after }: Pick<Change, 'before' | 'after'>) =>
  claimForBoth(claimOf(before.sold), claimOf(after.sold))

/**
 * Takes what the new stay needs beside what the order has; false when it is gone.
 * Limit: a change that waits to be paid keeps the rooms of two stays for a quarter of an hour (decision 017).
 */
export async function holdBoth(db: Tx, change: Pick<Change, 'before' | 'after'>): Promise<boolean> {
  const stock = createStockRepository(db)
  await stock.giveBack(claimOf(change.before.sold))
  return stock.take(bothOf(change), { evenClosed: true })
}

/** Leaves the order with one of the two states' rooms. */
async function keepOnly(db: Tx, change: Change, kept: SoldState) {
  const stock = createStockRepository(db)
  await stock.giveBack(bothOf(change))
  if (!(await stock.take(claimOf(kept.sold), { evenClosed: true })))
    throw new Error(`Change ${change.changeId} has lost its rooms`)
}

/** The new state takes the place of the old one, money that is over goes back, and the buyer gets a mail. */
export async function applyChange(deps: ChangeDeps, open: OpenOrder, change: Change): Promise<void> {
  const { db } = open
  const { clock } = deps
  const { after } = change
  await keepOnly(db, change, after)
  const order = await open.advance({
    cause: 'changed',
    at: clock.instant(),
    changeId: change.changeId,
    amounts: { total: after.totalCents },
    change: {
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
      version: open.order.version + 1,
    },
  })
  const refundCents = Math.max(0, -change.extraCents)
  const { parts } = await giveBackMoney(deps, db, { order, cents: refundCents, reason: 'change' })
  const paidCents = Math.max(0, change.extraCents)
  await queueMail(db, { kind: 'modification', order, paidCents, parts }, clock.instant())
}

/** Undoes a change that was not paid. Refused while its money is being taken. */
export async function lapseOpenChange({ clock }: ChangeDeps, open: OpenOrder): Promise<void> {
  const change = await createChangeRepository(open.db).openOf(open.order.orderUUID)
  if (!change) return
  const { changeId } = change
  if (open.paymentOf(changeId)?.status === 'capturing') throw new AppError('conflict')
  await keepOnly(open.db, change, change.before)
  await open.advance({ cause: 'change-lapsed', at: clock.instant(), changeId })
}
