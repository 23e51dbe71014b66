import type { PaymentAnswer, PspAuthorization } from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { PayLaterPlan } from '@escapade/shared-contracts/api/orders/pay-later-schemas'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Tx } from '../../../platform/database/database'
import type { InTransaction } from '../../../platform/database/transaction'
import { AppError } from '../../../platform/http/errors'
import { shopOrigin } from '../../../platform/shop-url'
import type { Authorisation, PaymentState } from '../../payments/public'
import { askProvider } from '../../payments/public'
import type { CardGuard } from '../abuse/card-guard'
import type { Marks } from '../abuse/marks'
import { type Actor, clock, provider } from '../life/actor'
import { advancePayment } from '../life/advance'
import type { PaymentCause } from '../life/transitions'
import { isAbandoned } from '../order-rules'
import { createPaymentsRepository, type Payment } from '../records/payments-repository'
import { type IntentDeps, nothingToPay } from './payment-intent'

/** Object of a payment. Each call runs in a transaction and locks the order first. */
export type Purpose = {
  /** Throws when it cannot be paid any more. */
  begin(db: Tx): Promise<'payable' | 'paid'>
  /** Refuses what became unwanted before its money is taken, never after; `already-booked`. */
  judge?(db: Tx): Promise<void>
  /** Makes sure of what was held; `order-expired` when it is gone. */
  secure(db: Tx, by: Actor): Promise<void>
  /** The money is taken: what it was for happens, once. */
  finish(db: Tx, by: Actor): Promise<void>
  /** The bank has said no. */
  refuse(db: Tx, by: Actor, refusal: string): Promise<void>
  /** The payment will never be taken: nothing is kept for it. */
  giveUp(db: Tx, by: Actor): Promise<void>
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
  /** Payer, as limits see them. */
  marks: Marks
  by: Actor
  locale: Locale
  payer: Authorisation['payer']
  /** Return address when the page has named none. */
  defaultReturn: string
  payLater: PayLaterPlan | null
}

/**
 * Takes the money for something that is held. Each question is written down before the provider is asked, and may be
 * repeated: at whatever moment the process ends, a repeated call or `followUp` finishes it.
 */
export function collect(deps: CollectDeps, collecting: Collecting): Promise<Collected> {
  const { payment, marks, authorisation } = collecting
  if (payment.provider === nothingToPay) return askBank(deps, collecting)
  const asking = { payment, marks, paymentMethod: authorisation.paymentMethod }
  return deps.cards.guard(asking, () => askBank(deps, collecting))
}

async function askBank(deps: CollectDeps, collecting: Collecting): Promise<Collected> {
  const { payment, purpose, by, authorisation, locale, payer, payLater } = collecting
  const stage = await deps.inTransaction((db) => begin(deps, db, collecting))
  if (stage === 'paid') return 'paid'
  deps.reach('payment:begun')
  if (payment.provider === nothingToPay) return finish(deps, { payment, purpose, by })
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
  return settle(deps, { payment, purpose, by, state })
}

/** Brings a payment in line with what the provider says of it. */
export async function followUp(deps: CollectDeps, following: Following): Promise<void> {
  const { payment } = following
  if (!payment.intentId || payment.provider === nothingToPay) return
  await createPaymentsRepository(deps.db).touch(payment.paymentId, deps.clock.instant())
  const state = await askProvider(deps.provider.find(payment.intentId))
  if (state.status === 'authorised' || state.status === 'captured')
    await settle(deps, { ...following, state })
  else await note(deps, { ...following, state })
}

/** Writes down that the bank is asked with this card, with everything held for long enough. */
async function begin(deps: CollectDeps, db: Tx, collecting: Collecting) {
  const { payment, purpose, by, authorisation, payLater } = collecting
  if ((await purpose.begin(db)) === 'paid') return 'paid'
  const { paymentMethod } = authorisation
  const current = await createPaymentsRepository(db).find(payment.paymentId)
  if (current.status === 'refused' && current.paymentMethod === paymentMethod) throw refusalOf(current)
  if (current.status !== 'capturing') await purpose.judge?.(db)
  // The provider takes nothing for it any more: rooms and gifts are not taken again in vain.
  if (current.status === 'cancelled') throw new AppError('order-expired')
  await purpose.secure(db, by)
  if (current.status === 'capturing') return 'payable'
  const change = { paymentMethod, payLater, refusal: null }
  const isAsked = await advancePayment(db, payment, {
    cause: 'bank-asked',
    by,
    at: deps.clock.instant(),
    change,
  })
  if (!isAsked) throw new AppError('conflict')
  return 'payable'
}

const refusalOf = ({ refusal }: Pick<Payment, 'refusal'>) =>
  new AppError('payment-refused', { reason: refusal ?? 'card-declined' })

type Following = Pick<Collecting, 'payment' | 'purpose' | 'by'>
type Settling<State extends PaymentState = PaymentState> = Following & { state: State }
type Refused = Extract<PaymentState, { status: 'refused' }>
type Unpaid = Exclude<PaymentState, { status: 'authorised' | 'captured' }>

/** Does what follows from where the payment stands. */
async function settle(deps: CollectDeps, settling: Settling): Promise<Collected> {
  const { payment, state } = settling
  switch (state.status) {
    case 'authorised':
      return capture(deps, settling)
    case 'captured':
      return finish(deps, settling)
    case 'requires-action':
      return challenge(deps, payment, state.challengeUrl)
    case 'processing':
      await askHolder(deps, payment)
      return 'processing'
    case 'refused':
      return settleRefused(deps, { ...settling, state })
    case 'cancelled':
      throw new AppError('order-expired')
    case 'open':
      throw new AppError('payment-unavailable')
  }
}

