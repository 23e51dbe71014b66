import type { Clock } from '../../../platform/clock'
import type { Seller } from '../../orders/ports'
import { createGiftsRepository } from '../records/gifts-repository'
import { queueGiftMail } from './queue-gift-mail'

/**
 * Mails about an order of vouchers: when customer care undoes it, when its money is on its way, and the one with the
 * codes once more.
 */
export const voucherMails = (clock: Clock): Pick<Seller, 'cancelled' | 'refunded' | 'sendAgain'> => ({
  cancelled: (db, { orderUUID, refundCents }) =>
    queueGiftMail(db, { kind: 'cancelled', orderUUID, cents: refundCents }, clock.instant()),

  async refunded(db, { orderUUID }, moneyReturn) {
    // A buyer who withdrew has been told of the refund in the acknowledgement.
    if (moneyReturn.reason === 'cancellation') return
    const { returnId: version, cardCents, uncollectedCents } = moneyReturn
    const cents = cardCents + uncollectedCents
    await queueGiftMail(db, { kind: 'refunded', orderUUID, version, cents }, clock.instant())
  },

  /** To the buyer, and to recipients who have had theirs. */
  async sendAgain(db, { orderUUID }, version) {
    const now = clock.instant()
    await queueGiftMail(db, { kind: 'issued', orderUUID, version }, now)
    for (const { giftUUID, deliveredAt: at } of await createGiftsRepository(db).ofOrder(orderUUID))
      if (at) await queueGiftMail(db, { kind: 'delivered', orderUUID, giftUUID, version }, now)
  },
})
