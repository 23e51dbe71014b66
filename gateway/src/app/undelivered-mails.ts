import { openUndelivered } from '../capabilities/care/capability'
import { orderOfMail } from '../capabilities/orders/capability'
import type { Clock } from '../platform/clock'
import type { RefusalListener } from '../platform/jobs/outbox'

/** Tells customer care of a mail about an order that its mailbox has refused. */
export const tellCareOfRefused =
  (clock: Clock): RefusalListener =>
  async (db, row, { recipient, cause, message }) => {
    const found = await orderOfMail(db, row)
    if (!found) return
    const { locale, bookingNumber, buyer } = found.order
    await openUndelivered(
      db,
      {
        locale,
        bookingNumber,
        mail: found.mail,
        name: `${buyer.firstName} ${buyer.lastName}`,
        email: recipient,
        phone: buyer.phoneNumber,
        problem: cause instanceof Error ? cause.message : message,
      },
      clock.instant(),
    )
  }
