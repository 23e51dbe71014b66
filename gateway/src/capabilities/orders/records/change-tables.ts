import type { OrderLine } from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { Json, Timestamp } from '../../../platform/database/tables'
import type { SoldStay } from './order-tables'

/** State of an order that a change replaces, or puts in its place. */
export type SoldState = {
  sold: SoldStay
  lines: OrderLine[]
  totalCents: number
  taxOnSiteCents: number
  insured: boolean
}

type OrderChangeStatus = 'open' | 'done' | 'lapsed'

/** A wish to change a confirmed order. While it is open and not paid, the order holds what both states need. */
export type OrderChangeTable = {
  changeId: string
  orderUUID: string
  key: string
  fingerprint: string
  status: OrderChangeStatus
  before: Json<SoldState>
  after: Json<SoldState>
  /** To be paid (above 0) or refunded. */
  extraCents: number
  createdAt: Timestamp
  expiresAt: Timestamp
  doneAt: Timestamp | null
}

declare module '../../../platform/database/tables' {
  interface Database {
    orderChange: OrderChangeTable
  }
}
