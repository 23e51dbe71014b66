import type { PayLaterPlan } from '@escapade/shared-contracts/api/orders/pay-later-schemas'

export type LoanQuestion = {
  amountCents: number
  checkin: string
  /** Local date-time or day until which the stay can be given up. */
  cancellableUntil: string | null
  /** Lowercase country. */
  pointOfSale: string
}

/** Port: the ways in which the price of a stay can be paid later, none where it cannot. */
export type Lender = { plansFor(question: LoanQuestion): Promise<PayLaterPlan[]> }
