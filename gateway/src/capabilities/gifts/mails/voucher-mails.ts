import type { Clock } from '../../../platform/clock'
import { totalOfParts } from '../../orders/payment/split-refund'
import type { Seller } from '../../orders/sales'
import { queueGiftMail } from './queue-gift-mail'

/**
 * Mails about an order of vouchers: when customer care undoes it, when its money is on its way, and the one with the
 * codes once more.
 */
export const voucherMails = (clock: Clock): Pick<Seller, 'cancelled' | 'refunded' | 'sendAgain'> => ({
  cancelled: (db, { order_uuid: orderUUID }, parts) =>
    queueGiftMail(db, { kind: 'cancelled', orderUUID, cents: totalOfParts(parts) }, clock.instant()),

  async refunded(db, { order_uuid: orderUUID }, moneyReturn) {
    // A buyer who withdrew has been told of the refund in the acknowledgement.
    if (moneyReturn.reason === 'cancellation') return
    const { return_id: version, card_cents, uncollected_cents } = moneyReturn
    const cents = card_cents + uncollected_cents
    await queueGiftMail(db, { kind: 'refunded', orderUUID, version, cents }, clock.instant())
  },

  sendAgain: (db, { order_uuid: orderUUID }, version) =>
    queueGiftMail(db, { kind: 'issued', orderUUID, version }, clock.instant()),
})
