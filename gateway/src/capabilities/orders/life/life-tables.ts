import type { Generated } from 'kysely'
import type { Json, Timestamp } from '../../../platform/database/tables'
import type { ActorKind } from './actor'

/** Money that a step is about, in cents: the total of the order, and where money came from or goes to. */
export type Amounts = { total?: number; card?: number; gift?: number; uncollected?: number }

/** One step of an order's life, written with the status itself and never changed afterwards. */
export type OrderEventTable = {
  eventId: Generated<number>
  orderUUID: string
  /** The payment whose step it is; null for one of the order itself. */
  paymentId: string | null
  /** The change that it is about. */
  changeId: string | null
  cause: string
  /** Null where its life began. */
  fromStatus: string | null
  toStatus: string
  /** Null where nothing tells: an order of a time before events were kept. */
  actor: ActorKind | null
  actorName: string | null
  /** The bank's refusal, the reason of a refund, or the order that took its place. */
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
