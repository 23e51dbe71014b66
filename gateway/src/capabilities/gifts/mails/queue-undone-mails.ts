import type { Clock } from '../../../platform/clock'
import type { Seller } from '../../orders/sales'
import { queueGiftMail } from './queue-gift-mail'

/** What the buyer of vouchers reads when customer care undoes the order: at once, and when money is on its way. */
export const undoneMails = (clock: Clock): Pick<Seller, 'cancelled' | 'refunded'> => ({
  cancelled: (db, { order_uuid: orderUUID }, cents) =>
    queueGiftMail(db, { kind: 'cancelled', orderUUID, cents }, clock.instant()),

  async refunded(db, { order_uuid: orderUUID }, { refund_id: version, reason, amount_cents: cents }) {
    // A buyer who withdrew has been told of the refund in the acknowledgement.
    if (reason === 'cancellation') return
    await queueGiftMail(db, { kind: 'refunded', orderUUID, version, cents }, clock.instant())
  },
})
