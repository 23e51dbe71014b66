import {
  cancelAtDesk,
  correctBuyer,
  findAtDesk,
  getDeskSession,
  getOrderFile,
  giveBackAtDesk,
  giveGiftAtDesk,
  previewRefund,
  readAudit,
  repeatRefund,
  sendPaymentLink,
} from '@escapade/shared-contracts/api/desk/desk'
import {
  AuditPage,
  AuditQuestion,
  CorrectedBuyer,
  DeskCancellation,
  DeskGift,
  DeskGiveBack,
  DeskSession,
  FindRequest,
  GivenGift,
  OrderFile,
  RefundPreview,
  RefundQuestion,
} from '@escapade/shared-contracts/api/desk/desk-schemas'
import {
  Found,
  type FoundCase,
  type FoundGift,
  type FoundOrder,
} from '@escapade/shared-contracts/api/desk/found-schemas'
import { CancellationAnswer } from '@escapade/shared-contracts/api/orders/order-changes-schemas'
import { exampleOrder, OrderParams } from '@escapade/shared-contracts/api/orders/order-params'
import {
  PaymentLinkAnswer,
  PaymentLinkRequest,
} from '@escapade/shared-contracts/api/orders/payment-links-schemas'
import {
  mayUse,
  type Permission,
  permissions,
  type StaffRole,
} from '@escapade/shared-contracts/rules/staff/permissions'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { type Caller, callerOf } from '../../platform/caller'
import { registerCall } from '../../platform/http/routes'
import { type ApprovalRooms, approvalRoutes, type MoneyRoom } from './approval-routes'
import { type CaseRooms, caseRoutes } from './case-routes'
import { type NoteRooms, noteRoutes } from './note-routes'
import { type PeopleRooms, peopleRoutes } from './people-routes'

/** Rooms that the desk looks into, each by what it says of itself. */
export type DeskRooms = {
  orders: {
    find: (text: string) => Promise<FoundOrder[]>
    file: (orderUUID: string, caller: Caller) => Promise<Omit<OrderFile, 'cases'>>
    notes: NoteRooms['notes']
    refunds: {
      preview: (orderUUID: string, question: RefundQuestion) => Promise<RefundPreview>
      cancel: (orderUUID: string, wish: DeskCancellation, caller: Caller) => Promise<CancellationAnswer>
      giveBack: (orderUUID: string, wish: DeskGiveBack, caller: Caller) => Promise<RefundPreview>
      repeat: (orderUUID: string, caller: Caller) => Promise<void>
      giveGift: (orderUUID: string, wish: DeskGift, caller: Caller) => Promise<GivenGift>
    }
    sendPaymentLink: (link: {
      orderUUID: string
      hours: number
      caller: Caller
    }) => Promise<PaymentLinkAnswer>
    approvals: ApprovalRooms
    correctBuyer: (correction: { orderUUID: string; caller: Caller; buyer: CorrectedBuyer }) => Promise<void>
    actRoles: () => DeskSession['orderActs']
  } & MoneyRoom
  gifts: { find: (text: string) => Promise<FoundGift[]> }
  cases: CaseRooms & {
    find: (text: string) => Promise<FoundCase[]>
    ofBooking: (bookingNumber: string) => Promise<FoundCase[]>
  }
  people: PeopleRooms
  staff: NoteRooms['staff']
  audit: (question: Required<AuditQuestion>) => Promise<AuditPage>
}

const perMinute = 600

const staffOf = ({ agent }: FastifyRequest) =>
  agent as { email: string; roles: readonly StaffRole[]; expiresAt: Date }

