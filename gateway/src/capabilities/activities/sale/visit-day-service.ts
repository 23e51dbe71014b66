import { randomUUID } from 'node:crypto'
import type { VisitDayAnswer } from '@escapade/shared-contracts/api/order-changes-schemas'
import type { Clock } from '../../../platform/clock'
import { AppError } from '../../../platform/errors'
import type { InTransaction } from '../../../platform/transaction'
import { queueGiftMail } from '../../gifts/mails/queue-gift-mail'
import { createGiftsRepository } from '../../gifts/money/gifts-repository'
import { createOrdersRepository, type Order } from '../../orders/orders-repository'
import { createActivitiesRepository } from '../activities-repository'
import { isOpenDay } from './price-activity'
import { lineOf, soldActivityOf, visitOf, withVisitOn } from './sold-activity'
import { createVisitDays } from './visit-days'

type Deps = { clock: Clock; inTransaction: InTransaction; wake: () => void }
type Wish = { orderUUID: string; date: string | null }

/** Moves the day of a visit, or gives it up: places of both days, order and voucher change in one transaction. */
export const createVisitDayService = ({ clock, inTransaction, wake }: Deps) => ({
  async change({ orderUUID, date }: Wish): Promise<VisitDayAnswer> {
    const answer = await inTransaction(async (db) => {
      const order = await createOrdersRepository(db).lock(orderUUID)
      const sold = await changeable(order, clock.today())
      const before = visitOf(sold)
      const after = withVisitOn(sold, date)
      const visit = visitOf(after)
      if (before?.day === visit?.day) return { orderUUID, date }
      const days = createVisitDays(db)
      // Its own places count as free for the same day only, which is no change: the order of the two does not matter.
      if (before) await days.giveBack(before)
      if (visit) {
        const product = await createActivitiesRepository(db).findProduct(visit.productId)
        const isPossible = product && isOpenDay({ product, today: clock.today(), day: visit.day })
        if (!isPossible || !(await days.take(visit))) throw new AppError('day-not-available', { date })
      }
      await createOrdersRepository(db).change(order, {
        item: after,
        lines: [...after.gifts.map(lineOf), ...order.lines.filter(({ kind }) => kind !== 'activity')],
      })
      await createGiftsRepository(db).setVisitDay(orderUUID, date)
      const now = clock.instant()
      await queueGiftMail(db, { kind: 'visit', orderUUID, version: randomUUID() }, now)
      return { orderUUID, date }
    })
    wake()
    return answer
  },
})

/** A visit can be moved until the day before, while the voucher is good. */
async function changeable(order: Order, today: string) {
  if (order.kind !== 'activity' || order.status !== 'confirmed') throw new AppError('order-not-changeable')
  const sold = soldActivityOf(order)
  const visit = visitOf(sold)
  if (visit && visit.day <= today) throw new AppError('order-not-changeable')
  return sold
}
