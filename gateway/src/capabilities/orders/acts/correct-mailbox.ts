import { randomUUID } from 'node:crypto'
import type { Caller } from '../../../platform/caller'
import type { Clock } from '../../../platform/clock'
import type { InTransaction } from '../../../platform/database/transaction'
import { AppError } from '../../../platform/http/errors'
import { addEffect } from '../../../platform/jobs/outbox'
import { foldEmail } from '../../../platform/mailbox'
import { checkStatus } from '../access/act-rules'
import { type MovedPayload, movedMailTopic } from '../access/send-moved'
import { openOrder } from '../life/open-order'
import { forgetKeysOf } from '../records/order-keys'
import { noteOn } from '../records/order-notes'
import { createOrdersRepository } from '../records/orders-repository'
import type { Sellers } from '../sales'

type Deps = Pick<Sellers, 'sellerOf'> & { inTransaction: InTransaction; clock: Clock; wake: () => void }
export type MailboxCorrection = {
  orderUUID: string
  caller: Caller
  email: string
  /** Mailbox that the order had when the caller looked: another one meanwhile is a conflict. */
  emailBefore: string
  /** Why, for those who work for the shop. */
  note: string
}

/**
 * Books an order on another mailbox, as two people of customer care have agreed. All that opened it to readers of the
 * former one opens it no more, and a mail says so; the confirmation goes to the new one.
 */
export async function correctMailbox(deps: Deps, correction: MailboxCorrection): Promise<void> {
  const { orderUUID, caller, email, emailBefore, note } = correction
  await deps.inTransaction(async (db) => {
    const open = await openOrder(db, orderUUID, caller)
    const { order } = open
    checkStatus('correct-mailbox', order)
    if (foldEmail(order.buyer.email) !== foldEmail(emailBefore)) throw new AppError('conflict')
    const at = deps.clock.instant()
    const buyer = { ...order.buyer, email }
    await createOrdersRepository(db).correctBuyer(order, buyer)
    await forgetKeysOf(db, orderUUID)
    await noteOn(deps, open, `${order.buyer.email} → ${email}: ${note}`)
    const corrected = await open.advance({ cause: 'mailbox-corrected', at })
    const payload: MovedPayload = { orderUUID, recipient: order.buyer.email, noticeId: randomUUID() }
    await addEffect(db, { topic: movedMailTopic, key: `${movedMailTopic}:${payload.noticeId}`, payload }, at)
    if (corrected.status === 'confirmed')
      await deps.sellerOf(corrected.kind).sendAgain(db, { ...corrected, buyer }, randomUUID())
  })
  deps.wake()
}