/** Steps that an unpaid payment takes when the provider says where it stands. */
const causeOf = {
  'requires-action': 'holder-asked',
  processing: 'holder-asked',
  refused: 'refused',
  open: 'reopened',
  cancelled: 'let-go',
} as const satisfies Record<Unpaid['status'], PaymentCause>

/** Nothing is paid: what the provider says is kept, and an unanswered question is given up. */
async function note(deps: CollectDeps, { payment, purpose, state }: Settling<Unpaid>) {
  const now = deps.clock.instant()
  const heldAt = await createPaymentsRepository(deps.db).heldAt(payment.paymentId)
  if (state.status === 'requires-action' && isAbandoned({ heldAt, now }))
    return giveUp(deps, { payment, purpose, cause: 'abandoned' })
  const asked = causeOf[state.status]
  const cause = asked === 'holder-asked' && payment.status === 'capturing' ? 'holder-asked-late' : asked
  const change = { refusal: state.status === 'refused' ? state.refusal : null }
  await deps.inTransaction(async (db) => {
    // An order is locked before its payment, wherever both are.
    if (cause === 'let-go') await purpose.begin(db).catch(leaveWhatIsOver)
    // It may have been paid since the provider was asked: events and calls of the page arrive at the same time.
    const isTaken = await advancePayment(db, payment, {
      cause,
      by: provider,
      at: now,
      change,
      onlyFrom: payment.status,
    })
    if (isTaken && cause === 'let-go') await purpose.giveUp(db, provider)
  })
}

async function challenge(deps: CollectDeps, payment: Payment, challengeUrl: string): Promise<Collected> {
  await askHolder(deps, payment)
  const { amountCents: cents, payLater: plan } = await createPaymentsRepository(deps.db).find(
    payment.paymentId,
  )
  return {
    requiresAction: { challengeUrl, amount: cents + (plan?.paymentFee ?? 0), payee: deps.payee },
  }
}

/** The provider is asked again and again, as for any holder who has not answered. */
const askHolder = (deps: CollectDeps, payment: Payment) =>
  deps.inTransaction((db) =>
    advancePayment(db, payment, { cause: 'holder-asked', by: provider, at: deps.clock.instant() }),
  )

async function settleRefused(
  deps: CollectDeps,
  { payment, purpose, by, state }: Settling<Refused>,
): Promise<never> {
  const { refusal } = state
  await deps.inTransaction(async (db) => {
    if ((await purpose.begin(db)) === 'paid') return
    await purpose.refuse(db, by, refusal)
    const change = { refusal }
    await advancePayment(db, payment, { cause: 'refused', by: provider, at: deps.clock.instant(), change })
  })
  throw refusalOf(state)
}

/** The money is reserved: what it is for is made sure of once more before it is taken. */
async function capture(deps: CollectDeps, following: Following): Promise<Collected> {
  const { payment } = following
  const stage = await deps
    .inTransaction((db) => beginCapture(deps, db, following))
    .catch(async (error) => {
      if (error instanceof AppError && isOver.has(error.code))
        await giveUp(deps, { ...following, cause: 'let-go' })
      throw error
    })
  if (stage === 'paid') return 'paid'
  deps.reach('payment:capturing')
  const state = await askProvider(deps.provider.capture(payment.intentId ?? ''))
  deps.reach('payment:captured')
  if (state.status !== 'captured') throw new AppError('payment-unavailable')
  return finish(deps, following)
}

const isOver = new Set<string>(['order-expired', 'order-not-payable', 'already-booked'])

function leaveWhatIsOver(error: unknown): void {
  if (!(error instanceof AppError) || !isOver.has(error.code)) throw error
}

async function beginCapture(deps: CollectDeps, db: Tx, { payment, purpose, by }: Following) {
  if ((await purpose.begin(db)) === 'paid') return 'paid'
  const { status } = await createPaymentsRepository(db).find(payment.paymentId)
  if (status !== 'capturing') await purpose.judge?.(db)
  await purpose.secure(db, by)
  if (status === 'capturing') return 'payable'
  const at = deps.clock.instant()
  // The provider takes nothing any more for a payment that was given up.
  if (!(await advancePayment(db, payment, { cause: 'capture-begun', by, at })))
    throw new AppError('order-expired')
  return 'payable'
}

type GivingUp = Pick<Collecting, 'payment' | 'purpose'> & { cause: 'abandoned' | 'let-go' }

/**
 * The bank's question stayed unanswered, or what was paid for went to somebody else: what the bank reserved is let go,
 * and nothing is kept for it.
 */
async function giveUp(deps: CollectDeps, { payment, purpose, cause }: GivingUp) {
  const { status } = await askProvider(deps.provider.cancel(payment.intentId ?? ''))
  if (status === 'captured') return
  await deps.inTransaction(async (db) => {
    await purpose.begin(db).catch(leaveWhatIsOver)
    const at = deps.clock.instant()
    const isTaken = await advancePayment(db, payment, { cause, by: clock, at })
    if (isTaken && cause === 'abandoned') await purpose.giveUp(db, clock)
  })
}

/** The money is taken: what it was for and its mail are one transaction. */
async function finish(deps: CollectDeps, { payment, purpose, by }: Following): Promise<Collected> {
  await deps.inTransaction(async (db) => {
    if ((await purpose.begin(db)) === 'paid') return
    await purpose.secure(db, by)
    const change = { refusal: null }
    await advancePayment(db, payment, { cause: 'captured', by, at: deps.clock.instant(), change })
    await purpose.finish(db, by)
  })
  deps.reach('payment:confirmed')
  return 'paid'
}
