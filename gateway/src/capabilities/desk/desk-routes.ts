import {
  addNote,
  findAtDesk,
  getDeskSession,
  getOrderFile,
  readAudit,
} from '@escapade/shared-contracts/api/desk/desk'
import {
  AuditPage,
  AuditQuestion,
  DeskSession,
  FindRequest,
  Found,
  type FoundCase,
  type FoundGift,
  type FoundOrder,
  NewNote,
  Note,
  OrderFile,
} from '@escapade/shared-contracts/api/desk/desk-schemas'
import { exampleOrder, OrderParams } from '@escapade/shared-contracts/api/orders/order-params'
import {
  mayUse,
  type Permission,
  permissions,
  type StaffRole,
} from '@escapade/shared-contracts/rules/staff/permissions'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Caller, callerOf } from '../../platform/caller'
import { registerCall } from '../../platform/http/routes'

type AgentCaller = Extract<Caller, { kind: 'agent' }>
type NewNoteOf = { orderUUID: string; text: string; agent: AgentCaller }

/** Rooms that the desk looks into, each by what it says of itself. */
export type DeskRooms = {
  orders: {
    find: (text: string) => Promise<FoundOrder[]>
    file: (orderUUID: string, caller: Caller) => Promise<Omit<OrderFile, 'cases'>>
    addNote: (note: NewNoteOf) => Promise<Note>
    actRoles: () => DeskSession['orderActs']
  }
  gifts: { find: (text: string) => Promise<FoundGift[]> }
  cases: {
    find: (text: string) => Promise<FoundCase[]>
    ofBooking: (bookingNumber: string) => Promise<FoundCase[]>
  }
  audit: (question: Required<AuditQuestion>) => Promise<AuditPage>
}

const perMinute = 600

const staffOf = ({ agent }: FastifyRequest) =>
  agent as { email: string; roles: readonly StaffRole[]; expiresAt: Date }

/** Calls of the desk: for hosts of customer care, and for those whose role has the permission. */
export function deskRoutes(app: FastifyInstance, { orders, gifts, cases, audit }: DeskRooms): void {
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
    readsPeople: ({ body }) => ({ kind: 'search', id: (body as FindRequest).text }),
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
    endpoint: addNote,
    params: OrderParams,
    body: NewNote,
    response: Note,
    summary: 'Keeps a note on an order, for those who work for the shop alone',
    requirements: ['SH-017'],
    example: { params: { orderUUID: exampleOrder }, body: { text: 'Prefers mail to the telephone' } },
    errors: ['order-not-found'],
    staff: 'write-notes',
    perMinute,
    handler: ({ params: { orderUUID }, body: { text }, request }) =>
      orders.addNote({ orderUUID, text, agent: callerOf(request) as AgentCaller }),
  })

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
