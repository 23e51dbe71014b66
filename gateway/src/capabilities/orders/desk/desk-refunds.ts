import type {
  DeskCancellation,
  DeskGift,
  DeskGiveBack,
  GivenGift,
  RefundPreview,
  RefundQuestion,
} from '@escapade/shared-contracts/api/desk/desk-schemas'
import type { CancellationAnswer } from '@escapade/shared-contracts/api/orders/order-changes-schemas'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/database'
import type { OrderAccessService } from '../access/order-access'
import { type CancelDeps, cancel, previewCancel } from '../acts/cancel'
import type { ChangesDeps } from '../acts/change'
import { presentParts } from '../acts/conditions'
import { giveBack, previewGiveBack } from '../acts/give-back'
import { giveGift } from '../acts/give-gift'
import { repeatRefunds } from '../acts/repeat-refunds'
import { findOrder } from '../records/find-order'
import { type RefundParts, totalOfParts } from '../split-refund'

type Deps = CancelDeps & ChangesDeps & { db: Db; access: Pick<OrderAccessService, 'open'> }

/** Refunds and gifts that customer care decides on. */
export const createDeskRefunds = ({ access, ...deps }: Deps) => ({
  /** Agents see it, too: they ask a lead for that sum. */
  async preview(orderUUID: string, question: RefundQuestion): Promise<RefundPreview> {
    const order = await findOrder(deps.db, orderUUID)
    if (question.act === 'give-back')
      return present(await previewGiveBack(deps, deps.db, { order, cents: question.refund }))
    const { parts } = await previewCancel(deps, deps.db, { order, refund: question.refund })
    return present(parts)
  },

  async cancel(orderUUID: string, wish: DeskCancellation, caller: Caller): Promise<CancellationAnswer> {
    await access.open({ orderUUID, caller, act: 'cancel' })
    const { refund, expectedRefund, reason: note } = wish
    return cancel(deps, { orderUUID, caller, refund, expectedRefund, note })
  },

  async giveBack(orderUUID: string, wish: DeskGiveBack, caller: Caller): Promise<RefundPreview> {
    await access.open({ orderUUID, caller, act: 'give-back' })
    const { amount: cents, returnedBefore, reason: note } = wish
    return present(await giveBack(deps, { orderUUID, caller, cents, returnedBefore, note }))
  },

  /** Sends once more what the bank of a card did not take. */
  async repeat(orderUUID: string, caller: Caller): Promise<void> {
    await access.open({ orderUUID, caller, act: 'repeat-refund' })
    await repeatRefunds(deps, { orderUUID, caller })
  },

  async giveGift(orderUUID: string, wish: DeskGift, caller: Caller): Promise<GivenGift> {
    await access.open({ orderUUID, caller, act: 'give-gift' })
    const { amount: cents, givenBefore, reason: note } = wish
    return giveGift(deps, { orderUUID, caller, cents, givenBefore, note })
  },
})

export type DeskRefunds = ReturnType<typeof createDeskRefunds>

const present = (parts: RefundParts): RefundPreview => ({
  amount: totalOfParts(parts),
  parts: presentParts(parts),
})
