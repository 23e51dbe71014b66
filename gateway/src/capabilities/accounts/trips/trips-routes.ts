import { getTrips, openTrip, reviewTrip } from '@escapade/shared-contracts/api/accounts/accounts'
import {
  type Trip,
  type TripGroup,
  TripKey,
  TripReview,
  Trips,
  TripsQuery,
} from '@escapade/shared-contracts/api/accounts/accounts-schemas'
import { exampleOrder, OrderParams } from '@escapade/shared-contracts/api/orders/order-params'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Caller, callerOf } from '../../../platform/caller'
import { registerCall } from '../../../platform/http/routes'
import { accountOf } from '../sessions/identify-account'

type Holder = Extract<Caller, { kind: 'account' }>

type OwnTrips = Omit<Trips, 'trips'> & { trips: Omit<Trip, 'isReviewable'>[] }

/** Orders of a mailbox, as the room of orders lists and opens them. */
type TripsOfAccount = {
  list: (holder: Holder, question: { group: TripGroup; page: number }) => Promise<OwnTrips>
  requireOwn: (orderUUID: string, holder: Holder) => Promise<void>
  open: (orderUUID: string, holder: Holder) => Promise<TripKey>
}

/** Reviews of stays, as their room takes them. */
type ReviewsOfTrips = {
  among: (orderUUIDs: string[]) => Promise<Set<string>>
  tokenFor: (orderUUID: string) => Promise<string>
}

const perMinute = 120

/** An account is a caller like others: `access/` of orders judges what it may open. */
const holderOf = (request: FastifyRequest): Holder =>
  callerOf({ ip: request.ip, headers: {}, account: accountOf(request) }) as Holder

type Deps = { trips: TripsOfAccount; reviews: ReviewsOfTrips }

export function tripsRoutes(app: FastifyInstance, { trips, reviews }: Deps): void {
  registerCall(app, {
    endpoint: getTrips,
    query: TripsQuery,
    example: { query: { group: 'upcoming' } },
    response: Trips,
    summary: 'Paid orders of the account’s mailbox in one group, those before the account too',
    requirements: ['SH-023'],
    readsAccount: 'required',
    perMinute,
    async handler({ query, request }) {
      const found = await trips.list(holderOf(request), query)
      const open = await reviews.among(found.trips.map(({ order }) => order.orderUUID))
      return {
        ...found,
        trips: found.trips.map((trip) => ({ ...trip, isReviewable: open.has(trip.order.orderUUID) })),
      }
    },
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

  registerCall(app, {
    endpoint: reviewTrip,
    params: OrderParams,
    example: { params: { orderUUID: exampleOrder } },
    response: TripReview,
    summary: 'Opens the page that takes the review of a stay that is over',
    requirements: ['SH-023'],
    errors: ['order-not-found', 'review-link-not-valid'],
    readsAccount: 'required',
    perMinute,
    async handler({ params: { orderUUID }, request }) {
      await trips.requireOwn(orderUUID, holderOf(request))
      return { token: await reviews.tokenFor(orderUUID) }
    },
  })
}
