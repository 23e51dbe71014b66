import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import type { EffectHandler } from '../../../platform/jobs/outbox'
import type { Mailer } from '../../mail/public'
import type { SoldOrder } from '../../orders/ports'
import { findOrder } from '../../orders/public'
import type { GiftCodes } from '../money/gift-codes'
import { createGiftsRepository, type Gift } from '../records/gifts-repository'
import { createShipmentsRepository } from '../records/shipments-repository'
import { createWithdrawalsRepository } from '../records/withdrawals-repository'
import { type GiftMail, giftMailHtml } from './gift-mail'
import { issuedMail, visitMail } from './gift-mail-facts'
import { giftMailText } from './gift-mail-text'
import { shippedMail } from './parcel-mail-facts'
import { type GiftMailPayload, mailKeyOf } from './queue-gift-mail'
import { deliveredMail, movedMail, reminderMail, thanksMail } from './recipient-mails'
import { cancelledMail, refundedMail, withdrawnMail } from './undone-mail-facts'

export type Holder = { email: string; name: string | null }
type Deps = {
  db: Db
  clock: Clock
  mailer: Mailer
  codes: GiftCodes
  publicOrigin: string
  /** Mailbox of the account that has a gift. */
  findHolder: (giftUUID: string) => Promise<Holder | null>
}

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
      : { recipient: order.buyer.email, mail: await write(deps, order, about), delivered: null }
    if (!written) return
    const { recipient, mail, delivered } = written
    await mailer.deliver({
      messageId: `gift-${about.kind}.${mailKeyOf(about)}@${new URL(publicOrigin).hostname}`,
      recipient,
      locale: order.locale,
      copy: { effectId, orderUUID: order.orderUUID, withheld: codesIn(mail) },
      subject: mail.subject,
      html: giftMailHtml(mail),
      text: giftMailText(mail),
    })
    if (delivered) await createGiftsRepository(deps.db).setDelivered(delivered, deps.clock.instant())
  }

const codesIn = ({ gifts }: GiftMail) => gifts.flatMap(({ code }) => (code ? [code.value] : []))

type AboutGift = {
  recipient: string
  mail: GiftMail
  /** The gift, where this mail is its delivery. */
  delivered: Gift | null
}

/** Null: the gift was given back, stopped or spent since, or its recipient is not kept any more. */
async function writeAboutGift(
  deps: Deps,
  order: SoldOrder,
  about: GiftMailPayload,
): Promise<AboutGift | null> {
  const { db, codes, publicOrigin } = deps
  const gift = await createGiftsRepository(db).find(about.giftUUID ?? '')
  if (gift?.status !== 'active') return null
  const told = { gift, codes, publicOrigin }
  const { delivery } = gift
  switch (about.kind) {
    case 'delivered':
      if (!delivery || gift.deliveredAt) return null
      return { recipient: delivery.email, mail: deliveredMail(told), delivered: gift }
    case 'visit':
      return delivery && { recipient: delivery.email, mail: movedMail(told), delivered: null }
    case 'thanks':
      return about.thanks
        ? { recipient: order.buyer.email, mail: thanksMail(told, order, about.thanks), delivered: null }
        : null
    default:
      return remindHolder(deps, order, gift)
  }
}

/** The holder is the account that has it, or else its recipient, or else its buyer. */
async function remindHolder(
  { codes, publicOrigin, findHolder }: Deps,
  { buyer }: SoldOrder,
  gift: Gift,
): Promise<AboutGift | null> {
  const { delivery, balanceCents, remindersStoppedAt, giftUUID } = gift
  if (balanceCents === 0 || remindersStoppedAt) return null
  const { email, name } = (await findHolder(giftUUID)) ??
    delivery ?? { email: buyer.email, name: buyer.firstName }
  return { recipient: email, mail: reminderMail({ gift, codes, publicOrigin, name }), delivered: null }
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
    case 'thanks':
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
