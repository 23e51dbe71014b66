import type { ApprovalWish } from '@escapade/shared-contracts/api/desk/approvals-schemas'
import type { Json, Timestamp } from '../../../platform/database/tables'

/** Act on an order that an agent has asked for: open until a lead decides. */
export type OrderApprovalTable = {
  approvalId: string
  orderUUID: string
  wish: Json<ApprovalWish>
  reason: string
  askedBy: string
  askedAt: Timestamp
  outcome: 'approved' | 'declined' | null
  /** Word of the lead to the one who asked. */
  answer: string | null
  decidedBy: string | null
  decidedAt: Timestamp | null
}

declare module '../../../platform/database/tables' {
  interface Database {
    orderApproval: OrderApprovalTable
  }
}
