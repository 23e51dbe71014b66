import type { PayLaterPlan } from '@escapade/shared-contracts/api/orders/pay-later-schemas'
import type { Timestamp } from '../../platform/database/tables'

/** A payment that an outside lender takes: `alma_id` stands for our `intent_id`. */
export type LoanTable = {
  intentId: string
  almaId: string
  /** Alma's page, where the buyer agrees. */
  url: string
  method: PayLaterPlan['method']
  paymentMethod: string
  amountCents: number
  capturedAt: Timestamp | null
  createdAt: Timestamp
}

declare module '../../platform/database/tables' {
  interface Database {
    loan: LoanTable
  }
}
