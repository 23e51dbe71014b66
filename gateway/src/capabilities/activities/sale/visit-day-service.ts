import { randomUUID } from 'node:crypto'
import type { VisitDayAnswer } from '@escapade/shared-contracts/api/orders/order-changes-schemas'
import type { Caller } from '../../../platform/caller'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import type { InTransaction } from '../../../platform/database/transaction'
import { AppError } from '../../../platform/http/errors'
import type { Gift } from '../../gifts/public'
import { lockGiftsOfOrder, queueGiftMail } from '../../gifts/public'
import type { SoldOrder } from '../../orders/ports'
import { openOrder } from '../../orders/public'
import { createActivitiesRepository } from '../activities-repository'
import { isOpenDay } from '../activity-days'
import { moveVisit } from './move-visit'

type Deps = { clock: Clock; inTransaction: InTransaction; wake: () => void }
type Wish = { orderUUID: string; date: string | null; caller: Caller }

/** Moves the day of a visit, or gives it up: places of both days, order and voucher change in one transaction. */
export const createVisitDayService = ({ clock, inTransaction, wake }: Deps) => ({
  async change({ orderUUID, date, caller }: Wish): Promise<VisitDayAnswer> {
    await inTransaction(async (db) => {
      const open = await openOrder(db, orderUUID, caller)
      const voucher = await lockVoucher(db, open.order, clock.today())
      if (voucher.visitDay === date) return
      const isPossible = date === null || (await isOpen(db, { voucher, today: clock.today(), day: date }))
      // Its own places count as free for the same day only, which is no change.
      if (!isPossible || !(await moveVisit(open, { day: date, at: clock.instant() })))
        throw new AppError('day-not-available', { date })
      const version = randomUUID()
      await queueGiftMail(db, { kind: 'visit', orderUUID, version }, clock.instant())
      // Somebody else holds the voucher by now, with the former day on it.
      if (voucher.deliveredAt) {
        const { giftUUID } = voucher
        await queueGiftMail(db, { kind: 'visit', orderUUID, giftUUID, version }, clock.instant())
      }
    })
    wake()
    return { orderUUID, date }
  },
})

/** The order's voucher, if its visit can still be moved: until the day before, while nothing was done with it. */
async function lockVoucher(db: Db, order: SoldOrder, today: string): Promise<Gift> {
  const isSold = order.kind === 'activity' && order.status === 'confirmed'
  const [voucher] = isSold ? await lockGiftsOfOrder(db, order.orderUUID) : []
  if (!voucher || !isMovable(voucher, today)) throw new AppError('order-not-changeable')
  return voucher
}

const isMovable = (voucher: Gift, today: string): boolean =>
  voucher.status === 'active' &&
  voucher.balanceCents === voucher.issuedCents &&
  voucher.validUntil >= today &&
  (voucher.visitDay === null || voucher.visitDay > today)

type Question = { voucher: Gift; today: string; day: string }

async function isOpen(db: Db, { voucher, today, day }: Question): Promise<boolean> {
  // The recipient is to know of the visit before its day.
  if (voucher.delivery && !voucher.deliveredAt && day <= voucher.delivery.day) return false
  const product = await createActivitiesRepository(db).findProduct(voucher.productId ?? '')
  return product !== null && day <= voucher.validUntil && isOpenDay({ product, today, day })
}
