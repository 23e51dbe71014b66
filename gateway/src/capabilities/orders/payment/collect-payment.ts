import type { PaymentAnswer, PspAuthorization } from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { PayLaterPlan } from '@escapade/shared-contracts/api/orders/pay-later-schemas'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Db } from '../../../platform/database/database'
import type { InTransaction } from '../../../platform/database/transaction'
import { AppError } from '../../../platform/http/errors'
import { shopOrigin } from '../../../platform/shop-url'
import { askProvider } from '../../payments/ask-provider'
import type { Authorisation, PaymentState } from '../../payments/payment-provider'
import type { CardGuard } from '../abuse/card-guard'
import type { Marks } from '../abuse/marks'
import { isAbandoned } from '../order-rules'
import { type IntentDeps, nothingToPay } from './payment-intent'
import { createPaymentsRepository, type Payment } from './payments-repository'

/** What a payment is for. Each call runs in a transaction and locks the order first. */
export type Purpose = {
  /** Whether there is something to pay: throws when it cannot be paid any more. */
  begin(db: Db): Promise<'payable' | 'paid'>
  /** Refuses what became unwanted before its money is taken, never after; `already-booked`. */
  judge?(db: Db): Promise<void>
  /** Makes sure of what was held; `order-expired` when it is gone. */
  secure(db: Db): Promise<void>
  /** The money is taken: what it was for happens, once. */
  finish(db: Db): Promise<void>
  /** The bank has said no. */
  refuse(db: Db): Promise<void>
}

export type CollectDeps = IntentDeps & {
  inTransaction: InTransaction
  publicOrigin: string
  cards: CardGuard
}
/** `processing`: agreed to, and the bank takes its time; what is paid for follows by itself. */
export type Collected = 'paid' | 'processing' | Extract<PaymentAnswer, { requiresAction: unknown }>

type Collecting = {
  payment: Payment
  purpose: Purpose
  authorisation: PspAuthorization
  /** Who pays, for limits. */
  marks: Marks
  locale: Locale
  payer: Authorisation['payer']
  /** Where the visitor comes back to when the page has not said so. */
  defaultReturn: string
  payLater: PayLaterPlan | null
}

/**
 * Takes the money for something that is held. What is about to be asked of the provider is written down first, and
 * each question may be repeated: whatever moment the process ends in, a repeated call or `followUp` finishes it.
 */
export function collect(deps: CollectDeps, collecting: Collecting): Promise<Collected> {
  const { payment, marks, authorisation } = collecting
  if (payment.provider === nothingToPay) return askBank(deps, collecting)
  const asking = { payment, marks, paymentMethod: authorisation.paymentMethod }
  return deps.cards.guard(asking, () => askBank(deps, collecting))
}

async function askBank(deps: CollectDeps, collecting: Collecting): Promise<Collected> {
  const { payment, purpose, authorisation, locale, payer, payLater } = collecting
  const stage = await deps.inTransaction((db) => begin(deps, db, collecting))
  if (stage === 'paid') return 'paid'
  deps.reach('payment:begun')
  if (payment.provider === nothingToPay) return finish(deps, payment, purpose)
  const back = authorisation.returnPath ?? collecting.defaultReturn
  const state = await askProvider(
    deps.provider.authorise({
      intentId: authorisation.paymentIntentId,
      paymentMethod: authorisation.paymentMethod,
      returnPath: back,
      returnUrl: shopOrigin({ publicOrigin: deps.publicOrigin, locale }) + back,
      locale,
      payer,
      payLater,
    }),
  )
  deps.reach('payment:authorised')
  return settle(deps, { payment, purpose, state })
}

/** Brings a payment in line with what the provider says of it. */
export async function followUp(deps: CollectDeps, payment: Payment, purpose: Purpose): Promise<void> {
  if (!payment.intentId || payment.provider === nothingToPay) return
  await createPaymentsRepository(deps.db).change(payment.paymentId, { updatedAt: deps.clock.instant() })
  const state = await askProvider(deps.provider.find(payment.intentId))
  if (state.status === 'authorised' || state.status === 'captured')
    await settle(deps, { payment, purpose, state })
  else await note(deps, payment, state)
}

/** Writes down that the bank is asked with this card, with everything held for long enough. */
async function begin(deps: CollectDeps, db: Db, { payment, purpose, authorisation, payLater }: Collecting) {
  if ((await purpose.begin(db)) === 'paid') return 'paid'
  const { paymentMethod } = authorisation
  const payments = createPaymentsRepository(db)
  const current = await payments.find(payment.paymentId)
  if (current.status === 'refused' && current.paymentMethod === paymentMethod) throw refusalOf(current)
  if (current.status !== 'capturing') await purpose.judge?.(db)
  // The provider takes nothing for it any more: rooms and gifts are not taken again in vain.
  if (current.status === 'cancelled') throw new AppError('order-expired')
  await purpose.secure(db)
  if (current.status === 'capturing') return 'payable'
  await payments.change(payment.paymentId, {
    status: 'authorising',
    paymentMethod,
    payLater,
    refusal: null,
    updatedAt: deps.clock.instant(),
  })
  return 'payable'
}

const refusalOf = ({ refusal }: Pick<Payment, 'refusal'>) =>
  new AppError('payment-refused', { reason: refusal ?? 'card-declined' })

