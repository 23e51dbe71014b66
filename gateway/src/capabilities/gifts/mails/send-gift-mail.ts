import type { Db } from '../../../platform/database/database'
import type { EffectHandler } from '../../../platform/jobs/outbox'
import type { Mailer } from '../../mail/mailer'
import { findOrder } from '../../orders/orders-service'
import type { GiftCodes } from '../money/gift-codes'
import { createGiftsRepository } from '../money/gifts-repository'
import { createShipmentsRepository } from '../sale/shipments-repository'
import { createWithdrawalsRepository } from '../withdrawal/withdrawals-repository'
import { type GiftMail, giftMailHtml, giftMailText } from './gift-mail'
import { issuedMail, shippedMail, visitMail, withdrawnMail } from './gift-mail-facts'
import { type GiftMailPayload, mailKeyOf } from './queue-gift-mail'
import { cancelledMail, refundedMail } from './undone-mail-facts'

type Deps = { db: Db; mailer: Mailer; codes: GiftCodes; publicOrigin: string }

/** Tells the buyer about the gifts of an order. The mail's id comes from its subject: sent twice, it is one mail. */
export const sendGiftMail =
  (deps: Deps): EffectHandler =>
  async (payload) => {
    const about = payload as GiftMailPayload
    const { mailer, publicOrigin } = deps
    const order = await findOrder(deps.db, about.orderUUID)
    const mail = await write(deps, about)
    await mailer.deliver({
      messageId: `gift-${about.kind}.${mailKeyOf(about)}@${new URL(publicOrigin).hostname}`,
      recipient: order.buyer.email,
      locale: order.locale,
      subject: mail.subject,
      html: giftMailHtml(mail),
      text: giftMailText(mail),
    })
  }

async function write({ db, codes, publicOrigin }: Deps, about: GiftMailPayload): Promise<GiftMail> {
  const { kind, orderUUID, withdrawalUUID = '', cents = 0 } = about
  const order = await findOrder(db, orderUUID)
  const gifts = await createGiftsRepository(db).ofOrder(orderUUID)
  const told = { order, gifts, codes, publicOrigin }
  switch (kind) {
    case 'issued':
      return issuedMail(told)
    case 'visit':
      return visitMail(told)
    case 'shipped': {
      const shipment = await createShipmentsRepository(db).find(orderUUID)
      if (!shipment) throw new Error(`Order ${orderUUID} has no parcel`)
      return shippedMail({ ...told, shipment })
    }
    case 'cancelled':
      return cancelledMail({ ...told, cents })
    case 'refunded':
      return refundedMail({ ...told, cents })
    case 'withdrawn':
      return withdrawnMail({
        ...told,
        withdrawal: await createWithdrawalsRepository(db).find(withdrawalUUID),
      })
  }
}
