import * as z from 'zod/mini'
import { permissions, staffRoles } from '../../rules/staff/permissions'
import { Cents, Day, Uuid } from '../common-schemas'
import { RefundParts } from '../orders/order-changes-schemas'
import { Buyer, OrderView } from '../orders/orders-schemas'
import { Approval } from './approvals-schemas'
import { FoundCase, FoundOrder } from './found-schemas'
import { Note } from './notes-schemas'
import { CancellationRefund, GiftAmount, Reason } from './refund-schemas'

const StaffRoleName = z.enum(staffRoles)
const PermissionName = z.enum(Object.keys(permissions) as [keyof typeof permissions])

/** The person who is signed in at the desk, and what every role may. */
export const DeskSession = z.object({
  email: z.string(),
  roles: z.array(StaffRoleName),
  /** ISO instant at which the sign-in has to be renewed. */
  expiresAt: z.string(),
  permissions: z.array(PermissionName),
  /** Acts on orders, with the roles that may ask for them. */
  orderActs: z.array(z.object({ act: z.string(), roles: z.array(StaffRoleName) })),
})
export type DeskSession = z.infer<typeof DeskSession>

/** Words of a number, a name, a mail, a telephone, a hotel, the end of a gift's code, or a day of arrival. */
export const FindRequest = z.object({
  text: z.string().check(z.trim(), z.minLength(2), z.maxLength(100)),
})
export type FindRequest = z.infer<typeof FindRequest>

/** Step of an order's or a payment's life, with all that is known of it. */
export const HistoryStep = z.object({
  cause: z.string(),
  /** True for a step of a payment. */
  isOfPayment: z.boolean(),
  fromStatus: z.nullable(z.string()),
  toStatus: z.string(),
  /** Party that caused it; null where nothing tells. */
  by: z.nullable(z.enum(['buyer', 'agent', 'provider', 'clock', 'operator', 'hotel'])),
  name: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  amounts: z.object({
    total: z.optional(Cents),
    card: z.optional(Cents),
    gift: z.optional(Cents),
    uncollected: z.optional(Cents),
  }),
  inferred: z.boolean(),
  at: z.string(),
})
export type HistoryStep = z.infer<typeof HistoryStep>

export const FilePayment = z.object({
  provider: z.string(),
  /** Name of the payment at the provider. */
  reference: z.nullable(z.string()),
  /** Page of the payment at the provider; null where it has none. */
  url: z.nullable(z.string()),
  amount: Cents,
  status: z.string(),
  method: z.nullable(z.string()),
  /** Card that has paid; gateways before 059 do not tell. */
  card: z.optional(z.nullable(z.object({ brand: z.string(), ending: z.string() }))),
  refusal: z.nullable(z.string()),
  isOfChange: z.boolean(),
  at: z.string(),
})
export type FilePayment = z.infer<typeof FilePayment>

const FileRefund = z.object({
  amount: Cents,
  /** `provider`: made there without us. `dispute`: the bank of the card's holder has taken it back. */
  reason: z.enum(['cancellation', 'change', 'customer-care', 'provider', 'dispute']),
  createdAt: z.string(),
  /** Null while it is on its way to the provider. */
  doneAt: z.nullable(z.string()),
  /** The bank of the card did not take it; gateways before 068 do not tell. */
  failedAt: z.optional(z.nullable(z.string())),
})

/** Mail about an order, as it waits or was handed to the mail server. */
export const FileMail = z.object({
  id: z.string(),
  kind: z.string(),
  createdAt: z.string(),
  sentAt: z.nullable(z.string()),
  attempts: z.int(),
  problem: z.nullable(z.string()),
  /** True where it can be opened as it was sent; gateways before 058 do not tell. */
  hasCopy: z.optional(z.boolean()),
  /** Mailbox that it went to. */
  recipient: z.optional(z.nullable(z.string())),
})
export type FileMail = z.infer<typeof FileMail>

export const FileAct = z.object({
  act: z.string(),
  /** Code of why it would be refused now; null where it may be done. */
  refusal: z.nullable(z.string()),
  /** Roles that may ask for it. */
  roles: z.array(StaffRoleName),
})
export type FileAct = z.infer<typeof FileAct>

/** Name and telephone of a buyer as they are. */
export const CorrectedBuyer = z.object({
  firstName: Buyer.shape.firstName,
  lastName: Buyer.shape.lastName,
  phoneNumber: Buyer.shape.phoneNumber,
})
export type CorrectedBuyer = z.infer<typeof CorrectedBuyer>

