import type {
  LookupAnswer,
  LookupRequest,
  OrderAccess,
} from '@escapade/shared-contracts/api/orders/order-changes-schemas'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import { AppError } from '../../../platform/http/errors'
import { isSameSecret } from '../../../platform/same-secret'
import { findOrder } from '../records/find-order'
import { isKeyGood, isKeyUnused, issueKey, provesMailbox, useKey } from '../records/order-keys'
import { createOrdersRepository, type Order } from '../records/orders-repository'
import type { LookupGuard } from './lookup-guard'

export type AccessDeps = { db: Db; clock: Clock; guard: LookupGuard }

const keyMs = 3_600_000

type Asking = {
  /** Address that the call comes from. */
  ip: string
  /** True for customer care, who acts for the buyer: no code is asked of them. */
  isAgent?: boolean
}

type Opening = Asking & {
  /** A key for a single use is spent only where it says so. */
  spend?: boolean
  /** Only who has read the order's mailbox of late may do it. */
  needsMailbox?: boolean
}

/** Proofs that a caller may do something with an order: its buyer shows the e-mail of the booking or a key. */
export const createOrderAccess = ({ db, clock, guard }: AccessDeps) => ({
  /** Answers alike for a number that does not exist and for an e-mail that is not its own. */
  async lookUp(
    { bookingNumber, email }: LookupRequest,
    { ip, isAgent = false }: Asking,
  ): Promise<LookupAnswer> {
    const guess = { bookingNumber, ip }
    await guard.guess(guess)
    const order = await createOrdersRepository(db).findByNumber(bookingNumber)
    if (!order || !isLookable(order) || !sameEmail(order, email)) throw new AppError('order-not-found')
    await guard.wasRight(guess)
    return openForAnHour({ db, clock }, order, { provesMailbox: isAgent })
  },

  /** A paid order, for pages that say no more of it than its number. */
  async find(orderUUID: string): Promise<Order> {
    const order = await findOrder(db, orderUUID)
    if (!isLookable(order)) throw new AppError('order-not-found')
    return order
  },
  /** True when the link of a mail still opens the invoice. */
  isUsable: (orderUUID: string, key: string): Promise<boolean> =>
    isKeyUnused(db, { orderUUID, key, now: clock.instant() }),

  /** The order, when the access is good for it. */
  async open(orderUUID: string, access: OrderAccess, opening: Opening) {
    const { ip, spend = false, needsMailbox = false, isAgent = false } = opening
    const order = await findOrder(db, orderUUID)
    if (!(await isGranted({ db, clock, guard }, { order, access, spend, ip })))
      throw new AppError('order-access-denied')
    if (needsMailbox && !isAgent && !('key' in access && (await provesMailbox(db, access.key))))
      throw new AppError('mailbox-proof-required')
    return order
  },
})

export type OrderAccessService = ReturnType<typeof createOrderAccess>

/** An order that was never paid is not a booking. */
export const isLookable = ({ confirmedAt }: Pick<Order, 'confirmedAt'>) => confirmedAt !== null

type Proof = { provesMailbox?: boolean; opensVouchers?: boolean }
type KeyDeps = Pick<AccessDeps, 'db' | 'clock'>

/** A key that opens the order for an hour. */
export async function keyForAnHour({ db, clock }: KeyDeps, orderUUID: string, proof: Proof) {
  const now = clock.instant()
  const key = await issueKey(db, { orderUUID, isSingleUse: false, lifeMs: keyMs, now, ...proof })
  return { key, keyExpiresAt: new Date(now.getTime() + keyMs).toISOString() }
}

/** Gives a key for an hour, with what the page shows of the order. */
export async function openForAnHour(
  deps: KeyDeps,
  order: Order,
  proof: Proof & { provesMailbox: boolean },
): Promise<LookupAnswer> {
  const { orderUUID, bookingNumber, status } = order
  const key = await keyForAnHour(deps, orderUUID, proof)
  return { orderUUID, bookingNumber, status, ...key, provesMailbox: proof.provesMailbox }
}

type Grant = { order: Order; access: OrderAccess; spend: boolean; ip: string }

async function isGranted({ db, clock, guard }: AccessDeps, { order, access, spend, ip }: Grant) {
  if ('key' in access) {
    const presented = { orderUUID: order.orderUUID, key: access.key, now: clock.instant() }
    return spend ? useKey(db, presented) : isKeyGood(db, presented)
  }
  const guess = { bookingNumber: order.bookingNumber, ip }
  await guard.guess(guess)
  if (!sameEmail(order, access.email)) return false
  await guard.wasRight(guess)
  return true
}

/** Addresses are compared as mail servers do, without looking at case, and without telling by the time it takes. */
const sameEmail = ({ buyer }: Order, email: string): boolean =>
  isSameSecret(folded(email), folded(buyer.email))

const folded = (email: string) => email.trim().toLowerCase()
