import type { Timestamp } from '../../../platform/database/tables'

/** Note of those who work for the shop on an order: its buyer never reads it. */
export type OrderNoteTable = {
  noteId: string
  orderUUID: string
  author: string
  text: string
  agentActionId: string | null
  /** Colleague whom it is for, by e-mail. */
  mention: string | null
  /** When that one has done with it. */
  doneAt: Timestamp | null
  createdAt: Timestamp
}

declare module '../../../platform/database/tables' {
  interface Database {
    orderNote: OrderNoteTable
  }
}
