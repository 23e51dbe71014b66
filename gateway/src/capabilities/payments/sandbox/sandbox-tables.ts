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
  createdAt: Timestamp
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
  amountCents: number
  currency: string
  payee: string
  description: string
  status: SandboxIntentStatus
  paymentMethod: string | null
  refusal: PaymentRefusal | null
  challengeId: string | null
  /** Sum taken from the card. */
  capturedCents: number
  refundedCents: number
  /** With it the lender pays the shop at once, and the buyer the lender by and by. */
  payLater: Json<PayLaterPlan | null>
  createdAt: Timestamp
}

/** A question of the bank to the card's holder: for one amount, payee and card. */
export type SandboxChallengeTable = {
  id: string
  intentId: string
  paymentMethod: string
  amountCents: number
  payee: string
  locale: Locale
  returnPath: string
  status: 'asked' | 'confirmed' | 'declined'
  createdAt: Timestamp
}

type SandboxRefundTable = {
  /** Of the shop; one that was made at the provider has none, and its own id instead. */
  reference: string
  intentId: string
  amountCents: number
  status: Generated<'done' | 'failed'>
  createdAt: Timestamp
  changedAt: Timestamp | null
}

export type SandboxDisputeTable = {
  id: string
  intentId: string
  amountCents: number
  status: 'open' | 'won' | 'lost'
  changedAt: Timestamp
}

/** Sum that the buyer still owes the sandbox's lender, or has paid it. */
export type SandboxInstalmentTable = {
  intentId: string
  position: number
  amountCents: number
  due: DayColumn
  takenAt: Timestamp | null
  /** Refusals by the card, and the day of the last one. */
  tries: Generated<number>
  triedOn: DayColumn | null
}

declare module '../../../platform/database/tables' {
  interface Database {
    sandboxPaymentMethod: SandboxPaymentMethodTable
    sandboxIntent: SandboxIntentTable
    sandboxChallenge: SandboxChallengeTable
    sandboxRefund: SandboxRefundTable
    sandboxDispute: SandboxDisputeTable
    sandboxInstalment: SandboxInstalmentTable
  }
}
