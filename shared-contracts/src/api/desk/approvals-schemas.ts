import * as z from 'zod/mini'
import { Cents, Uuid } from '../common-schemas'
import { Buyer } from '../orders/orders-schemas'
import { Decision } from './decision-schemas'
import { MentionedNote } from './notes-schemas'
import { PersonRequest } from './people-schemas'
import { CancellationRefund, GiftAmount, Reason } from './refund-schemas'

/** Act that an agent asks a lead for, with the sum that its preview has said. */
export const ApprovalWish = z.union([
  z.object({
    act: z.literal('cancel'),
    refund: CancellationRefund,
    expectedRefund: Cents.check(z.minimum(0)),
  }),
  z.object({
    act: z.literal('give-back'),
    amount: Cents.check(z.minimum(1)),
    /** All that had gone back when it was asked for: another refund since then is a conflict. */
    returnedBefore: Cents.check(z.minimum(0)),
  }),
  z.object({
    act: z.literal('give-gift'),
    amount: GiftAmount,
    /** All that had been given for the order when it was asked for. */
    givenBefore: Cents.check(z.minimum(0)),
  }),
  z.object({
    act: z.literal('correct-mailbox'),
    email: Buyer.shape.email,
    /** Mailbox that the order had when it was asked for. */
    emailBefore: Buyer.shape.email,
  }),
])
export type ApprovalWish = z.infer<typeof ApprovalWish>

export const NewApproval = z.object({ wish: ApprovalWish, reason: Reason })
export type NewApproval = z.infer<typeof NewApproval>

export const Approval = z.object({
  approvalId: Uuid,
  orderUUID: Uuid,
  bookingNumber: z.string(),
  wish: ApprovalWish,
  reason: z.string(),
  askedBy: z.string(),
  /** ISO instant. */
  askedAt: z.string(),
  ...Decision.shape,
})
export type Approval = z.infer<typeof Approval>

/** Money of an order that somebody has to look at: a refund that no bank took, or a dispute that has not ended. */
export const MoneyTrouble = z.object({
  orderUUID: Uuid,
  bookingNumber: z.string(),
  kind: z.enum(['refund-failed', 'dispute']),
  amount: Cents,
  /** ISO instant. */
  at: z.string(),
})
export type MoneyTrouble = z.infer<typeof MoneyTrouble>

/** Of each kind those that wait, the oldest first, and then those that were decided in the last days, the newest first. */
export const Approvals = z.object({
  approvals: z.array(Approval),
  /** Gateways before 057 do not tell. */
  people: z.optional(z.array(PersonRequest)),
  /** Notes for the one who is signed in that wait, the oldest first; gateways before 060 do not tell. */
  notes: z.optional(z.array(MentionedNote)),
  /** The oldest first; gateways before 068 do not tell. */
  money: z.optional(z.array(MoneyTrouble)),
})
export type Approvals = z.infer<typeof Approvals>
