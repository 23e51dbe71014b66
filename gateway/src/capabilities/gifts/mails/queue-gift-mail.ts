import type { Db } from '../../../platform/database/database'
import { addEffect } from '../../../platform/jobs/outbox'

export const giftMailTopic = 'gift-mail'

/** Part of a mail that the outbox keeps. */
export type GiftMailPayload = {
  kind:
    | 'issued'
    | 'shipped'
    | 'withdrawn'
    | 'visit'
    | 'cancelled'
    | 'refunded'
    | 'delivered'
    | 'reminder'
    | 'thanks'
  orderUUID: string
  withdrawalUUID?: string
  /** Gift of the order that the mail is about, where it is about one. */
  giftUUID?: string
  /** Tells mails of one kind about one order apart. */
  version?: string
  /** Words of a recipient. */
  thanks?: { name: string; message: string }
  /** Amount of a refund, in cents. */
  cents?: number
}

/** Writes a mail into the outbox, in the transaction that gives reason for it. */
export async function queueGiftMail(
  db: Db,
  payload: GiftMailPayload,
  now: Date,
  dueAt: Date = now,
): Promise<void> {
  const key = `${giftMailTopic}:${payload.kind}:${mailKeyOf(payload)}`
  await addEffect(db, { topic: giftMailTopic, key, payload }, now, dueAt)
}

/** Subject of one mail of a kind. */
export const mailKeyOf = ({ orderUUID, withdrawalUUID, giftUUID, version }: GiftMailPayload): string =>
  [withdrawalUUID ?? giftUUID ?? orderUUID, ...(version ? [version] : [])].join('.')
