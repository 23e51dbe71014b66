import type { PayLaterPlan } from '@escapade/shared-contracts/api/orders/pay-later-schemas'

export type LoanQuestion = {
  amountCents: number
  checkin: string
  /** Local date-time or day until which the stay can be given up. */
  cancellableUntil: string | null
  /** Lowercase country. */
  pointOfSale: string
}

/** Lender of the price of a stay: the ways it offers, none where it does not. */
export type Lender = { plansFor(question: LoanQuestion): Promise<PayLaterPlan[]> }