type Settling<State extends PaymentState = PaymentState> = {
  payment: Payment
  purpose: Purpose
  state: State
}
type Refused = Extract<PaymentState, { status: 'refused' }>
type Unpaid = Exclude<PaymentState, { status: 'authorised' | 'captured' }>

/** What follows from where the payment stands. */
async function settle(deps: CollectDeps, { payment, purpose, state }: Settling): Promise<Collected> {
  switch (state.status) {
    case 'authorised':
      return capture(deps, payment, purpose)
    case 'captured':
      return finish(deps, payment, purpose)
    case 'requires-action':
      return challenge(deps, payment, state.challengeUrl)
    case 'processing':
      return wait(deps, payment)
    case 'refused':
      return refuse(deps, { payment, purpose, state })
    case 'cancelled':
      throw new AppError('order-expired')
    case 'open':
      throw new AppError('payment-unavailable')
  }
}

/** Nothing is paid: what the provider says is kept, and an unanswered question is given up. */
async function note(deps: CollectDeps, payment: Payment, state: Unpaid) {
  const now = deps.clock.instant()
  const payments = createPaymentsRepository(deps.db)
  const heldAt = await payments.heldAt(payment.paymentId)
  if (state.status === 'requires-action' && isAbandoned({ heldAt, now })) return giveUp(deps, payment)
  const refusal = state.status === 'refused' ? state.refusal : null
  const status = state.status === 'processing' ? 'requires-action' : state.status
  // It may have been paid since the provider was asked: events and calls of the page arrive at the same time.
  await payments.changeFrom(payment, { status, refusal, updatedAt: now })
}

async function challenge(deps: CollectDeps, payment: Payment, challengeUrl: string): Promise<Collected> {
  const payments = createPaymentsRepository(deps.db)
  await payments.change(payment.paymentId, {
    status: 'requires-action',
    updatedAt: deps.clock.instant(),
  })
  const { amountCents: cents, payLater: plan } = await payments.find(payment.paymentId)
  return {
    requiresAction: { challengeUrl, amount: cents + (plan?.paymentFee ?? 0), payee: deps.payee },
  }
}

/** The provider is asked again and again, as for any holder who has not answered. */
async function wait(deps: CollectDeps, payment: Payment): Promise<Collected> {
  await createPaymentsRepository(deps.db).change(payment.paymentId, {
    status: 'requires-action',
    updatedAt: deps.clock.instant(),
  })
  return 'processing'
}

async function refuse(deps: CollectDeps, { payment, purpose, state }: Settling<Refused>): Promise<never> {
  await deps.inTransaction(async (db) => {
    if ((await purpose.begin(db)) === 'paid') return
    await purpose.refuse(db)
    await createPaymentsRepository(db).change(payment.paymentId, {
      status: 'refused',
      refusal: state.refusal,
      updatedAt: deps.clock.instant(),
    })
  })
  throw refusalOf(state)
}

/** The money is reserved: what it is for is made sure of once more before it is taken. */
async function capture(deps: CollectDeps, payment: Payment, purpose: Purpose): Promise<Collected> {
  const stage = await deps
    .inTransaction((db) => beginCapture(deps, db, { payment, purpose }))
    .catch(async (error) => {
      if (error instanceof AppError && isOver.has(error.code)) await giveUp(deps, payment)
      throw error
    })
  if (stage === 'paid') return 'paid'
  deps.reach('payment:capturing')
  const state = await askProvider(deps.provider.capture(payment.intentId ?? ''))
  deps.reach('payment:captured')
  if (state.status !== 'captured') throw new AppError('payment-unavailable')
  return finish(deps, payment, purpose)
}

const isOver = new Set<string>(['order-expired', 'order-not-payable', 'already-booked'])

async function beginCapture(deps: CollectDeps, db: Db, { payment, purpose }: Omit<Settling, 'state'>) {
  if ((await purpose.begin(db)) === 'paid') return 'paid'
  const payments = createPaymentsRepository(db)
  const { status } = await payments.find(payment.paymentId)
  if (status !== 'capturing') await purpose.judge?.(db)
  await purpose.secure(db)
  await payments.change(payment.paymentId, {
    status: 'capturing',
    updatedAt: deps.clock.instant(),
  })
  return 'payable'
}

/** It went to somebody else while the bank was asked: what the bank reserved is let go. */
async function giveUp(deps: CollectDeps, payment: Payment) {
  const { status } = await askProvider(deps.provider.cancel(payment.intentId ?? ''))
  if (status === 'captured') return
  await createPaymentsRepository(deps.db).change(payment.paymentId, {
    status: 'cancelled',
    updatedAt: deps.clock.instant(),
  })
}

/** The money is taken: what it was for and its mail are one transaction. */
async function finish(deps: CollectDeps, payment: Payment, purpose: Purpose): Promise<Collected> {
  await deps.inTransaction(async (db) => {
    if ((await purpose.begin(db)) === 'paid') return
    await purpose.secure(db)
    await createPaymentsRepository(db).change(payment.paymentId, {
      status: 'captured',
      refusal: null,
      updatedAt: deps.clock.instant(),
    })
    await purpose.finish(db)
  })
  deps.reach('payment:confirmed')
  return 'paid'
}
