import { getTrips, openTrip } from '@escapade/shared-contracts/api/accounts/accounts'
import {
  type TripGroup,
  TripKey,
  Trips,
  TripsQuery,
} from '@escapade/shared-contracts/api/accounts/accounts-schemas'
import { exampleOrder, OrderParams } from '@escapade/shared-contracts/api/orders/order-params'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Caller, callerOf } from '../../../platform/caller'
import { registerCall } from '../../../platform/http/routes'
import { accountOf } from '../sessions/identify-account'

type Holder = Extract<Caller, { kind: 'account' }>

/** Orders of a mailbox, as the room of orders lists and opens them. */
export type TripsOfAccount = {
  list: (holder: Holder, question: { group: TripGroup; page: number }) => Promise<Trips>
  open: (orderUUID: string, holder: Holder) => Promise<TripKey>
}

const perMinute = 120

/** An account is a caller like others: `access/` of orders judges what it may open. */
const holderOf = (request: FastifyRequest): Holder =>
  callerOf({ ip: request.ip, headers: {}, account: accountOf(request) }) as Holder

export function tripsRoutes(app: FastifyInstance, trips: TripsOfAccount): void {
  registerCall(app, {
    endpoint: getTrips,
    query: TripsQuery,
    example: { query: { group: 'upcoming' } },
    response: Trips,
    summary: 'Paid orders of the account’s mailbox in one group, those before the account too',
    requirements: ['SH-023'],
    readsAccount: 'required',
    perMinute,
    handler: ({ query, request }) => trips.list(holderOf(request), query),
  })

  registerCall(app, {
    endpoint: openTrip,
    params: OrderParams,
    example: { params: { orderUUID: exampleOrder } },
    response: TripKey,
    summary: 'A key for an hour to an order of the account’s mailbox',
    requirements: ['SH-023'],
    errors: ['order-not-found'],
    readsAccount: 'required',
    perMinute,
    handler: ({ params, request }) => trips.open(params.orderUUID, holderOf(request)),
  })
}
