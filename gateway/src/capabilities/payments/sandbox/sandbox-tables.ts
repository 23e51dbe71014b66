import type { PayLaterPlan } from '@escapade/shared-contracts/api/orders/pay-later-schemas'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Generated } from 'kysely'
import type { DayColumn, Json, Timestamp } from '../../../platform/database/tables'
import type { PaymentRefusal } from '../payment-provider'
import type { CardBehaviour } from './card-rules'

/** Card as the sandbox provider keeps it: never the number. */
export type SandboxPaymentMethodTable = {
  id: string
  brand: string
  last4: string
  behaviour: CardBehaviour
  /** A mark of the number that only this shop can make: the same for each use of one card. */
  fingerprint: string | null
  created_at: Timestamp
}

type SandboxIntentStatus =
  | 'open'
  | 'requires-action'
  | 'processing'
  | 'refused'
  | 'authorised'
  | 'captured'
  | 'cancelled'

export type SandboxIntentTable = {
  id: string
  reference: string
  amount_cents: number
  currency: string
  payee: string
  description: string
  status: SandboxIntentStatus
  payment_method: string | null
  refusal: PaymentRefusal | null
  challenge_id: string | null
  /** Sum taken from the card. */
  captured_cents: number
  refunded_cents: number
  /** With it the lender pays the shop at once, and the buyer the lender by and by. */
  pay_later: Json<PayLaterPlan | null>
  created_at: Timestamp
}

/** A question of the bank to the card's holder: for one amount, payee and card. */
export type SandboxChallengeTable = {
  id: string
  intent_id: string
  payment_method: string
  amount_cents: number
  payee: string
  locale: Locale
  return_path: string
  status: 'asked' | 'confirmed' | 'declined'
  created_at: Timestamp
}

type SandboxRefundTable = {
  reference: string
  intent_id: string
  amount_cents: number
  created_at: Timestamp
}

/** Sum that the buyer still owes the sandbox's lender, or has paid it. */
export type SandboxInstalmentTable = {
  intent_id: string
  position: number
  amount_cents: number
  due: DayColumn
  taken_at: Timestamp | null
  /** Refusals by the card, and the day of the last one. */
  tries: Generated<number>
  tried_on: DayColumn | null
}

declare module '../../../platform/database/tables' {
  interface Database {
    sandbox_payment_method: SandboxPaymentMethodTable
    sandbox_intent: SandboxIntentTable
    sandbox_challenge: SandboxChallengeTable
    sandbox_refund: SandboxRefundTable
    sandbox_instalment: SandboxInstalmentTable
  }
}
