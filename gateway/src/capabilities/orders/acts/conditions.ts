import type {
  ModificationConditions,
  RefundParts as PresentedParts,
} from '@escapade/shared-contracts/api/orders/order-changes-schemas'
import { premiumOf } from '@escapade/shared-contracts/rules/money/premium-of'
import type { Caller } from '../../../platform/caller'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import { insuranceCents } from '../../insurance/public'
import { type Party, refusalByParty } from '../access/act-rules'
import { refundableAmount } from '../changes/change-amounts'
import { totalOf } from '../order-rules'
import type { Order } from '../records/orders-repository'
import { createRefundsRepository } from '../records/refunds-repository'
import type { GiftMoney, Seller } from '../sales'
import { type RefundParts, totalOfParts } from '../split-refund'
import { refusalOf } from './allowed-acts'
import { previewCancel } from './cancel'
import { orRefusal } from './or-refusal'

type Deps = {
  db: Db
  clock: Clock
  giftMoney: GiftMoney
  sellerOf: (kind: Order['kind']) => Seller
}

/** Consequences of changing or cancelling an order now (D90), for a caller who can show what their page asks for. */
export async function presentConditions(
  deps: Deps,
  order: Order,
  caller: Caller,
): Promise<ModificationConditions> {
  const party = { caller, proven: 'mailbox' } as const
  const giftPayments = await deps.giftMoney.paidFor(deps.db, order.orderUUID)
  const refund = await refundFor(deps, order, party)
  return {
    modifiable: (await refusalOf(deps, { order, party, act: 'change' })) === null,
    cancellable: refund !== null,
    deadline: order.stay?.cancellationPolicy.cancellationDeadline ?? null,
    refundableAmount: order.stay && isConfirmed(order) ? refundableAmount(order, deps.clock.now()) : 0,
    giftPayments,
    cancellationRefund: refund ? totalOfParts(refund) : 0,
    cancellationParts: refund ? presentParts(refund) : undefined,
    returns: await returnsOf(deps.db, order),
    totalAmount: order.totalCents,
    hasInsurance: order.insured,
    insurance: insuranceOf(order),
  }
}

/** Parts of the refund by the buyer's conditions; null where the party would be refused to cancel. */
async function refundFor(deps: Deps, order: Order, party: Party): Promise<RefundParts | null> {
  if (refusalByParty('cancel', party)) return null
  const previewed = await orRefusal(previewCancel(deps, deps.db, { order, refund: 'conditions' }))
  return 'refusal' in previewed ? null : previewed.parts
}

const returnsOf = async (db: Db, { orderUUID }: Order) =>
  (await createRefundsRepository(db).returnsOf(orderUUID)).map((each) => ({
    returnUUID: each.returnId,
    amount: each.cardCents + each.uncollectedCents + each.giftCents,
    returnedAt: each.createdAt.toISOString(),
  }))

const isConfirmed = ({ status }: Order) => status === 'confirmed'

export const presentParts = ({ cardCents, uncollectedCents, giftCents }: RefundParts): PresentedParts => ({
  cardAmount: cardCents,
  uncollectedAmount: uncollectedCents,
  giftAmount: giftCents,
})

/** Premium of the order as it stands. Keeping it costs nothing until the stay is another: see `changeAmounts`. */
function insuranceOf({ stay, lines, insured }: Order): ModificationConditions['insurance'] {
  if (!stay) return { amount: 0, insuranceToPay: 0 }
  if (insured) return { amount: premiumOf(lines), insuranceToPay: 0 }
  const orderAmount = totalOf(lines.filter(({ kind }) => kind === 'stay'))
  const amount = insuranceCents({ cancellationType: stay.cancellationPolicy.type, orderAmount })
  return { amount, insuranceToPay: 0 }
}
