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
import { createChangeRepository } from '../records/change-repository'
import { issueKey } from '../records/order-keys'
import { type HoldDeps, secureHold } from '../stock/hold'

export const paymentLinkTopic = 'payment-link-mail'
/** `linkUUID`: of this mail. `expiresAt`: ISO instant. `changeId`: where a change of the order is to be paid. */
export type PaymentLinkPayload = {
  linkUUID: string
  orderUUID: string
  key: string
  expiresAt: string
  changeId?: string
}

type Deps = HoldDeps & { inTransaction: InTransaction; wake: () => void }
type Link = { orderUUID: string; hours: number; caller: Caller }

/** A link that has run out still says what became of the order. */
const readableMs = 7 * 86_400_000

/**
 * Mails the buyer of an unpaid order, or of a change that costs more, a link to pay by, and holds what it is for until the link runs out: an order whose
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
  checkStatus('send-payment-link', open.order)
  if (open.order.status === 'confirmed') return sendOfChange(deps, open, hours)
  // Gifts pay for all of it, or the money is being taken this very moment.
  if (open.payment.provider === nothingToPay || open.payment.status === 'capturing')
    throw new AppError('order-not-payable')
  // The provider takes nothing for it any more.
  if (open.payment.status === 'cancelled') throw new AppError('order-expired')
  await secureHold(deps, open)
  const { checkin, expiresAt: heldUntil } = open.order
  const end = endOf(deps, { hours, checkin, heldUntil })
  return mailLink(deps, open, { end, change: { expiresAt: end } })
}

/** A change that waits for its payment keeps the rooms of both stays for as long. */
async function sendOfChange(deps: Deps, open: OpenOrder, hours: number): Promise<PaymentLinkAnswer> {
  const changes = createChangeRepository(open.db)
  const change = await changes.openOf(open.order.orderUUID)
  const payment = change && open.paymentOf(change.changeId)
  if (!change || !payment || payment.status === 'capturing') throw new AppError('order-not-payable')
  if (payment.status === 'cancelled') throw new AppError('order-expired')
  const { changeId, before, after, expiresAt: heldUntil } = change
  const [checkin = null] = [before, after].map(({ sold }) => sold.stay.checkin).sort()
  const end = endOf(deps, { hours, checkin, heldUntil })
  await changes.extend(changeId, end)
  return mailLink(deps, open, { end, changeId })
}

/** End of a hold; one that lasts longer already stays so. */
function endOf(
  { clock }: Deps,
  { hours, checkin, heldUntil }: { hours: number; checkin: string | null; heldUntil: Date },
): Date {
  const until = holdForLink({ now: clock.instant(), hours, checkin })
  return new Date(Math.max(until.getTime(), heldUntil.getTime()))
}

type Mailed = { end: Date; changeId?: string; change?: { expiresAt: Date } }

async function mailLink(deps: Deps, open: OpenOrder, { end, changeId, change }: Mailed) {
  const { db, order } = open
  const { orderUUID, buyer } = order
  const now = deps.clock.instant()
  const lifeMs = end.getTime() - now.getTime() + readableMs
  const key = await issueKey(db, { orderUUID, isSingleUse: false, lifeMs, now })
  const expiresAt = end.toISOString()
  await open.advance({ cause: 'payment-link-sent', at: now, reason: expiresAt, changeId, change })
  const linkUUID = randomUUID()
  const payload: PaymentLinkPayload = { linkUUID, orderUUID, key, expiresAt, ...(changeId && { changeId }) }
  await addEffect(db, { topic: paymentLinkTopic, key: `${paymentLinkTopic}:${linkUUID}`, payload }, now)
  return { email: buyer.email, expiresAt }
}
