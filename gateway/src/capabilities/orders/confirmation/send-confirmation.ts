import type { Db } from '../../../platform/database'
import type { EffectHandler } from '../../../platform/jobs/outbox'
import type { Mailer } from '../../mail/mailer'
import type { ReachCrashPoint } from '../crash-point'
import { findOrder } from '../orders-service'
import { confirmationMail } from './confirmation-mail'

type Deps = { db: Db; mailer: Mailer; publicOrigin: string; reach: ReachCrashPoint }

/** Tells the buyer that the stay is booked. The mail's id comes from the order: sent twice, it is one mail. */
export const sendConfirmation =
  ({ db, mailer, publicOrigin, reach }: Deps): EffectHandler =>
  async ({ orderUUID }) => {
    const order = await findOrder(db, String(orderUUID))
    const { hostname } = new URL(publicOrigin)
    await mailer.deliver({
      messageId: `confirmation.${order.order_uuid}@${hostname}`,
      recipient: order.buyer.email,
      locale: order.locale,
      ...confirmationMail({ order, publicOrigin }),
    })
    reach('mail:delivered')
  }
