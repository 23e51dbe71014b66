import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import type { EffectHandler } from '../../../platform/jobs/outbox'
import type { Mailer } from '../../mail/public'
import { redirectName } from '../../payments/public'
import type { ReachCrashPoint } from '../crash/crash-point'
import { cancellerIn, readLife } from '../life/read-life'
import { readOrderMoney } from '../order-money'
import { findOrder } from '../records/find-order'
import { readHotelPhone } from '../records/hotel-phone'
import { createPaymentsRepository } from '../records/payments-repository'
import type { GiftMoney } from '../sales'
import { orderMail } from './order-mail'
import type { MailPayload } from './queue-mail'

type Deps = {
  db: Db
  clock: Clock
  mailer: Mailer
  giftMoney: GiftMoney
  publicOrigin: string
  reach: ReachCrashPoint
}

/** Tells the buyer what became of the order. The mail's id comes from its subject: sent twice, it is one mail. */
export const sendMail =
  (deps: Deps): EffectHandler =>
  async (payload) => {
    const { db, mailer, publicOrigin, reach } = deps
    const about = payload as MailPayload
    const order = await findOrder(db, about.orderUUID)
    const payment = await createPaymentsRepository(db).ofOrder(order.orderUUID)
    const money = await readOrderMoney(deps, order.orderUUID)
    const { hostname } = new URL(publicOrigin)
    await mailer.deliver({
      messageId: `${about.kind}.${order.orderUUID}.${about.about}@${hostname}`,
      recipient: order.buyer.email,
      locale: order.locale,
      ...orderMail({
        about,
        order,
        payLater: payment.payLater,
        paidWith: redirectName(payment.paymentMethod ?? '', order.locale),
        money,
        hotelPhone: await readHotelPhone(db, order),
        cancelledBy:
          about.kind === 'cancellation' ? cancellerIn(await readLife(db, order, deps.clock.instant())) : null,
        publicOrigin,
      }),
    })
    reach('mail:delivered')
  }
