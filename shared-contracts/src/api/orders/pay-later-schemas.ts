import * as z from 'zod/mini'
import { cancellationTypes } from '../../rules/stays/refund-share'
import { Cents, Day, queryNumber } from '../common-schemas'

export const PayLaterMethodName = z.enum(['deferred', '3x', '4x'])

/** A payment and the day it is taken. */
const SplitPayment = z.object({ amount: Cents, date: Day })

/** Plan agreed with the lender; the fee is in the first payment. */
export const PayLaterPlan = z.object({
  method: PayLaterMethodName,
  lender: z.string(),
  paymentFee: Cents,
  payments: z.array(SplitPayment),
})
export type PayLaterPlan = z.infer<typeof PayLaterPlan>

export const EligibilityQuery = z.object({
  /** Cents. */
  amount: queryNumber(0, 100_000_000),
  cancellationPolicyType: z.optional(z.enum(cancellationTypes)),
  /** Local date-time or day; empty where there is none. */
  cancellableUntil: z.optional(z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?)?)?$/))),
  checkinDate: Day,
  /** Lowercase country: `fr`. */
  pointOfSale: z.string().check(z.regex(/^[a-z]{2}$/)),
})
export type EligibilityQuery = z.input<typeof EligibilityQuery>

/** The ways to pay later for a stay: the lender, the total, and each payment with its day. */
export const Eligibility = z.object({
  paymentMethods: z.array(
    z.object({
      type: PayLaterMethodName,
      paymentFee: Cents,
      lender: z.string(),
      /** With the fee. */
      totalAmount: Cents,
      /** Annual percentage rate of charge. */
      annualRate: z.optional(z.number()),
      /** Address of the lender's information: a path of the shop, or a page elsewhere. */
      informationUrl: z.optional(z.string()),
      payments: z.array(SplitPayment),
    }),
  ),
})
export type Eligibility = z.infer<typeof Eligibility>
