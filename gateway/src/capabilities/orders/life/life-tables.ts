import type { OrderStatus } from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { Generated } from 'kysely'
import type { Json, Timestamp } from '../../../platform/database/tables'
import type { PaymentStatus } from '../records/payment-tables'
import type { ActorKind } from './actor'
import type { OrderCause, PaymentCause } from './transitions'

/**
 * Money that a step is about, in cents: the total of the order or payment, of a withdrawal what goes back for it, and
 * where money came from or goes to.
 */
export type Amounts = { total?: number; card?: number; gift?: number; uncollected?: number }

/** One step of an order's life, written with the status itself and never changed afterwards. */
export type OrderEventTable = {
  eventId: Generated<number>
  orderUUID: string
  /** The payment whose step it is; null for one of the order itself. */
  paymentId: string | null
  /** The change that it is about. */
  changeId: string | null
  cause: OrderCause | PaymentCause | 'not-recorded'
  /** Null where its life began. */
  fromStatus: OrderStatus | PaymentStatus | null
  toStatus: OrderStatus | PaymentStatus
  /** Null where nothing tells: an order of a time before events were kept. */
  actor: ActorKind | null
  actorName: string | null
  /** The note of customer care that the step belongs to. */
  agentActionId: string | null
  /** The bank's refusal, the reason of a refund, or the order that took its place, and in that one whose it took. */
  reason: string | null
  amounts: Json<Amounts>
  /** Known from the order's own columns alone; a gateway that keeps no events has made the step. */
  inferred: boolean
  at: Timestamp
}

declare module '../../../platform/database/tables' {
  interface Database {
    orderEvent: OrderEventTable
  }
}
