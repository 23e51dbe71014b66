import type { Clock } from '../../../platform/clock'
import type { Seller } from '../../orders/sales'
import { queueGiftMail } from './queue-gift-mail'

/**
 * Mails about an order of vouchers: when customer care undoes it, when its money is on its way, and the one with the
 * codes once more.
 */
export const voucherMails = (clock: Clock): Pick<Seller, 'cancelled' | 'refunded' | 'sendAgain'> => ({
  cancelled: (db, { order_uuid: orderUUID }, cents) =>
    queueGiftMail(db, { kind: 'cancelled', orderUUID, cents }, clock.instant()),

  async refunded(db, { order_uuid: orderUUID }, { refund_id: version, reason, amount_cents: cents }) {
    // A buyer who withdrew has been told of the refund in the acknowledgement.
    if (reason === 'cancellation') return
    await queueGiftMail(db, { kind: 'refunded', orderUUID, version, cents }, clock.instant())
  },

  sendAgain: (db, { order_uuid: orderUUID }, version) =>
    queueGiftMail(db, { kind: 'issued', orderUUID, version }, clock.instant()),
})
