import type { OrderStatus } from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { PaymentStatus } from '../records/payment-tables'
import type { ActorKind } from './actor'

/** One way on: from which statuses, to which (null: the status stays), and by whom. */
type Transition<Status> = { from: readonly Status[]; to: Status | null; by: readonly ActorKind[] }

const buying = ['buyer', 'agent'] as const
/** Asked of a bank by the buyer, and settled by whoever hears its answer first. */
const settling = ['buyer', 'agent', 'provider', 'clock'] as const
/** Parties that act on a sold order. */
const answerable = ['buyer', 'agent', 'operator'] as const
const unpaid = ['pending', 'payment-failed'] as const
const sold = ['confirmed'] as const

/** An order's life, by what causes each step (decision 093). A step that is not here does not happen. */
const orderTransitions = {
  placed: { from: [], to: 'pending', by: buying },
  'payment-refused': { from: ['pending'], to: 'payment-failed', by: settling },
  /** Its hold had run out, and all that it was for was still there. */
  revived: { from: ['expired'], to: 'pending', by: settling },
  /** Customer care has sent the buyer a link to pay the order or a change of it, and holds what it is for meanwhile. */
  'payment-link-sent': { from: [...unpaid, ...sold], to: null, by: ['agent'] },
  paid: { from: unpaid, to: 'confirmed', by: settling },
  'hold-ran-out': { from: unpaid, to: 'expired', by: ['clock'] },
  /** The buyer was asked whether to book a second time (decision 087), and has not said so. */
  'question-unanswered': { from: unpaid, to: 'expired', by: settling },
  /** The bank's question was never answered, or the provider has given the payment up. */
  'bank-given-up': { from: unpaid, to: 'expired', by: ['provider', 'clock'] },
  /** Another order of the same visitor took its place. */
  replaced: { from: unpaid, to: 'cancelled', by: buying },
  cancelled: { from: sold, to: 'cancelled', by: [...answerable, 'provider'] },
  /** All its gifts were given back, as the law allows. */
  withdrawn: { from: sold, to: 'cancelled', by: buying },
  'partly-withdrawn': { from: sold, to: null, by: buying },
  'change-opened': { from: sold, to: null, by: buying },
  'change-lapsed': { from: sold, to: null, by: ['buyer', 'agent', 'operator', 'clock'] },
  changed: { from: sold, to: null, by: settling },
  'visit-moved': { from: sold, to: null, by: answerable },
  /** Stolen, or bought with a stolen card: what was left on it is gone. */
  'gift-voided': { from: ['confirmed', 'cancelled'], to: null, by: ['agent', 'operator'] },
  /** Customer care has written the buyer's name or telephone as it is. */
  'buyer-corrected': { from: [...unpaid, ...sold], to: null, by: ['agent'] },
  /** Two people of customer care have booked it on another mailbox. */
  'mailbox-corrected': { from: [...unpaid, ...sold], to: null, by: ['agent'] },
  /** Customer care makes up for something: money goes back, and the order stays as it is. */
  goodwill: { from: sold, to: null, by: ['agent'] },
  /** Customer care gives gift money; `reason` is the number of its order. */
  'goodwill-gift': { from: ['confirmed', 'cancelled'], to: null, by: ['agent'] },
  /** The last of what was to go back has left for the cards. */
  refunded: { from: ['confirmed', 'cancelled'], to: null, by: ['provider'] },
  /** The bank of the card's holder did not take what went back. */
  'refund-failed': { from: ['confirmed', 'cancelled'], to: null, by: ['provider'] },
  /** Customer care sends what was not taken once more. */
  'refund-repeated': { from: ['confirmed', 'cancelled'], to: null, by: ['agent', 'operator'] },
  /** The holder of the card has the bank take the money back, which it keeps until the dispute ends. */
  disputed: { from: ['confirmed', 'cancelled'], to: null, by: ['provider'] },
  'dispute-won': { from: ['confirmed', 'cancelled'], to: null, by: ['provider'] },
  'dispute-lost': { from: ['confirmed', 'cancelled'], to: null, by: ['provider'] },
} as const satisfies Record<string, Transition<OrderStatus>>

export type OrderCause = keyof typeof orderTransitions

/** The life of a change: open until one of these steps of its order ends it. */
export const changeEndedBy: Partial<Record<OrderCause, 'done' | 'lapsed'>> = {
  changed: 'done',
  'change-lapsed': 'lapsed',
}

const asked = ['open', 'authorising', 'requires-action', 'refused'] as const
const told = [...asked, 'capturing'] as const

/** The life of a payment, of an order or of a change of one. */
const paymentTransitions = {
  due: { from: [], to: 'created', by: buying },
  /** Gifts pay for all of it: no bank is asked. */
  'nothing-due': { from: [], to: 'open', by: buying },
  'known-to-provider': { from: ['created'], to: 'open', by: ['provider'] },
  'bank-asked': { from: asked, to: 'authorising', by: buying },
  /** The bank asks the holder of the card, or takes its time. */
  'holder-asked': { from: asked, to: 'requires-action', by: ['provider'] },
  /** The money was to be taken, and the bank asks after all. */
  'holder-asked-late': { from: ['capturing'], to: 'requires-action', by: ['provider'] },
  refused: { from: told, to: 'refused', by: ['provider'] },
  /** The provider waits for another card. */
  reopened: { from: told, to: 'open', by: ['provider'] },
  'capture-begun': { from: asked, to: 'capturing', by: settling },
  /** Money that was taken is taken, whatever was written down before. */
  captured: { from: ['created', ...told, 'cancelled'], to: 'captured', by: settling },
  /** The holder of the card has not answered the bank. */
  abandoned: { from: ['created', ...asked], to: 'cancelled', by: ['clock'] },
  /** The rooms or gifts went to somebody else, or the provider has given the payment up. */
  'let-go': { from: ['created', ...told], to: 'cancelled', by: ['provider', 'clock'] },
} as const satisfies Record<string, Transition<PaymentStatus>>

export type PaymentCause = keyof typeof paymentTransitions

type Step<Status, Cause> = { status: Status; cause: Cause; by: ActorKind }

/** The status that a step of an order leads to; null where it may not be taken, or not by this actor. */
export function nextOrderStatus({ status, cause, by }: Step<OrderStatus, OrderCause>): OrderStatus | null {
  const transition: Transition<OrderStatus> = orderTransitions[cause]
  return isAllowed(transition, status, by) ? (transition.to ?? status) : null
}

/** Answers as `nextOrderStatus` does, about a payment. */
export function nextPaymentStatus(step: Step<PaymentStatus, PaymentCause>): PaymentStatus | null {
  const transition: Transition<PaymentStatus> = paymentTransitions[step.cause]
  return isAllowed(transition, step.status, step.by) ? (transition.to ?? step.status) : null
}

const isAllowed = <Status>({ from, by }: Transition<Status>, status: Status, actor: ActorKind): boolean =>
  from.includes(status) && by.includes(actor)
