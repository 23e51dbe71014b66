import type { Timestamp } from '../../../platform/database/tables'

/** Note of those who work for the shop on an order: its buyer never reads it. */
export type OrderNoteTable = {
  noteId: string
  orderUUID: string
  author: string
  text: string
  agentActionId: string | null
  createdAt: Timestamp
}

declare module '../../../platform/database/tables' {
  interface Database {
    orderNote: OrderNoteTable
  }
}
