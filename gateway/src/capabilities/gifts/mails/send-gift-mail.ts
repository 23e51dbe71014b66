import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import type { EffectHandler } from '../../../platform/jobs/outbox'
import type { Mailer } from '../../mail/public'
import type { SoldOrder } from '../../orders/ports'
import { findOrder } from '../../orders/public'
import type { GiftCodes } from '../money/gift-codes'
import { createGiftsRepository } from '../records/gifts-repository'
import { createShipmentsRepository } from '../records/shipments-repository'
import { createWithdrawalsRepository } from '../records/withdrawals-repository'
import { type GiftMail, giftMailHtml } from './gift-mail'
import { issuedMail, visitMail } from './gift-mail-facts'
import { giftMailText } from './gift-mail-text'
import { shippedMail } from './parcel-mail-facts'
import { type GiftMailPayload, mailKeyOf } from './queue-gift-mail'
import { deliveredMail, movedMail, reminderMail } from './recipient-mails'
import { cancelledMail, refundedMail, withdrawnMail } from './undone-mail-facts'

type Deps = { db: Db; clock: Clock; mailer: Mailer; codes: GiftCodes; publicOrigin: string }

/**
 * Tells the buyer about the gifts of an order, or the recipient of one. The mail's id comes from its subject: sent
 * twice, it is one mail.
 */
export const sendGiftMail =
  (deps: Deps): EffectHandler =>
  async (payload, effectId) => {
    const about = payload as GiftMailPayload
    const { mailer, publicOrigin } = deps
    const order = await findOrder(deps.db, about.orderUUID)
    const written = about.giftUUID
      ? await writeAboutGift(deps, order, about)
      : { recipient: order.buyer.email, mail: await write(deps, order, about) }
    if (!written) return
    const { recipient, mail } = written
    await mailer.deliver({
      messageId: `gift-${about.kind}.${mailKeyOf(about)}@${new URL(publicOrigin).hostname}`,
      recipient,
      locale: order.locale,
      copy: { effectId, orderUUID: order.orderUUID, withheld: codesIn(mail) },
      subject: mail.subject,
      html: giftMailHtml(mail),
      text: giftMailText(mail),
    })
    if (about.kind === 'delivered' && about.giftUUID)
      await createGiftsRepository(deps.db).setDelivered(about.giftUUID, deps.clock.instant())
  }

const codesIn = ({ gifts }: GiftMail) => gifts.flatMap(({ code }) => (code ? [code.value] : []))

/** Null: the gift was given back, stopped or spent since, or its recipient is not kept any more. */
async function writeAboutGift({ db, codes, publicOrigin }: Deps, order: SoldOrder, about: GiftMailPayload) {
  const gift = await createGiftsRepository(db).find(about.giftUUID ?? '')
  if (gift?.status !== 'active') return null
  const { delivery } = gift
  if (about.kind === 'delivered' || about.kind === 'visit') {
    const mail = about.kind === 'visit' ? movedMail : deliveredMail
    return delivery && { recipient: delivery.email, mail: mail({ gift, codes, publicOrigin }) }
  }
  if (gift.balanceCents === 0) return null
  const { email, firstName } = order.buyer
  return {
    recipient: delivery?.email ?? email,
    mail: reminderMail({ gift, codes, publicOrigin, name: delivery ? delivery.name : firstName }),
  }
}

async function write(
  { db, codes, publicOrigin }: Deps,
  order: SoldOrder,
  about: GiftMailPayload,
): Promise<GiftMail> {
  const { kind, orderUUID, withdrawalUUID = '', cents = 0 } = about
  const gifts = await createGiftsRepository(db).ofOrder(orderUUID)
  const told = { order, gifts, codes, publicOrigin }
  switch (kind) {
    case 'issued':
      return issuedMail({ ...told, shipment: await createShipmentsRepository(db).find(orderUUID) })
    case 'visit':
      return visitMail(told)
    case 'shipped': {
      const shipment = await createShipmentsRepository(db).find(orderUUID)
      if (!shipment) throw new Error(`Order ${orderUUID} has no parcel`)
      return shippedMail({ ...told, shipment })
    }
    case 'delivered':
    case 'reminder':
      throw new Error(`A mail of kind ${kind} is about one gift`)
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
