import type { LookupAnswer, LookupRequest } from '@escapade/shared-contracts/api/orders/order-changes-schemas'
import { addressOf, type Caller } from '../../../platform/caller'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import { AppError, type ProblemCode } from '../../../platform/http/errors'
import { foldEmail } from '../../../platform/mailbox'
import { isSameSecret } from '../../../platform/same-secret'
import { findOrder } from '../records/find-order'
import { isKeyGood, isKeyUnused, issueKey, provesMailbox, useKey } from '../records/order-keys'
import { createOrdersRepository, type Order } from '../records/orders-repository'
import { type ActName, type Party, type Proven, refusalByParty } from './act-rules'
import type { LookupGuard } from './lookup-guard'

export type AccessDeps = { db: Db; clock: Clock; guard: LookupGuard }

const keyMs = 3_600_000

type Opening = {
  orderUUID: string
  caller: Caller
  /** Act that the order is opened for. */
  act: ActName
}

/** Proofs that a caller may do something with an order: its buyer shows the e-mail of the booking or a key. */
export const createOrderAccess = (deps: AccessDeps) => ({
  /** Answers alike for a number that does not exist and for an e-mail that is not its own. */
  async lookUp({ bookingNumber, email }: LookupRequest, caller: Caller): Promise<LookupAnswer> {
    const guess = { bookingNumber, ip: addressOf(caller) ?? '' }
    const { wasRight } = await deps.guard.guess(guess)
    const order = await createOrdersRepository(deps.db).findByNumber(bookingNumber)
    if (!order || !isLookable(order) || !sameEmail(order, email)) throw new AppError('order-not-found')
    await wasRight()
    return openForAnHour(deps, order, { provesMailbox: caller.kind === 'agent' })
  },

  /** Gives the holder of the mailbox that an order was booked with a key, as a code to that mailbox would. */
  async openForAccount(orderUUID: string, caller: Caller): Promise<LookupAnswer> {
    const order = await requireOwn(deps, orderUUID, caller)
    return openForAnHour(deps, order, { provesMailbox: true, opensVouchers: true })
  },

  /** Refuses who has not signed in by the mailbox of the order, as one that does not exist. */
  requireOwn: async (orderUUID: string, caller: Caller): Promise<void> =>
    void (await requireOwn(deps, orderUUID, caller)),

  /** A paid order, for pages that say no more of it than its number. */
  async find(orderUUID: string): Promise<Order> {
    const order = await findOrder(deps.db, orderUUID)
    if (!isLookable(order)) throw new AppError('order-not-found')
    return order
  },
  /** True when the link of a mail still opens the invoice. */
  isUsable: (orderUUID: string, key: string): Promise<boolean> =>
    isKeyUnused(deps.db, { orderUUID, key, now: deps.clock.instant() }),

  /** Refuses who may not ask for an act, with a proof that is judged elsewhere. */
  requireParty: (act: ActName, party: Party) => refuse(refusalByParty(act, party)),

  /** The order, when the caller may ask for the act. A key for a single use is spent by reading the invoice. */
  async open({ orderUUID, caller, act }: Opening): Promise<Order> {
    // No proof would help: nothing is guessed, and nothing is told of the order.
    refuse(refusalByParty(act, { caller, proven: 'mailbox' }))
    const order = await findOrder(deps.db, orderUUID)
    const proven = await prove(deps, { order, caller, spend: act === 'read-invoice' })
    refuse(refusalByParty(act, { caller, proven }))
    return order
  },
})

async function requireOwn({ db }: Pick<AccessDeps, 'db'>, orderUUID: string, caller: Caller): Promise<Order> {
  const order = await findOrder(db, orderUUID)
  if (!isLookable(order) || !isOwnOf(order, caller)) throw new AppError('order-not-found')
  return order
}

function refuse(code: ProblemCode | null): void {
  if (code) throw new AppError(code)
}

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

type Proving = { order: Order; caller: Caller; spend?: boolean }

/** True where the caller has signed in, and the mailbox of the booking was its own when it was booked. */
export const isOwnOf = (order: Order, caller: Caller): boolean =>
  caller.kind === 'account' &&
  caller.mailboxes.some(
    ({ email, until }) => sameEmail(order, email) && (until === null || order.createdAt < until),
  )

/** Judges what a visitor brought. A mailbox that is guessed counts against who guesses. */
async function prove(deps: AccessDeps, { order, caller, spend = false }: Proving): Promise<Proven> {
  if (isOwnOf(order, caller)) return 'mailbox'
  if (caller.kind === 'agent' || !('proof' in caller) || caller.proof === null) return 'none'
  const { proof } = caller
  if ('key' in proof) return provenByKey(deps, { orderUUID: order.orderUUID, key: proof.key, spend })
  const guess = { bookingNumber: order.bookingNumber, ip: caller.ip }
  const { wasRight } = await deps.guard.guess(guess)
  if (!sameEmail(order, proof.email)) return 'none'
  await wasRight()
  return 'order'
}

type ShownKey = { orderUUID: string; key: string; spend: boolean }

/** How much a key shows of an order that it opens; `none` for one that is none. */
async function provenByKey({ db, clock }: KeyDeps, { orderUUID, key, spend }: ShownKey): Promise<Proven> {
  const presented = { orderUUID, key, now: clock.instant() }
  if (!(await (spend ? useKey(db, presented) : isKeyGood(db, presented)))) return 'none'
  return (await provesMailbox(db, key)) ? 'mailbox' : 'order'
}

/** Addresses are compared as mail servers do, without looking at case, and without telling by the time it takes. */
const sameEmail = ({ buyer }: Order, email: string): boolean =>
  isSameSecret(foldEmail(email), foldEmail(buyer.email))
