import * as z from 'zod/mini'
import { Cents, queryNumber } from '../common-schemas'

export const InsuranceQuery = z.object({
  cancellationType: z.enum(['NCNR', 'FLEXIBLE', 'PARTIAL']),
  /** Cents. */
  orderAmount: queryNumber(1, 100_000_000),
})
export type InsuranceQuery = z.input<typeof InsuranceQuery>

/** Insurer, and where it tells what has to be known before the click: paths of the shop, or pages elsewhere. */
const Insurer = z.object({
  name: z.string(),
  informationUrl: z.string(),
  conditionsUrl: z.string(),
  claimsUrl: z.string(),
})
export type Insurer = z.infer<typeof Insurer>

/** `insurer` null: the shop has none, and no stay can be insured. */
export const InsuranceQuote = z.object({ amount: Cents, insurer: z.optional(z.nullable(Insurer)) })
export type InsuranceQuote = z.infer<typeof InsuranceQuote>

/** The choice on the checkout page (SC-040). `hasInsurance` null: not made yet. */
export type Insurance = {
  amount: number
  hasInsurance: boolean | null
  isFetching: boolean
  error: string | null
}

/** The insurance of an order that is being changed (SC-041): `insuranceToPay` is what keeping it still costs. */
export const InsurancePurchase = z.object({ amount: Cents, insuranceToPay: Cents })
export type InsurancePurchase = z.infer<typeof InsurancePurchase>
