import type {
  LookupAnswer,
  LookupRequest,
  OrderAccess,
} from '@escapade/shared-contracts/api/orders/order-changes-schemas'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import { AppError } from '../../../platform/http/errors'
import { isSameSecret } from '../../../platform/same-secret'
import { findOrder } from '../orders-service'
import { createOrdersRepository, type Order } from '../records/orders-repository'
import { isKeyGood, isKeyUnused, issueKey, useKey } from './order-keys'

type Deps = { db: Db; clock: Clock }

const keyMs = 3_600_000
/** Wrong tries for one booking number in an hour, from wherever they come. */
const maxFailures = 10

/** Who may do something with an order: its buyer, shown by the e-mail of the booking or by a key. */
export const createOrderAccess = ({ db, clock }: Deps) => ({
  /** The same answer for a number that does not exist and for an e-mail that is not its own. */
  async lookUp({ bookingNumber, email }: LookupRequest): Promise<LookupAnswer> {
    await checkTries({ db, clock }, bookingNumber)
    const order = await createOrdersRepository(db).findByNumber(bookingNumber)
    if (!order || !isLookable(order) || !sameEmail(order, email)) {
      await noteFailure({ db, clock }, bookingNumber)
      throw new AppError('order-not-found')
    }
    const now = clock.instant()
    const key = await issueKey(db, { orderUUID: order.order_uuid, isSingleUse: false, lifeMs: keyMs, now })
    return {
      orderUUID: order.order_uuid,
      bookingNumber: order.booking_number,
      status: order.status,
      key,
      keyExpiresAt: new Date(now.getTime() + keyMs).toISOString(),
    }
  },

  /** A paid order, for pages that say no more of it than its number. */
  async find(orderUUID: string): Promise<Order> {
    const order = await findOrder(db, orderUUID)
    if (!isLookable(order)) throw new AppError('order-not-found')
    return order
  },
  /** Whether the link of a mail still opens the invoice. */
  isUsable: (orderUUID: string, key: string): Promise<boolean> =>
    isKeyUnused(db, { orderUUID, key, now: clock.instant() }),

  /** The order, when the access is good for it. A key for a single use is spent only where `spend` says so. */
  async open(orderUUID: string, access: OrderAccess, { spend = false } = {}): Promise<Order> {
    const order = await findOrder(db, orderUUID)
    if (await isGranted({ db, clock }, { order, access, spend })) return order
    throw new AppError('order-access-denied')
  },
})

export type OrderAccessService = ReturnType<typeof createOrderAccess>

/** What was never paid is not a booking. */
const isLookable = ({ confirmed_at }: Order) => confirmed_at !== null

type Grant = { order: Order; access: OrderAccess; spend: boolean }

async function isGranted({ db, clock }: Deps, { order, access, spend }: Grant): Promise<boolean> {
  if ('key' in access) {
    const presented = { orderUUID: order.order_uuid, key: access.key, now: clock.instant() }
    return spend ? useKey(db, presented) : isKeyGood(db, presented)
  }
  await checkTries({ db, clock }, order.booking_number)
  if (sameEmail(order, access.email)) return true
  await noteFailure({ db, clock }, order.booking_number)
  return false
}

/** Addresses are compared as mail servers do, without looking at case, and without telling by the time it takes. */
const sameEmail = ({ buyer }: Order, email: string): boolean =>
  isSameSecret(folded(email), folded(buyer.email))

const folded = (email: string) => email.trim().toLowerCase()

async function checkTries({ db, clock }: Deps, bookingNumber: string) {
  const since = new Date(clock.instant().getTime() - keyMs)
  const { failures } = await db
    .selectFrom('lookup_failure')
    .select((row) => row.fn.countAll<number>().as('failures'))
    .where('booking_number', '=', bookingNumber)
    .where('failed_at', '>', since)
    .executeTakeFirstOrThrow()
  if (Number(failures) >= maxFailures) throw new AppError('too-many-requests', { retryAfterSeconds: 3600 })
}

const noteFailure = ({ db, clock }: Deps, bookingNumber: string) =>
  db
    .insertInto('lookup_failure')
    .values({ booking_number: bookingNumber, failed_at: clock.instant() })
    .execute()

export const forgetFailures = (db: Db, before: Date) =>
  db.deleteFrom('lookup_failure').where('failed_at', '<', before).execute()
