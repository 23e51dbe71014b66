import { randomUUID } from 'node:crypto'
import type { PaymentLinkAnswer } from '@escapade/shared-contracts/api/orders/payment-links-schemas'
import type { Caller } from '../../../platform/caller'
import type { InTransaction } from '../../../platform/database/transaction'
import { AppError } from '../../../platform/http/errors'
import { addEffect } from '../../../platform/jobs/outbox'
import { checkStatus } from '../access/act-rules'
import { type OpenOrder, openOrder } from '../life/open-order'
import { holdForLink } from '../order-rules'
import { nothingToPay } from '../payment/payment-intent'
import { issueKey } from '../records/order-keys'
import { type HoldDeps, secureHold } from '../stock/hold'

export const paymentLinkTopic = 'payment-link-mail'
/** `linkUUID`: of this mail. `expiresAt`: ISO instant. */
export type PaymentLinkPayload = { linkUUID: string; orderUUID: string; key: string; expiresAt: string }

type Deps = HoldDeps & { inTransaction: InTransaction; wake: () => void }
type Link = { orderUUID: string; hours: number; caller: Caller }

/** A link that has run out still says what became of the order. */
const readableMs = 7 * 86_400_000

/**
 * Mails the buyer of an unpaid order a link to pay by, and holds what it is for until the link runs out: an order whose
 * hold is over has its rooms again, if they are still there. Each call sends a mail; earlier links stay good.
 */
export async function sendPaymentLink(
  deps: Deps,
  { orderUUID, hours, caller }: Link,
): Promise<PaymentLinkAnswer> {
  const sent = await deps.inTransaction(async (db) =>
    sendOnce(deps, await openOrder(db, orderUUID, caller), hours),
  )
  deps.wake()
  return sent
}

async function sendOnce(deps: Deps, open: OpenOrder, hours: number): Promise<PaymentLinkAnswer> {
  const { db } = open
  checkStatus('send-payment-link', open.order)
  // Gifts pay for all of it, or the money is being taken this very moment.
  if (open.payment.provider === nothingToPay || open.payment.status === 'capturing')
    throw new AppError('order-not-payable')
  // The provider takes nothing for it any more.
  if (open.payment.status === 'cancelled') throw new AppError('order-expired')
  await secureHold(deps, open)
  const now = deps.clock.instant()
  const { orderUUID, checkin, expiresAt: heldUntil, buyer } = open.order
  const until = holdForLink({ now, hours, checkin })
  const end = new Date(Math.max(until.getTime(), heldUntil.getTime()))
  const lifeMs = end.getTime() - now.getTime() + readableMs
  const key = await issueKey(db, { orderUUID, isSingleUse: false, lifeMs, now })
  const expiresAt = end.toISOString()
  const step = { cause: 'payment-link-sent', at: now, reason: expiresAt, change: { expiresAt: end } } as const
  await open.advance(step)
  const linkUUID = randomUUID()
  const payload: PaymentLinkPayload = { linkUUID, orderUUID, key, expiresAt }
  await addEffect(db, { topic: paymentLinkTopic, key: `${paymentLinkTopic}:${linkUUID}`, payload }, now)
  return { email: buyer.email, expiresAt }
}
