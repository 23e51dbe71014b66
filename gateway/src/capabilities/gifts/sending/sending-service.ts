import type { GiftDelivery } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import type { GiftDeliveryAnswer } from '@escapade/shared-contracts/api/orders/order-changes-schemas'
import { checkGiftDelivery } from '@escapade/shared-contracts/rules/gifts/gift-delivery'
import { validUntil } from '@escapade/shared-contracts/rules/gifts/gift-validity'
import type { Caller } from '../../../platform/caller'
import { type Clock, dayAt } from '../../../platform/clock'
import type { InTransaction } from '../../../platform/database/transaction'
import { AppError } from '../../../platform/http/errors'
import { checkStatus, openOrder } from '../../orders/public'
import { queueDelivery } from '../mails/queue-delivery'
import { lockGiftsOfOrder } from '../records/gifts-of-order'
import { createGiftsRepository, type Gift } from '../records/gifts-repository'

type Deps = { clock: Clock; inTransaction: InTransaction; wake: () => void }
type Wish = { orderUUID: string; line: number; delivery: GiftDelivery; caller: Caller }

/** Sends a gift that was bought: to another recipient or on another day until it has left, and once more after that. */
export const createSendingService = ({ clock, inTransaction, wake }: Deps) => ({
  async send({ orderUUID, line, delivery, caller }: Wish): Promise<GiftDeliveryAnswer> {
    const until = await inTransaction(async (db) => {
      const { order } = await openOrder(db, orderUUID, caller)
      checkStatus('send-gift', order)
      const gift = (await lockGiftsOfOrder(db, orderUUID)).find((each) => each.line === line)
      if (!gift || !isSendable(gift, delivery, clock.today())) throw new AppError('gift-not-sendable')
      const { giftUUID } = gift
      const lastDay = lastDayWith(gift, delivery)
      await createGiftsRepository(db).setDelivery(giftUUID, { delivery, validUntil: lastDay })
      await queueDelivery(db, { orderUUID, giftUUID, delivery, now: clock.instant() })
      return lastDay
    })
    wake()
    return { orderUUID, validUntil: until }
  },
})

export type SendingService = ReturnType<typeof createSendingService>

/** Printed gifts go by post; a visit is known to its guest before its day. */
const isSendable = (gift: Gift, delivery: GiftDelivery, today: string): boolean =>
  gift.status === 'active' &&
  gift.format === 'digital' &&
  gift.balanceCents > 0 &&
  gift.validUntil >= today &&
  (gift.visitDay === null || delivery.day < gift.visitDay) &&
  checkGiftDelivery({ ...delivery, today }) === null

/** Its year begins with its first delivery; one that was opened or delivered before keeps its last day. */
function lastDayWith(
  { issuedAt, deliveredAt, openedAt, extendedOn, validUntil: now }: Gift,
  { day }: GiftDelivery,
) {
  if (deliveredAt || openedAt || extendedOn) return now
  return validUntil({ issuedOn: dayAt(issuedAt), deliveredOn: day })
}