/** `give-back`: money back without a cancellation. */
export const RefundQuestion = z.union([
  z.object({ act: z.literal('cancel'), refund: CancellationRefund }),
  z.object({
    act: z.literal('give-back'),
    refund: z.union([z.literal('full'), Cents.check(z.minimum(1))]),
  }),
])
export type RefundQuestion = z.infer<typeof RefundQuestion>

/** Sum that would go back now, and to where. */
export const RefundPreview = z.object({ amount: Cents, parts: RefundParts })
export type RefundPreview = z.infer<typeof RefundPreview>

export const DeskCancellation = z.object({
  refund: CancellationRefund,
  /** Cents that the preview has said. */
  expectedRefund: Cents.check(z.minimum(0)),
  reason: Reason,
})
export type DeskCancellation = z.infer<typeof DeskCancellation>

export const DeskGiveBack = z.object({
  amount: Cents.check(z.minimum(1)),
  /** All that had gone back when the file was read: another refund since then is a conflict. */
  returnedBefore: Cents.check(z.minimum(0)),
  reason: Reason,
})
export type DeskGiveBack = z.infer<typeof DeskGiveBack>

export const DeskGift = z.object({
  amount: GiftAmount,
  /** All that was given for the order when its file was read: another gift since then is a conflict. */
  givenBefore: Cents.check(z.minimum(0)),
  reason: Reason,
})
export type DeskGift = z.infer<typeof DeskGift>

/** Order of the gift card that was given. */
export const GivenGift = z.object({ orderUUID: Uuid, bookingNumber: z.string() })
export type GivenGift = z.infer<typeof GivenGift>

const FileHotel = z.object({
  id: z.string(),
  name: z.string(),
  phone: OrderView.shape.hotelPhone,
  address: z.string(),
  timeZone: z.nullable(z.string()),
})

/** All that is known of an order, for customer care. */
export const OrderFile = z.object({
  /** The order as its buyer's page shows it. */
  order: OrderView,
  version: z.int(),
  buyer: Buyer,
  specialRequest: z.nullable(z.string()),
  createdAt: z.string(),
  /** Until when an unpaid order is held. */
  expiresAt: z.string(),
  history: z.array(HistoryStep),
  payments: z.array(FilePayment),
  refunds: z.array(FileRefund),
  mails: z.array(FileMail),
  notes: z.array(Note),
  cases: z.array(FoundCase),
  /** Other orders of the mailbox, the newest first. */
  others: z.array(FoundOrder),
  /** Orders of the mailbox that were paid, this one among them. */
  paidOrders: z.int(),
  hotel: z.nullable(FileHotel),
  acts: z.array(FileAct),
  /** Acts that a lead was asked for, the newest first; gateways before 056 do not tell. */
  approvals: z.optional(z.array(Approval)),
})
export type OrderFile = z.infer<typeof OrderFile>

export const AuditQuestion = z.object({
  /** Part of an address, or all of it. */
  email: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  /** Booking number, uuid of an order or gift, number of a case, or e-mail of a person. */
  subject: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  /** `searches`: what was looked for, which the others leave out. */
  kind: z._default(z.enum(['all', 'acts', 'reads', 'searches']), 'acts'),
  from: z._default(z.nullable(Day), null),
  until: z._default(z.nullable(Day), null),
  /** Place to go on from, as the page before has told. */
  after: z._default(z.nullable(z.string().check(z.maxLength(100))), null),
})
export type AuditQuestion = z.input<typeof AuditQuestion>

export const AuditLine = z.object({
  id: Uuid,
  kind: z.enum(['act', 'read']),
  email: z.string(),
  roles: z.array(z.string()),
  method: z.string(),
  route: z.string(),
  subjectKind: z.nullable(z.enum(['order', 'gift', 'case', 'search', 'person'])),
  subject: z.nullable(z.string()),
  /** Number of the order that it was about. */
  bookingNumber: z.nullable(z.string()),
  /** Steps of the order's life that came of it. */
  changes: z.array(z.object({ cause: z.string(), fromStatus: z.nullable(z.string()), toStatus: z.string() })),
  address: z.nullable(z.string()),
  at: z.string(),
  /** Status of the answer; null where there was none. */
  status: z.nullable(z.int()),
})
export type AuditLine = z.infer<typeof AuditLine>

export const AuditPage = z.object({ lines: z.array(AuditLine), next: z.nullable(z.string()) })
export type AuditPage = z.infer<typeof AuditPage>
