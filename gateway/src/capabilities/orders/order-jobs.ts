import type { FastifyBaseLogger } from 'fastify'
import { clock } from '../../platform/caller'
import { AppError } from '../../platform/http/errors'
import type { PeriodicJob } from '../../platform/jobs/periodic-jobs'
import { retentionEnd } from '../../platform/retention'
import { createLookupGuard } from './access/lookup-guard'
import { forgetCodes } from './access/order-codes'
import type { PayDeps } from './acts/pay'
import { reconcile } from './acts/pay-order'
import { lapseOpenChange } from './changes/change-state'
import type { FactsDeps } from './facts/learn-facts'
import { readChanges } from './facts/read-changes'
import { openOrder } from './life/open-order'
import { remindOfStays } from './mails/remind-of-stays'
import { tellOfMissed } from './payment/missed-instalments'
import { nameCards } from './payment/name-cards'
import { forgetPaymentEvents } from './payment/payment-events'
import { createChangeRepository } from './records/change-repository'
import { createKeysRepository } from './records/keys-repository'
import { forgetKeys } from './records/order-keys'
import { createOrdersRepository } from './records/orders-repository'
import { createPaymentsRepository } from './records/payments-repository'
import { letGo } from './stock/hold'

type Deps = PayDeps & FactsDeps & { log: Pick<FastifyBaseLogger, 'warn'> }

const batch = 50
/** A call that is still running finishes by itself. */
const settleAfterMs = 30_000
/** A buyer who agreed at the bank and did not come back to the checkout sees the order confirmed soon. */
const askAfterMs = 5_000
const dayMs = 86_400_000

/** Jobs that put orders right whose buyers do not come back. */
export const orderJobs = (deps: Deps): PeriodicJob[] => [
  { name: 'unfinished-payments', everyMs: 5_000, run: () => finishPayments(deps) },
  { name: 'expired-holds', everyMs: 10_000, run: () => expireHolds(deps) },
  { name: 'unpaid-changes', everyMs: 10_000, run: () => lapseChanges(deps) },
  { name: 'cards-of-payments', everyMs: 30_000, run: () => nameCards(deps) },
  { name: 'changes-at-provider', everyMs: 300_000, run: () => readChanges(deps).then(() => {}) },
  { name: 'missed-instalments', everyMs: 3_600_000, run: () => tellOfMissed(deps) },
  { name: 'stay-reminders', everyMs: 600_000, run: () => remindOfStays(deps) },
  { name: 'old-orders', everyMs: dayMs, run: () => forget(deps) },
]

/** Paid at the provider and not confirmed here: the process ended in between, or the visitor left the bank's page. */
async function finishPayments(deps: Deps): Promise<void> {
  const { db, provider } = deps
  const ago = (ms: number) => new Date(deps.clock.instant().getTime() - ms)
  const unfinished = await createPaymentsRepository(db).findUnfinished({
    provider: provider.name,
    before: ago(settleAfterMs),
    askedBefore: ago(askAfterMs),
    limit: batch,
  })
  for (const { paymentId } of unfinished) await settle(deps, paymentId)
}

async function expireHolds(deps: Deps): Promise<void> {
  const expired = await createOrdersRepository(deps.db).findExpired(deps.clock.instant(), batch)
  for (const { orderUUID } of expired) {
    const { paymentId } = await createPaymentsRepository(deps.db).ofOrder(orderUUID)
    await settle(deps, paymentId)
    await expire(deps, orderUUID)
  }
}

async function lapseChanges(deps: Deps): Promise<void> {
  const due = await createChangeRepository(deps.db).findDue(deps.clock.instant(), batch)
  for (const { changeId, orderUUID, paymentId } of due) {
    await settle(deps, paymentId)
    await lapse(deps, { changeId, orderUUID })
  }
}

/** Looked at again under the lock of its order, like an order itself. */
const lapse = (deps: Deps, { changeId, orderUUID }: { changeId: string; orderUUID: string }) =>
  deps.inTransaction(async (db) => {
    const open = await openOrder(db, orderUUID, clock)
    const change = await createChangeRepository(db).find(changeId)
    if (change?.status !== 'open' || change.expiresAt > deps.clock.instant()) return
    if (open.paymentOf(changeId)?.status !== 'capturing') await lapseOpenChange(deps, open)
  })

/** An order that cannot be put right now is left for the next turn, and does not keep the others waiting. */
async function settle(deps: Deps, paymentId: string): Promise<void> {
  try {
    await reconcile(deps, paymentId, clock)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    deps.log.warn({ paymentId, code: error.code }, 'A payment could not be settled')
  }
}

/** The order is looked at again under its lock: it may have been paid, or be about to, since it was found. */
const expire = (deps: Deps, orderUUID: string) =>
  deps.inTransaction(async (db) => {
    const open = await openOrder(db, orderUUID, clock)
    const isOver = open.order.holdsStock && open.order.expiresAt <= deps.clock.instant()
    if (isOver) await letGo(deps, open, { cause: 'hold-ran-out' })
  })

async function forget({ db, clock: { instant } }: Deps) {
  const ago = (days: number) => new Date(instant().getTime() - days * dayMs)
  await createKeysRepository(db).forgetRefused(ago(1))
  await createOrdersRepository(db).forgetLapsed(retentionEnd('unpaidOrders', instant()))
  await forgetKeys(db, instant())
  await forgetPaymentEvents(db, retentionEnd('unpaidOrders', instant()))
  await forgetCodes(db, instant())
  await createLookupGuard(db).forgetPast()
}
