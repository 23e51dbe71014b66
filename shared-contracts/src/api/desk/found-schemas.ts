import * as z from 'zod/mini'
import { Cents, Day, Uuid } from '../common-schemas'
import { OrderStatus, OrderView } from '../orders/orders-schemas'

export const FoundOrder = z.object({
  orderUUID: Uuid,
  bookingNumber: z.string(),
  kind: OrderView.shape.kind,
  status: OrderStatus,
  state: OrderView.shape.state,
  name: z.string(),
  email: z.string(),
  /** Name of what was sold, as its buyer reads it. */
  label: z.string(),
  hotelLabel: z.nullable(z.string()),
  checkin: z.nullable(Day),
  checkout: z.nullable(Day),
  totalAmount: Cents,
  /** ISO instant. */
  createdAt: z.string(),
})
export type FoundOrder = z.infer<typeof FoundOrder>

export const FoundGift = z.object({
  giftUUID: Uuid,
  orderUUID: Uuid,
  codeEnding: z.string(),
  kind: z.string(),
  label: z.string(),
  status: z.string(),
  balance: Cents,
  validUntil: Day,
})
export type FoundGift = z.infer<typeof FoundGift>

const CaseStatus = z.enum(['open', 'answered', 'closed'])
export const FoundCase = z.object({
  caseNumber: z.string(),
  status: CaseStatus,
  name: z.string(),
  bookingNumber: z.nullable(z.string()),
  /** Beginning of the message. */
  excerpt: z.string(),
  createdAt: z.string(),
})
export type FoundCase = z.infer<typeof FoundCase>

/** Things found by their words, each kind the closest first. */
export const Found = z.object({
  orders: z.array(FoundOrder),
  gifts: z.array(FoundGift),
  cases: z.array(FoundCase),
})
export type Found = z.infer<typeof Found>
