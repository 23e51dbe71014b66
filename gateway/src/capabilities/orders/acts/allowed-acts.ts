import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import type { ProblemCode } from '../../../platform/http/errors'
import { type ActName, actRules, type Party, refusalByParty, refusalByStatus } from '../access/act-rules'
import { isChangeable } from '../changes/judge-change'
import { createChangeRepository } from '../records/change-repository'
import type { Order } from '../records/orders-repository'
import type { GiftMoney, Sellers } from '../sales'
import type { RefundParts } from '../split-refund'
import { type CancelPreview, previewCancel } from './cancel'
import { previewGiveBack } from './give-back'
import { orRefusal } from './or-refusal'

type Deps = Pick<Sellers, 'sellerOf'> & { db: Db; clock: Clock; giftMoney: GiftMoney }

/** `refusal`: code of why the act would be refused now; null where it may be done. */
export type ActVerdict = { act: ActName; refusal: ProblemCode | null }

/**
 * Answers what a party may do with an order now, and why not. Each act decides once more when it is asked for: this is
 * what buttons and `orders show` go by.
 */
export const allowedActs = (deps: Deps, order: Order, party: Party): Promise<ActVerdict[]> =>
  Promise.all(
    (Object.keys(actRules) as ActName[]).map(async (act) => ({
      act,
      refusal: await refusalOf(deps, { order, party, act }),
    })),
  )

type Question = { order: Order; party: Party; act: ActName }

/** Code of why one act would be refused now; null where it may be done. */
export async function refusalOf(deps: Deps, { order, party, act }: Question): Promise<ProblemCode | null> {
  const refused = refusalByParty(act, party) ?? refusalByStatus(act, order.status)
  if (refused) return refused
  if (act === 'change') return isChangeable(deps, order) ? null : 'order-not-changeable'
  if (act === 'send-payment-link' && order.status === 'confirmed') {
    const change = await createChangeRepository(deps.db).openOf(order.orderUUID)
    return change ? null : 'order-not-payable'
  }
  if (act === 'give-back') return refusalIn(previewGiveBack(deps, deps.db, { order, cents: 'full' }))
  return act === 'cancel' ? refusalToCancel(deps, order, party) : null
}

/** An operator cancels by the policy, everybody else by the buyer's conditions. */
async function refusalToCancel(deps: Deps, order: Order, { caller }: Party): Promise<ProblemCode | null> {
  const refund = caller.kind === 'operator' ? 'policy' : 'conditions'
  return refusalIn(previewCancel(deps, deps.db, { order, refund }))
}

async function refusalIn(preview: Promise<CancelPreview | RefundParts>): Promise<ProblemCode | null> {
  const answered = await orRefusal(preview)
  return 'refusal' in answered ? answered.refusal : null
}
