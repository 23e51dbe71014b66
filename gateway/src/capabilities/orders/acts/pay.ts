import type { PaymentAnswer, PspAuthorization } from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { PayLaterPlan } from '@escapade/shared-contracts/api/orders/pay-later-schemas'
import { type Caller, clock, provider } from '../../../platform/caller'
import type { InTransaction } from '../../../platform/database/transaction'
import { AppError } from '../../../platform/http/errors'
import { shopOrigin } from '../../../platform/shop-url'
import { askProvider, type PaymentRefusal, type PaymentState } from '../../payments/public'
import type { CardGuard } from '../abuse/card-guard'
import { marksOf } from '../abuse/marks'
import { type OpenOrder, openOrder } from '../life/open-order'
import { type IntentDeps, nothingToPay, payerOf } from '../payment/payment-intent'
import type { Order } from '../records/orders-repository'
import type { Payment } from '../records/payments-repository'
import type { HoldDeps } from '../stock/hold'
import { abandon, complete, judge, refuse, secure, standing } from './payable'

export type PayDeps = HoldDeps &
  IntentDeps & { inTransaction: InTransaction; publicOrigin: string; cards: CardGuard }

/** `processing`: agreed to, and the bank takes its time; what is paid for follows by itself. */
export type Collected = 'paid' | 'processing' | Extract<PaymentAnswer, { requiresAction: unknown }>

/** A payment, as it was read, and who asks for it to go on. */
export type Followed = { payment: Payment; caller: Caller }

type Asked = Followed & {
  order: Order
  authorisation: PspAuthorization
  /** Return address when the page has named none. */
  defaultReturn: string
  payLater: PayLaterPlan | null
}

/**
 * Takes the money for an order that is held, or for a change of it. Each question is written down before the provider
 * is asked, and may be repeated: at whatever moment the process ends, a repeated call or `followUp` finishes it.
 */
export function takePayment(deps: PayDeps, asked: Asked): Promise<Collected> {
  const { payment, caller, order, authorisation } = asked
  if (payment.provider === nothingToPay) return askBank(deps, asked)
  const marks = marksOf({ email: order.buyer.email, caller })
  return deps.cards.guard({ payment, marks, paymentMethod: authorisation.paymentMethod }, () =>
    askBank(deps, asked),
  )
}

/** Opens the order of a payment for one step of it. Answers `paid` where all is done already. */
const opened = <Answer>(
  { inTransaction }: Pick<PayDeps, 'inTransaction'>,
  { payment, caller }: Followed,
  step: (open: OpenOrder) => Promise<Answer>,
): Promise<Answer | 'paid'> =>
  inTransaction(async (db) => {
    const open = await openOrder(db, payment.orderUUID, caller)
    return (await standing(open, payment)) === 'paid' ? 'paid' : step(open)
  })

async function askBank(deps: PayDeps, asked: Asked): Promise<Collected> {
  const { payment, caller, order, authorisation, payLater } = asked
  const stage = await opened(deps, asked, (open) => begin(deps, open, asked))
  if (stage === 'paid') return 'paid'
  deps.reach('payment:begun')
  if (payment.provider === nothingToPay) return finish(deps, asked)
  const { paymentIntentId: intentId, paymentMethod, returnPath = asked.defaultReturn } = authorisation
  // The provider reserves the money, outside of any transaction.
  const state = await askProvider(
    deps.provider.authorise({
      intentId,
      paymentMethod,
      returnPath,
      returnUrl: shopOrigin({ publicOrigin: deps.publicOrigin, locale: order.locale }) + returnPath,
      locale: order.locale,
      payer: payerOf(order),
      payLater,
    }),
  )
  deps.reach('payment:authorised')
  return settle(deps, { payment, caller }, state)
}

/** Writes down that the bank is asked with this card, with everything held for long enough. */
async function begin(deps: PayDeps, open: OpenOrder, { payment, authorisation, payLater }: Asked) {
  const { paymentMethod } = authorisation
  const { paymentId, status, ...current } = open.findPayment(payment.paymentId)
  if (status === 'refused' && current.paymentMethod === paymentMethod) throw refusalOf(current.refusal)
  if (status !== 'capturing') await judge(open, payment)
  // The provider takes nothing for it any more: rooms and gifts are not taken again in vain.
  if (status === 'cancelled') throw new AppError('order-expired')
  await secure(deps, open, payment)
  if (status === 'capturing') return
  const change = { paymentMethod, payLater, refusal: null }
  const at = deps.clock.instant()
  if (!(await open.advancePayment(paymentId, { cause: 'bank-asked', at, change })))
    throw new AppError('conflict')
}

