import type { OrderStatus } from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { Caller } from '../../../platform/caller'
import { AppError, type ProblemCode } from '../../../platform/http/errors'

/**
 * How much a caller from outside has shown for an order: nothing; its key, or the e-mail it was booked with; or that
 * its mailbox was read of late. Who works for the shop needs no proof.
 */
export const proofs = ['none', 'order', 'mailbox'] as const
export type Proven = (typeof proofs)[number]

/** A kind that is not named may not ask for the act. */
type Permitted = {
  visitor?: Proven
  account?: Proven
  agent?: 'any' | 'lead'
  operator?: true
  provider?: true
  clock?: true
  hotel?: true
}
export type ActRule = {
  from: readonly OrderStatus[]
  /** Code where the order is in another status. */
  otherwise: ProblemCode
  by: Permitted
}

const unpaid = ['pending', 'payment-failed'] as const
const paid = ['confirmed', 'cancelled'] as const

/** By whom, with which proof, and while an order is what, each act may be asked for. */
export const actRules = {
  /** The payment's intent and the whole order are the proof: their holder has placed it. */
  pay: {
    from: [...unpaid, 'expired', 'confirmed'],
    otherwise: 'order-not-payable',
    by: { visitor: 'none', account: 'none', agent: 'any', provider: true, clock: true },
  },
  /** The link's key is the proof. Agents send it: a card is never read aloud to them. */
  'pay-by-link': {
    from: [...unpaid, 'expired', 'confirmed'],
    otherwise: 'order-not-payable',
    by: { visitor: 'order', account: 'order' },
  },
  /** A sold order has one where a change of it waits to be paid. */
  'send-payment-link': {
    from: [...unpaid, 'expired', 'confirmed'],
    otherwise: 'order-not-payable',
    by: { agent: 'any' },
  },
  replace: {
    from: unpaid,
    otherwise: 'conflict',
    by: { visitor: 'none', account: 'none', agent: 'any' },
  },
  expire: { from: unpaid, otherwise: 'conflict', by: { clock: true } },
  cancel: {
    from: ['confirmed'],
    otherwise: 'order-not-cancellable',
    by: { visitor: 'mailbox', account: 'mailbox', agent: 'lead', operator: true },
  },
  /** Name and telephone of the buyer, as the buyer says they are. */
  'correct-buyer': {
    from: ['pending', 'payment-failed', 'confirmed'],
    otherwise: 'order-not-changeable',
    by: { agent: 'any' },
  },
  /** Another mailbox: an approval alone asks for it, so that two people agree. */
  'correct-mailbox': {
    from: ['pending', 'payment-failed', 'confirmed'],
    otherwise: 'order-not-changeable',
    by: { agent: 'lead' },
  },
  /** Money back without a cancellation, to make up for something. */
  'give-back': {
    from: ['confirmed'],
    otherwise: 'order-not-refundable',
    by: { agent: 'lead' },
  },
  /** A refund that the bank of the card did not take goes out once more. */
  'repeat-refund': {
    from: paid,
    otherwise: 'order-not-refundable',
    by: { agent: 'lead' },
  },
  /** Gift money, to make up for something. */
  'give-gift': {
    from: paid,
    otherwise: 'order-not-changeable',
    by: { agent: 'lead' },
  },
  /** A token that was given for number and e-mail is the proof. */
  withdraw: {
    from: ['confirmed'],
    otherwise: 'withdrawal-not-found',
    by: { visitor: 'order', account: 'order', agent: 'lead' },
  },
  /** Other nights are worth less or nothing, and money goes back: as for a cancellation, number and e-mail will not do. */
  change: {
    from: ['confirmed'],
    otherwise: 'order-not-changeable',
    by: { visitor: 'mailbox', account: 'mailbox', agent: 'any' },
  },
  'move-visit': {
    from: ['confirmed'],
    otherwise: 'order-not-changeable',
    by: { visitor: 'mailbox', account: 'mailbox', agent: 'any', operator: true },
  },
  /** Where a gift goes, its money goes: number and e-mail are no proof for it. */
  'send-gift': {
    from: ['confirmed'],
    otherwise: 'order-not-changeable',
    by: { visitor: 'mailbox', account: 'mailbox', agent: 'lead' },
  },
  resend: {
    from: ['confirmed'],
    otherwise: 'order-not-found',
    by: { visitor: 'order', account: 'order', agent: 'any' },
  },
  'read-invoice': {
    from: paid,
    otherwise: 'order-not-found',
    by: { visitor: 'order', account: 'order', agent: 'any' },
  },
  'void-gift': { from: paid, otherwise: 'conflict', by: { operator: true } },
  refund: { from: paid, otherwise: 'conflict', by: { provider: true } },
} as const satisfies Record<string, ActRule>

export type ActName = keyof typeof actRules

export type Party = { caller: Caller; proven: Proven }

/** Code of why this party may not ask for an act; null where it may. */
export function refusalByParty(act: ActName, { caller, proven }: Party): ProblemCode | null {
  const by: Permitted = actRules[act].by
  if (caller.kind === 'visitor' || caller.kind === 'account') return lackOfProof(by[caller.kind], proven)
  const needed = by[caller.kind]
  if (needed === undefined) return 'order-access-denied'
  return caller.kind === 'agent' && needed === 'lead' && !caller.isLead ? 'leads-only' : null
}

function lackOfProof(needed: Proven | undefined, proven: Proven): ProblemCode | null {
  if (needed === undefined) return 'order-access-denied'
  if (proofs.indexOf(proven) >= proofs.indexOf(needed)) return null
  return proven === 'none' ? 'order-access-denied' : 'mailbox-proof-required'
}

/** Refuses an act that is not for an order in this status. */
export function checkStatus(act: ActName, { status }: { status: OrderStatus }): void {
  const refusal = refusalByStatus(act, status)
  if (refusal) throw new AppError(refusal)
}

/** Code of why an act is not for an order in this status; null where it is. */
export function refusalByStatus(act: ActName, status: OrderStatus): ProblemCode | null {
  const { from, otherwise }: ActRule = actRules[act]
  return from.includes(status) ? null : otherwise
}
