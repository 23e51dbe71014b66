import { askForApproval, decideApproval, listApprovals } from '@escapade/shared-contracts/api/desk/approvals'
import {
  Approval,
  Approvals,
  type MoneyTrouble,
  NewApproval,
} from '@escapade/shared-contracts/api/desk/approvals-schemas'
import { NewDecision } from '@escapade/shared-contracts/api/desk/decision-schemas'
import { exampleOrder, OrderParams } from '@escapade/shared-contracts/api/orders/order-params'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { type Caller, callerOf } from '../../platform/caller'
import { registerCall } from '../../platform/http/routes'
import type { NoteRooms } from './note-routes'
import type { PeopleRooms } from './people-routes'

type Asking = NewApproval & { orderUUID: string; caller: Caller }
type Deciding = Required<NewDecision> & { orderUUID: string; approvalId: string; caller: Caller }

export type ApprovalRooms = {
  ask: (asking: Asking) => Promise<Approval>
  list: (caller: Caller) => Promise<Approval[]>
  decide: (deciding: Deciding) => Promise<Approval>
}

/** Money of orders that somebody has to look at. */
export type MoneyRoom = { moneyTroubles: () => Promise<MoneyTrouble[]> }

const perMinute = 600
const params = { orderUUID: exampleOrder }
const ApprovalParams = z.object({ orderUUID: OrderParams.shape.orderUUID, approvalId: z.uuid() })

/** Acts that an agent asks a lead for. */
export function approvalRoutes(
  app: FastifyInstance,
  {
    approvals,
    people,
    notes,
    moneyTroubles,
  }: {
    approvals: ApprovalRooms
    people: Pick<PeopleRooms, 'list'>
    notes: Pick<NoteRooms['notes'], 'mentions'>
  } & MoneyRoom,
): void {
  registerCall(app, {
    endpoint: askForApproval,
    params: OrderParams,
    body: NewApproval,
    response: Approval,
    summary: 'Asks a lead for an act on an order, with the sum and the reason',
    requirements: ['SC-017'],
    example: {
      params,
      body: { wish: { act: 'give-back', amount: 2_000, returnedBefore: 0 }, reason: 'Cold breakfast' },
    },
    errors: ['order-not-found', 'order-not-cancellable', 'order-not-refundable', 'order-not-changeable'],
    staff: 'read-orders',
    perMinute,
    handler: ({ params: { orderUUID }, body, request }) =>
      approvals.ask({ orderUUID, ...body, caller: callerOf(request) }),
  })

  registerCall(app, {
    endpoint: listApprovals,
    response: Approvals,
    summary:
      'Acts on orders and people that were asked for, to agents their own alone, and money that somebody has to look at',
    requirements: ['SC-017'],
    staff: 'read-orders',
    perMinute,
    async handler({ request }) {
      const caller = callerOf(request)
      const [ofOrders, ofPeople, mentions, money] = await Promise.all([
        approvals.list(caller),
        people.list(caller),
        notes.mentions(caller),
        moneyTroubles(),
      ])
      return { approvals: ofOrders, people: ofPeople, notes: mentions, money }
    },
  })

  registerCall(app, {
    endpoint: decideApproval,
    params: ApprovalParams,
    body: NewDecision,
    response: Approval,
    summary: 'Does what was asked for, or says no. Safe to repeat',
    requirements: ['SC-017'],
    example: {
      params: { ...params, approvalId: 'b7a4b6de-0c43-4e0d-8c0b-0a6e8b0fd0a1' },
      body: { outcome: 'approved' },
    },
    errors: [
      'approval-not-found',
      'approval-decided',
      'second-person-required',
      'order-not-cancellable',
      'order-not-refundable',
      'order-not-changeable',
      'conflict',
      'refund-changed',
    ],
    staff: 'decide-approvals',
    perMinute,
    handler: ({ params: ids, body: { outcome, answer = '' }, request }) =>
      approvals.decide({ ...ids, outcome, answer, caller: callerOf(request) }),
  })
}
