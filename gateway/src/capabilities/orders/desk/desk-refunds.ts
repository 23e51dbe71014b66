import type {
  DeskCancellation,
  DeskGiveBack,
  RefundPreview,
  RefundQuestion,
} from '@escapade/shared-contracts/api/desk/desk-schemas'
import type { CancellationAnswer } from '@escapade/shared-contracts/api/orders/order-changes-schemas'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/database'
import { AppError } from '../../../platform/http/errors'
import { type ActName, refusalByParty } from '../access/act-rules'
import { type CancelDeps, cancel, previewCancel, type RefundWish } from '../acts/cancel'
import { giveBack, previewGiveBack } from '../acts/give-back'
import { findOrder } from '../records/find-order'
import type { Order } from '../records/orders-repository'
import { type RefundParts, totalOfParts } from '../split-refund'

/** Refunds that customer care decides on, each with its preview. */
export const createDeskRefunds = (deps: CancelDeps & { db: Db }) => ({
  async preview(orderUUID: string, question: RefundQuestion, caller: Caller): Promise<RefundPreview> {
    requireParty(question.act, caller)
    const order = await findOrder(deps.db, orderUUID)
    if (question.act === 'give-back')
      return present(await previewGiveBack(deps, deps.db, { order, cents: question.refund }))
    const { parts } = await previewCancel(deps, deps.db, {
      order,
      refund: checkedWish(order, question.refund),
    })
    return present(parts)
  },

  async cancel(orderUUID: string, wish: DeskCancellation, caller: Caller): Promise<CancellationAnswer> {
    requireParty('cancel', caller)
    const order = await findOrder(deps.db, orderUUID)
    const refund = checkedWish(order, wish.refund)
    const { expectedRefund, reason } = wish
    return cancel(deps, { orderUUID: order.orderUUID, caller, refund, expectedRefund, note: reason })
  },

  async giveBack(orderUUID: string, wish: DeskGiveBack, caller: Caller): Promise<RefundPreview> {
    requireParty('give-back', caller)
    const { orderUUID: known } = await findOrder(deps.db, orderUUID)
    const { amount: cents, returnedBefore, reason: note } = wish
    return present(await giveBack(deps, { orderUUID: known, caller, cents, returnedBefore, note }))
  },
})

function requireParty(act: ActName, caller: Caller): void {
  const refusal = refusalByParty(act, { caller, proven: 'none' })
  if (refusal) throw new AppError(refusal)
}

/** Gifts may be spent: what comes back of them is what the law says, never another sum. */
function checkedWish({ kind }: Order, refund: RefundWish): RefundWish {
  if (kind === 'gift' && refund !== 'conditions') throw new AppError('order-not-cancellable')
  return refund
}

const present = (parts: RefundParts): RefundPreview => ({
  amount: totalOfParts(parts),
  parts: {
    cardAmount: parts.cardCents,
    uncollectedAmount: parts.uncollectedCents,
    giftAmount: parts.giftCents,
  },
})
