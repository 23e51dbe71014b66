import type { Db } from '../../../platform/database'
import { addEffect } from '../../../platform/jobs/outbox'
import type { GiftMailPayload } from './send-gift-mail'

export const giftMailTopic = 'gift-mail'

/** Writes a mail into the outbox, in the transaction that gives reason for it. */
export async function queueGiftMail(db: Db, payload: GiftMailPayload, now: Date): Promise<void> {
  const { kind, orderUUID, withdrawalUUID } = payload
  const key = `${giftMailTopic}:${kind}:${withdrawalUUID ?? orderUUID}`
  await addEffect(db, { topic: giftMailTopic, key, payload }, now)
}
