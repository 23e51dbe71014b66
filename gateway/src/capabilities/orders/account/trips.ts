import {
  type Trip,
  type TripGroup,
  type Trips,
  tripsPerPage,
} from '@escapade/shared-contracts/api/accounts/accounts-schemas'
import { validMonths } from '@escapade/shared-contracts/rules/gifts/gift-validity'
import { sql } from 'kysely'
import type { Caller } from '../../../platform/caller'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import { refusalOf } from '../acts/allowed-acts'
import { isOrderOf } from '../people/orders-of-person'
import type { Order } from '../records/orders-repository'
import type { GiftMoney, Sellers } from '../sales'
import { presentOrder } from '../view/present-order'

type Deps = Pick<Sellers, 'sellerOf'> & { db: Db; clock: Clock; giftMoney: GiftMoney }
type Holder = Extract<Caller, { kind: 'account' }>
type Question = { group: TripGroup; page: number }

/** As orders know them: what was written of a stay is kept elsewhere. */
type OwnTrip = Omit<Trip, 'isReviewable'>
export type OwnTrips = Omit<Trips, 'trips'> & { trips: OwnTrip[] }

const acts = ['change', 'cancel', 'read-invoice', 'resend'] as const satisfies Trip['acts']

/** Paid orders of the mailboxes that an account has proven, group by group, with what may be done with each. */
export async function listTrips(deps: Deps, holder: Holder, { group, page }: Question): Promise<OwnTrips> {
  const { db, clock } = deps
  const orders = db
    .selectFrom('customerOrder')
    .where(isOrderOf(holder.mailboxes))
    .where('confirmedAt', 'is not', null)
  const groupOf = groupOn(clock.today())
  const [shown, counted] = await Promise.all([
    orders
      .selectAll()
      .where(groupOf, '=', group)
      .$if(group === 'upcoming', (query) => query.orderBy('checkin'))
      .orderBy('createdAt', 'desc')
      .orderBy('orderUUID')
      .limit(tripsPerPage)
      .offset(page * tripsPerPage)
      .execute(),
    orders
      .select(({ fn }) => [groupOf.as('group'), fn.countAll<string>().as('count')])
      .groupBy(groupOf)
      .execute(),
  ])
  const counts = Object.fromEntries(counted.map(({ group: name, count }) => [name, Number(count)]))
  return {
    trips: await Promise.all(shown.map((order) => present(deps, order, holder))),
    counts: { ...none, ...counts },
  }
}

const none: Trips['counts'] = { upcoming: 0, past: 0, cancelled: 0, gifts: 0 }

/** The group of an order. What has no day of its own, such as an activity for any day, is to come while it is valid. */
const groupOn = (today: string) => sql<TripGroup>`
  case when status = 'cancelled' then 'cancelled'
    when kind = 'gift' then 'gifts'
    when coalesce(checkout, (created_at + make_interval(months => ${sql.lit(validMonths)}))::date) >= ${sql.lit(today)}::date then 'upcoming'
    else 'past' end`

async function present(deps: Deps, order: Order, caller: Holder): Promise<OwnTrip> {
  const party = { caller, proven: 'mailbox' as const }
  const [shown, allowed] = await Promise.all([
    presentOrder(deps, { order, caller }),
    Promise.all(
      acts.map(async (act) => ((await refusalOf(deps, { order, party, act })) === null ? [act] : [])),
    ),
  ])
  return { order: shown, acts: allowed.flat() }
}
