import { randomUUID } from 'node:crypto'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { clock as byClock } from '../../../platform/caller'
import type { Clock } from '../../../platform/clock'
import type { Db, Tx } from '../../../platform/database/database'
import type { InTransaction } from '../../../platform/database/transaction'
import { addEffect } from '../../../platform/jobs/outbox'
import { openOrder, stayOf } from '../../orders/public'
import { createGuestReviewsRepository } from './guest-reviews-repository'

type Deps = { db: Db; inTransaction: InTransaction; clock: Clock }

/** Home again, and still fresh. */
const askedDays = 2
/** A shop that stood still, or has just learnt to ask, asks about the last two weeks only. */
const latestDays = 14
const batch = 100
/** Mails wake phones. */
const morning = '09:00'

/** Mails buyers of stays that are over, once for each order. */
export async function askForReviews({ db, inTransaction, clock }: Deps): Promise<void> {
  if (clock.now().slice(11, 16) < morning) return
  const until = addDays(clock.today(), -askedDays)
  const from = addDays(clock.today(), -latestDays)
  const orders = await createGuestReviewsRepository(db).findDeparted({ from, until, limit: batch })
  for (const { orderUUID } of orders)
    await inTransaction((locked) => ask(locked, { orderUUID, until, now: clock.instant() }))
}

type Asking = { orderUUID: string; until: string; now: Date }

/** Looked at again under its lock: another gateway may have been faster, or the order was cancelled. */
async function ask(db: Tx, { orderUUID, until, now }: Asking) {
  const { order } = await openOrder(db, orderUUID, byClock)
  if (order.status !== 'confirmed' || order.checkout === null || order.checkout > until) return
  const invitationId = await inviteGuest(db, { orderUUID, hotelId: stayOf(order).hotelId, now })
  if (!invitationId) return
  const effect = { topic: 'review-request', key: `review-request:${orderUUID}`, payload: { invitationId } }
  await addEffect(db, effect, now)
}

type Inviting = { orderUUID: string; hotelId: string; now: Date }

/** Id of the invitation; null where the stay was asked about before. */
export async function inviteGuest(db: Db, { orderUUID, hotelId, now }: Inviting): Promise<string | null> {
  const invitationId = randomUUID()
  const isNew = await createGuestReviewsRepository(db).add({
    invitationId,
    orderUUID,
    hotelId,
    status: 'asked',
    askedAt: now,
  })
  return isNew ? invitationId : null
}
