import type { PayLaterPlan } from '@escapade/shared-contracts/api/orders/pay-later-schemas'
import type { Timestamp } from '../../platform/database/tables'

/** A payment that an outside lender takes: `alma_id` stands for our `intent_id`. */
export type LoanTable = {
  intent_id: string
  alma_id: string
  /** Alma's page, where the buyer agrees. */
  url: string
  method: PayLaterPlan['method']
  payment_method: string
  amount_cents: number
  captured_at: Timestamp | null
  created_at: Timestamp
}

declare module '../../platform/database/tables' {
  interface Database {
    loan: LoanTable
  }
}
