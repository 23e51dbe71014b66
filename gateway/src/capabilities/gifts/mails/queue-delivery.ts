import { randomUUID } from 'node:crypto'
import type { GiftDelivery } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import { instantAt } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import { dropWaiting } from '../../../platform/jobs/outbox'
import { giftMailTopic, queueGiftMail } from './queue-gift-mail'

type Delivered = { orderUUID: string; giftUUID: string; delivery: GiftDelivery; now: Date }

/** Has a gift mailed to its recipient when its buyer chose; a mail that waits for another time is not sent then. */
export async function queueDelivery(
  db: Db,
  { orderUUID, giftUUID, delivery, now }: Delivered,
): Promise<void> {
  await dropWaiting(db, `${giftMailTopic}:delivered:${giftUUID}`)
  const version = randomUUID()
  await queueGiftMail(db, { kind: 'delivered', orderUUID, giftUUID, version }, now, deliveryInstant(delivery))
}

/** On the day and at the hour that the buyer chose; at once where that has gone by. */
const deliveryInstant = ({ day, hour }: GiftDelivery): Date =>
  instantAt(`${day}T${String(hour).padStart(2, '0')}:00:00`)
