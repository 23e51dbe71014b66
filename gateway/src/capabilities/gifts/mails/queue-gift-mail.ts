import type { Db } from '../../../platform/database'
import { addEffect } from '../../../platform/jobs/outbox'
import type { GiftMailPayload } from './send-gift-mail'

export const giftMailTopic = 'gift-mail'

/** Writes a mail into the outbox, in the transaction that gives reason for it. */
export async function queueGiftMail(db: Db, payload: GiftMailPayload, now: Date): Promise<void> {
  const key = `${giftMailTopic}:${payload.kind}:${mailKeyOf(payload)}`
  await addEffect(db, { topic: giftMailTopic, key, payload }, now)
}

/** What one mail of a kind is about. */
export const mailKeyOf = ({ orderUUID, withdrawalUUID, version }: GiftMailPayload): string =>
  [withdrawalUUID ?? orderUUID, ...(version ? [version] : [])].join('.')
