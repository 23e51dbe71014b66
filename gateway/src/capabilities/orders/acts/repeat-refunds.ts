import type { Caller } from '../../../platform/caller'
import type { Clock } from '../../../platform/clock'
import type { InTransaction } from '../../../platform/database/transaction'
import { AppError } from '../../../platform/http/errors'
import { addEffect } from '../../../platform/jobs/outbox'
import { checkStatus } from '../access/act-rules'
import { openOrder } from '../life/open-order'
import { createRefundsRepository, refundTopic } from '../records/refunds-repository'

type Deps = { inTransaction: InTransaction; clock: Clock; wake: () => void }
type Asked = { orderUUID: string; caller: Caller }

/** Sends once more what the bank of the card did not take; `order-not-refundable` where there is none. */
export async function repeatRefunds(deps: Deps, { orderUUID, caller }: Asked): Promise<void> {
  await deps.inTransaction(async (db) => {
    const open = await openOrder(db, orderUUID, caller)
    checkStatus('repeat-refund', open.order)
    const refunds = createRefundsRepository(db)
    const failed = await refunds.failedOf(orderUUID)
    // A dispute's money is not ours to send: the bank has it.
    const ours = failed.filter(({ reason }) => reason !== 'dispute')
    if (ours.length === 0) throw new AppError('order-not-refundable')
    const at = deps.clock.instant()
    for (const refund of ours) {
      await refunds.again(refund)
      const { refundId } = refund
      const key = `${refundTopic}:${refundId}:${refund.attempt + 1}`
      await addEffect(db, { topic: refundTopic, key, payload: { refundId } }, at)
    }
    const card = ours.reduce((sum, { amountCents }) => sum + amountCents, 0)
    await open.advance({ cause: 'refund-repeated', at, amounts: { card } })
  })
  deps.wake()
}