/** Calls of the desk: for hosts of customer care, and for those whose role has the permission. */
export function deskRoutes(
  app: FastifyInstance,
  { orders, gifts, cases, people, staff, audit }: DeskRooms,
): void {
  registerCall(app, {
    endpoint: getDeskSession,
    response: DeskSession,
    summary: 'The person who is signed in at the desk, and what each role may',
    requirements: ['SH-017'],
    staff: 'any',
    perMinute,
    handler({ request }) {
      const { email, roles, expiresAt } = staffOf(request)
      const all = Object.keys(permissions) as Permission[]
      return {
        email,
        roles: [...roles],
        expiresAt: expiresAt.toISOString(),
        permissions: all.filter((permission) => mayUse(roles, permission)),
        orderActs: orders.actRoles(),
      }
    },
  })

  registerCall(app, {
    endpoint: findAtDesk,
    body: FindRequest,
    response: Found,
    summary: 'Finds orders, gifts and messages by what is known of them, typing errors forgiven',
    requirements: ['SH-017'],
    example: { body: { text: '48213076' } },
    staff: 'find-orders',
    readsPeople: ({ body }) => ({
      kind: 'search',
      id: String((body as Partial<FindRequest> | null)?.text ?? ''),
    }),
    changesNothing: true,
    bodyLimit: 1024,
    perMinute,
    async handler({ body: { text } }) {
      const [foundOrders, foundGifts, foundCases] = await Promise.all([
        orders.find(text),
        gifts.find(text),
        cases.find(text),
      ])
      return { orders: foundOrders, gifts: foundGifts, cases: foundCases }
    },
  })

  registerCall(app, {
    endpoint: getOrderFile,
    params: OrderParams,
    response: OrderFile,
    summary: 'All that is known of an order',
    requirements: ['SH-017'],
    example: { params: { orderUUID: exampleOrder } },
    errors: ['order-not-found'],
    staff: 'read-orders',
    perMinute,
    async handler({ params: { orderUUID }, request }) {
      const file = await orders.file(orderUUID, callerOf(request))
      return { ...file, cases: await cases.ofBooking(file.order.bookingNumber) }
    },
  })

  registerCall(app, {
    endpoint: correctBuyer,
    params: OrderParams,
    body: CorrectedBuyer,
    response: z.void(),
    summary: 'Writes name and telephone of a buyer as they are, and keeps what they were',
    requirements: ['SH-017'],
    example: {
      params: { orderUUID: exampleOrder },
      body: { firstName: 'Anne', lastName: 'Moreau', phoneNumber: '+33612345678' },
    },
    errors: ['order-not-found', 'order-not-changeable'],
    staff: 'read-orders',
    perMinute,
    handler: ({ params: { orderUUID }, body, request }) =>
      orders.correctBuyer({ orderUUID, caller: callerOf(request), buyer: body }),
  })

  registerCall(app, {
    endpoint: sendPaymentLink,
    params: OrderParams,
    body: PaymentLinkRequest,
    response: PaymentLinkAnswer,
    summary: 'Sends the buyer of an unpaid order a link to pay by, and holds its rooms meanwhile',
    requirements: ['SC-050'],
    example: { params: { orderUUID: exampleOrder }, body: { hours: 4 } },
    errors: ['order-not-found', 'order-not-payable', 'order-expired'],
    staff: 'read-orders',
    perMinute,
    handler: ({ params: { orderUUID }, body: { hours }, request }) =>
      orders.sendPaymentLink({ orderUUID, hours, caller: callerOf(request) }),
  })

  refundRoutes(app, orders.refunds)
  noteRoutes(app, { notes: orders.notes, staff })
  approvalRoutes(app, { ...orders, people })
  peopleRoutes(app, people)
  caseRoutes(app, cases)

  registerCall(app, {
    endpoint: readAudit,
    body: AuditQuestion,
    response: AuditPage,
    summary: 'Acts and reads of those who work for the shop, the newest first',
    requirements: ['SH-017'],
    example: { body: {} },
    staff: 'read-audit',
    changesNothing: true,
    perMinute,
    handler: ({ body }) => audit(body),
  })
}

const params = { orderUUID: exampleOrder }

function refundRoutes(app: FastifyInstance, refunds: DeskRooms['orders']['refunds']): void {
  registerCall(app, {
    endpoint: previewRefund,
    params: OrderParams,
    body: RefundQuestion,
    response: RefundPreview,
    summary: 'What a refund would give back now, and to where',
    requirements: ['SH-017'],
    example: { params, body: { act: 'cancel', refund: 'full' } },
    errors: ['order-not-found', 'order-not-cancellable', 'order-not-refundable'],
    staff: 'read-orders',
    changesNothing: true,
    perMinute,
    handler: ({ params: { orderUUID }, body }) => refunds.preview(orderUUID, body),
  })

  registerCall(app, {
    endpoint: cancelAtDesk,
    params: OrderParams,
    body: DeskCancellation,
    response: CancellationAnswer,
    summary: 'Cancels an order with a sum that customer care sets, and keeps the reason. Safe to repeat',
    requirements: ['SC-017'],
    example: { params, body: { refund: 'full', expectedRefund: 18_900, reason: 'The hotel is closed' } },
    errors: ['order-not-found', 'leads-only', 'order-not-cancellable', 'refund-changed'],
    staff: 'read-orders',
    perMinute,
    handler: ({ params: { orderUUID }, body, request }) => refunds.cancel(orderUUID, body, callerOf(request)),
  })

  registerCall(app, {
    endpoint: giveBackAtDesk,
    params: OrderParams,
    body: DeskGiveBack,
    response: RefundPreview,
    summary: 'Gives money of a booked order back without cancelling it, and keeps the reason',
    requirements: ['SC-017'],
    example: { params, body: { amount: 2_000, returnedBefore: 0, reason: 'Cold breakfast' } },
    errors: ['order-not-found', 'leads-only', 'order-not-refundable', 'refund-changed'],
    staff: 'read-orders',
    perMinute,
    handler: ({ params: { orderUUID }, body, request }) =>
      refunds.giveBack(orderUUID, body, callerOf(request)),
  })

  registerCall(app, {
    endpoint: repeatRefund,
    params: OrderParams,
    response: z.void(),
    summary: 'Sends once more what the bank of the card did not take',
    requirements: ['SC-017'],
    example: { params },
    errors: ['order-not-found', 'leads-only', 'order-not-refundable'],
    staff: 'read-orders',
    perMinute,
    handler: ({ params: { orderUUID }, request }) => refunds.repeat(orderUUID, callerOf(request)),
  })

  registerCall(app, {
    endpoint: giveGiftAtDesk,
    params: OrderParams,
    body: DeskGift,
    response: GivenGift,
    summary: 'Gives the buyer of a paid order a gift card, and keeps the reason',
    requirements: ['SC-017'],
    example: { params, body: { amount: 2_000, givenBefore: 0, reason: 'Cold breakfast' } },
    errors: ['order-not-found', 'leads-only', 'order-not-changeable', 'refund-changed'],
    staff: 'read-orders',
    perMinute,
    handler: ({ params: { orderUUID }, body, request }) =>
      refunds.giveGift(orderUUID, body, callerOf(request)),
  })
}
