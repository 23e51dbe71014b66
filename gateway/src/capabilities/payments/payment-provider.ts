import type { PayLaterPlan } from '@escapade/shared-contracts/api/orders/pay-later-schemas'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'

/** Why a bank said no; the pages have a text for each. */
export type PaymentRefusal =
  | 'card-declined'
  | 'insufficient-funds'
  | 'card-expired'
  | 'security-code-incorrect'
  | 'authentication-failed'
  | 'payment-method-invalid'
  | 'lender-refused'

/**
 * State of a payment with the provider: money is only taken when `captured`. With `requires-action` the bank asks its
 * holder, by strong authentication (Directive (EU) 2015/2366, art. 97, https://eur-lex.europa.eu/eli/dir/2015/2366/oj).
 */
export type PaymentState =
  | { status: 'open' }
  | { status: 'requires-action'; challengeUrl: string; paymentMethod: string }
  /** The holder has agreed, and the bank takes its time: minutes, with some banks hours. */
  | { status: 'processing' }
  | { status: 'refused'; refusal: PaymentRefusal; paymentMethod: string | null }
  | { status: 'authorised' }
  | { status: 'captured' }
  | { status: 'cancelled' }

/** `fingerprint`: what each use of one card shares; `ending`: its last four digits. */
export type CardFacts = { fingerprint: string | null; brand: string; ending: string }

export type PaymentIntent = {
  /** Our own reference: asking twice with the same one makes one intent. */
  reference: string
  amountCents: number
  currency: 'EUR'
  payee: string
  description: string
}

export type Authorisation = {
  intentId: string
  paymentMethod: string
  /** Address to which the visitor comes back after the bank's page: a path of the shop, and its whole address. */
  returnPath: string
  returnUrl: string
  locale: Locale
  /** Banks that are redirected to ask who pays. */
  payer: { name: string; email: string }
  /** The lender pays the shop, the buyer pays the lender by this plan. Only with providers that lend. */
  payLater: PayLaterPlan | null
}

export type Refund = {
  intentId: string
  /** Our own reference: asking twice with the same one gives back once. */
  reference: string
  amountCents: number
}

/**
 * What became of money that was taken, by the provider's own books: a refund, asked for by us (`reference`) or made there,
 * and a dispute, with which the holder has the bank take the money back. It is gone while the dispute is open and when it
 * is lost.
 */
export type MoneyFact = { id: string; amountCents: number } & (
  | { kind: 'refund'; reference: string | null; status: 'under-way' | 'done' | 'failed' }
  | { kind: 'dispute'; status: 'open' | 'won' | 'lost' }
)

/** An instalment that the lender could not take, after its last try. */
export type MissedInstalment = { intentId: string; position: number; amountCents: number; due: string }

/**
 * The bank side of an order. Each call may be repeated at any time, by us or by a crash, and has its effect once:
 * that is what the order's safety stands on.
 */
export type PaymentProvider = {
  readonly name: 'sandbox' | 'stripe'
  /** True when it takes payments by a plan. */
  readonly lends: boolean
  createIntent(intent: PaymentIntent): Promise<{ intentId: string }>
  /** Reserves the money. A repeated call with the same method answers where the payment stands by then. */
  authorise(authorisation: Authorisation): Promise<PaymentState>
  /** Takes what was authorised. */
  capture(intentId: string): Promise<PaymentState>
  /** Gives up an intent that was not captured, and with it what it reserved. */
  cancel(intentId: string): Promise<PaymentState>
  /** Gives back some of what was captured. Resolves when the provider has taken it on. */
  refund(refund: Refund): Promise<void>
  find(intentId: string): Promise<PaymentState>
  /** Refunds and disputes of a payment, the oldest first. */
  factsOf(intentId: string): Promise<MoneyFact[]>
  /** Intents that something has happened to since then, each once: paid, refunded, disputed. */
  changedSince(since: Date): Promise<string[]>
  /** The card behind a token, without its number; null where there is none, or it cannot be said. */
  cardOf(paymentMethod: string): Promise<CardFacts | null>
  /** Finds missed instalments, where the lender leaves it to the shop to tell its buyers. */
  findMissed?(): Promise<MissedInstalment[]>
}

/** The provider did not answer, or with its own trouble: nothing is known about the payment, ask again. */
export class PaymentProviderError extends Error {
  override readonly name = 'PaymentProviderError'
}

/**
 * True when a repeated call has its answer already: it must neither confirm an authorised intent again nor try the
 * card that was just refused.
 */
export function isSettled(state: PaymentState, paymentMethod: string): boolean {
  if (state.status === 'open') return false
  const isAboutMethod = state.status === 'refused' || state.status === 'requires-action'
  // While a bank is at a payment (`processing`), no other way is tried: both might be taken.
  return isAboutMethod ? state.paymentMethod === paymentMethod : true
}
