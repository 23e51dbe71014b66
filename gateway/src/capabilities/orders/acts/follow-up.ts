import { provider } from '../../../platform/caller'
import { askProvider, type PaymentState } from '../../payments/public'
import { openOrder } from '../life/open-order'
import type { PaymentCause } from '../life/transitions'
import { isAbandoned } from '../order-rules'
import { nothingToPay } from '../payment/payment-intent'
import { createPaymentsRepository } from '../records/payments-repository'
import { type Followed, giveUp, type PayDeps, settle } from './pay'
import { abandon } from './payable'

/** Brings a payment in line with what the provider says of it. */
export async function followUp(deps: PayDeps, followed: Followed): Promise<void> {
  const { payment } = followed
  if (!payment.intentId || payment.provider === nothingToPay) return
  await createPaymentsRepository(deps.db).touch(payment.paymentId, deps.clock.instant())
  const state = await askProvider(deps.provider.find(payment.intentId))
  if (state.status === 'authorised' || state.status === 'captured') await settle(deps, followed, state)
  else await note(deps, followed, state)
}

type Unpaid = Exclude<PaymentState, { status: 'authorised' | 'captured' }>

/** Steps that an unpaid payment takes when the provider says where it stands. */
const causeOf = {
  'requires-action': 'holder-asked',
  processing: 'holder-asked',
  refused: 'refused',
  open: 'reopened',
  cancelled: 'let-go',
} as const satisfies Record<Unpaid['status'], PaymentCause>

/** Nothing is paid: what the provider says is kept, and an unanswered question is given up. */
async function note(deps: PayDeps, { payment, caller }: Followed, state: Unpaid) {
  const at = deps.clock.instant()
  const hold = await createPaymentsRepository(deps.db).holdOf(payment.paymentId)
  if (state.status === 'requires-action' && isAbandoned({ ...hold, now: at }))
    return giveUp(deps, { payment, caller }, 'abandoned')
  const told = causeOf[state.status]
  const cause = told === 'holder-asked' && payment.status === 'capturing' ? 'holder-asked-late' : told
  const change = { refusal: state.status === 'refused' ? state.refusal : null }
  await deps.inTransaction(async (db) => {
    const open = await openOrder(db, payment.orderUUID, caller)
    // It may have been paid since the provider was asked: events and calls of the page arrive at the same time.
    const step = { cause, by: provider, at, change, onlyFrom: payment.status } as const
    const isTaken = await open.advancePayment(payment.paymentId, step)
    if (isTaken && cause === 'let-go') await abandon(deps, open, payment, provider)
  })
}
