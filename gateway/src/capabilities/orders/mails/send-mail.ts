import type { Insurer } from '@escapade/shared-contracts/api/orders/insurance-schemas'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import type { EffectHandler } from '../../../platform/jobs/outbox'
import type { Mailer } from '../../mail/public'
import type { ReachCrashPoint } from '../crash/crash-point'
import type { LegalTexts } from '../legal-texts'
import { cancellerIn, readLife } from '../life/read-life'
import { readOrderMoney } from '../order-money'
import { findOrder } from '../records/find-order'
import { readHotelPhone } from '../records/hotel-phone'
import type { Order } from '../records/orders-repository'
import { createPaymentsRepository } from '../records/payments-repository'
import type { GiftMoney } from '../sales'
import { orderMail } from './order-mail'
import type { MailPayload } from './queue-mail'

export type MailDeps = {
  db: Db
  clock: Clock
  mailer: Mailer
  giftMoney: GiftMoney
  publicOrigin: string
  reach: ReachCrashPoint
  insurer: Insurer | null
  legal: LegalTexts
}

/** Tells the buyer what became of the order. The mail's id comes from its subject: sent twice, it is one mail. */
export const sendMail =
  (deps: MailDeps): EffectHandler =>
  async (payload, effectId) => {
    const { db, mailer, publicOrigin, reach } = deps
    const about = payload as MailPayload
    const order = await findOrder(db, about.orderUUID)
    const payment = await createPaymentsRepository(db).ofOrder(order.orderUUID)
    const money = await readOrderMoney(deps, order)
    const { hostname } = new URL(publicOrigin)
    await mailer.deliver({
      messageId: `${about.kind}.${order.orderUUID}.${about.about}@${hostname}`,
      recipient: order.buyer.email,
      locale: order.locale,
      copy: { effectId, orderUUID: order.orderUUID, withheld: [about.key] },
      ...orderMail({
        about,
        order,
        payLater: payment.payLater,
        money,
        hotelPhone: await readHotelPhone(db, order),
        cancelledBy:
          about.kind === 'cancellation' ? cancellerIn(await readLife(db, order, deps.clock.instant())) : null,
        publicOrigin,
        insurer: order.insured ? deps.insurer : null,
        saleTerms: about.kind === 'confirmation' ? await termsOf(deps, order) : null,
      }),
    })
    reach('mail:delivered')
  }

/** The terms of sale that the order was made under, whatever is published today. */
const termsOf = ({ db, legal }: MailDeps, { termsVersion: version, locale }: Order) =>
  version ? legal.termsOf(db, { version, locale }) : null