const refusalOf = (reason: string | null) =>
  new AppError('payment-refused', { reason: reason ?? 'card-declined' })

/** Does what follows from where the payment stands at the provider. */
export async function settle(deps: PayDeps, followed: Followed, state: PaymentState): Promise<Collected> {
  switch (state.status) {
    case 'authorised':
      return capture(deps, followed)
    case 'captured':
      return finish(deps, followed)
    case 'requires-action':
      return challenge(deps, followed, state.challengeUrl)
    case 'processing':
      await askHolder(deps, followed)
      return 'processing'
    case 'refused':
      return settleRefused(deps, followed, state.refusal)
    case 'cancelled':
      throw new AppError('order-expired')
    case 'open':
      throw new AppError('payment-unavailable')
  }
}

async function challenge(deps: PayDeps, followed: Followed, challengeUrl: string): Promise<Collected> {
  const { amountCents, payLater } = await askHolder(deps, followed)
  const amount = amountCents + (payLater?.paymentFee ?? 0)
  return { requiresAction: { challengeUrl, amount, payee: deps.payee } }
}

/** The provider is asked again and again, as for any holder who has not answered. */
const askHolder = ({ inTransaction, clock }: PayDeps, { payment, caller }: Followed) =>
  inTransaction(async (db) => {
    const open = await openOrder(db, payment.orderUUID, caller)
    const step = { cause: 'holder-asked', by: provider, at: clock.instant() } as const
    await open.advancePayment(payment.paymentId, step)
    return open.findPayment(payment.paymentId)
  })

async function settleRefused(deps: PayDeps, followed: Followed, refusal: PaymentRefusal): Promise<never> {
  const { payment } = followed
  await opened(deps, followed, async (open) => {
    await refuse(deps, open, payment, refusal)
    const step = { cause: 'refused', by: provider, at: deps.clock.instant(), change: { refusal } } as const
    await open.advancePayment(payment.paymentId, step)
  })
  throw refusalOf(refusal)
}

/** The money is reserved: what it is for is made sure of once more before it is taken. */
async function capture(deps: PayDeps, followed: Followed): Promise<Collected> {
  const stage = await opened(deps, followed, (open) => beginCapture(deps, open, followed)).catch(
    async (error) => {
      if (isOver(error)) await giveUp(deps, followed, 'let-go')
      throw error
    },
  )
  if (stage === 'paid') return 'paid'
  deps.reach('payment:capturing')
  // The provider takes the money, outside of any transaction.
  const state = await askProvider(deps.provider.capture(followed.payment.intentId ?? ''))
  deps.reach('payment:captured')
  if (state.status !== 'captured') throw new AppError('payment-unavailable')
  return finish(deps, followed)
}

async function beginCapture(deps: PayDeps, open: OpenOrder, { payment }: Followed) {
  const { paymentId, status } = open.findPayment(payment.paymentId)
  if (status !== 'capturing') await judge(open, payment)
  await secure(deps, open, payment)
  if (status === 'capturing') return
  // The provider takes nothing any more for a payment that was given up.
  if (!(await open.advancePayment(paymentId, { cause: 'capture-begun', at: deps.clock.instant() })))
    throw new AppError('order-expired')
}

/** The money is taken: what it was for and its mail are one transaction. */
async function finish(deps: PayDeps, followed: Followed): Promise<Collected> {
  const { payment } = followed
  await opened(deps, followed, async (open) => {
    await secure(deps, open, payment)
    const step = { cause: 'captured', at: deps.clock.instant(), change: { refusal: null } } as const
    await open.advancePayment(payment.paymentId, step)
    await complete(deps, open, payment)
  })
  deps.reach('payment:confirmed')
  return 'paid'
}

const overCodes = new Set<string>(['order-expired', 'order-not-payable', 'already-booked'])
const isOver = (error: unknown): boolean => error instanceof AppError && overCodes.has(error.code)

/**
 * The bank's question stayed unanswered, or what was paid for went to somebody else: what the bank reserved is let go,
 * and nothing is kept for it.
 */
export async function giveUp(deps: PayDeps, { payment, caller }: Followed, cause: 'abandoned' | 'let-go') {
  const { status } = await askProvider(deps.provider.cancel(payment.intentId ?? ''))
  if (status === 'captured') return
  await deps.inTransaction(async (db) => {
    const open = await openOrder(db, payment.orderUUID, caller)
    const step = { cause, by: clock, at: deps.clock.instant() } as const
    const isTaken = await open.advancePayment(payment.paymentId, step)
    if (isTaken && cause === 'abandoned') await abandon(deps, open, payment, clock)
  })
}
