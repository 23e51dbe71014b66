import { createHash, randomUUID } from 'node:crypto'
import type {
  ModificationAnswer,
  ModificationConditions,
  ModificationQuote,
  ModificationQuoteRequest,
  ModificationRequest,
} from '@escapade/shared-contracts/api/orders/order-changes-schemas'
import type { PaymentAnswer, PspAuthorization } from '@escapade/shared-contracts/api/orders/orders-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import type { Caller } from '../../../platform/caller'
import { AppError } from '../../../platform/http/errors'
import { shopPath } from '../../../platform/shop-url'
import { applyChange, holdBoth, lapseOpenChange, soldStateOf } from '../changes/change-state'
import { checkChangeable, type Judged, judgeChange, type Wish } from '../changes/judge-change'
import { addPayment } from '../life/advance'
import { type OpenOrder, openOrder } from '../life/open-order'
import { holdMs } from '../order-rules'
import { ensureIntent, newPayment, presentPayment } from '../payment/payment-intent'
import { planRefund } from '../payment/refunds'
import { type Change, createChangeRepository } from '../records/change-repository'
import { findOrder } from '../records/find-order'
import { createPaymentsRepository } from '../records/payments-repository'
import { refusal } from '../refusal'
import type { StayNotSold, StayOffers } from '../stay/stay-seller'
import { presentConditions, presentParts } from './conditions'
import { takePayment } from './pay'
import type { PaymentsDeps } from './pay-order'

export type ChangesDeps = PaymentsDeps & { offerStay: StayOffers }
type Modifying = { key: string; orderUUID: string; request: ModificationRequest & Wish; caller: Caller }
type Decided = { changeId: string } | { refusal: ModificationAnswer }

/** Changes confirmed orders: dates, party, days of activities, insurance. One transaction moves rooms and money. */
export function createChangeService(deps: ChangesDeps) {
  const changes = createChangeRepository(deps.db)
  return {
    async conditions(orderUUID: string, caller: Caller): Promise<ModificationConditions> {
      return presentConditions(deps, await findOrder(deps.db, orderUUID), caller)
    },

    async quote(orderUUID: string, wish: ModificationQuoteRequest & Wish): Promise<ModificationQuote> {
      const order = await findOrder(deps.db, orderUUID)
      checkChangeable(deps, order)
      const judged = await judgeChange(deps, deps.db, { order, wish })
      if ('refusal' in judged) return notBookable(judged)
      const parts = await planRefund(deps, deps.db, { orderUUID, cents: judged.amounts.toRefund })
      return { ...presentQuote(judged), refundParts: presentParts(parts) }
    },

    async modify(modifying: Modifying): Promise<ModificationAnswer> {
      await findOrder(deps.db, modifying.orderUUID)
      const decided = await deps.inTransaction(async (db) =>
        decideOnce(deps, await openOrder(db, modifying.orderUUID, modifying.caller), modifying),
      )
      if ('refusal' in decided) return decided.refusal
      deps.reach('change:decided')
      deps.onConfirmed()
      return present(deps, decided.changeId)
    },

    async pay({ orderUUID, changeId, authorisation, caller }: Paying): Promise<PaymentAnswer> {
      // A card is never read aloud to customer care.
      if (caller.kind === 'agent') throw new AppError('payment-by-link')
      const order = await findOrder(deps.db, orderUUID)
      const change = await changes.find(changeId)
      const payment = await createPaymentsRepository(deps.db).ofChange(changeId)
      if (change?.orderUUID !== orderUUID || !payment) throw new AppError('modification-not-found')
      if (payment.intentId !== authorisation.paymentIntentId) throw new AppError('payment-mismatch')
      if (authorisation.payLater) throw new AppError('pay-later-not-available')
      const defaultReturn = shopPath({ locale: order.locale, path: paths.modification({ orderUUID }) })
      const asked = { payment, caller, order, authorisation, defaultReturn, payLater: null }
      const collected = await takePayment(deps, asked)
      const booking = { orderUUID, bookingNumber: order.bookingNumber }
      if (collected === 'processing') return { pending: booking }
      if (collected !== 'paid') return collected
      deps.onConfirmed()
      return { booking }
    },
  }
}

export type ChangeService = ReturnType<typeof createChangeService>
type Paying = {
  orderUUID: string
  changeId: string
  authorisation: PspAuthorization
  caller: Caller
}

const notBookable = ({ refusal, activityDates }: StayNotSold): ModificationQuote => ({
  bookable: false,
  reason: refusal,
  newAmount: null,
  lines: [],
  extraPayment: null,
  toPay: 0,
  toRefund: 0,
  stay: null,
  activityDates,
})

const presentQuote = ({ amounts, sold, taxOnSiteCents, activityDates }: Judged) => {
  const { newAmount, lines, extraPayment, toPay, toRefund } = amounts
  return {
    bookable: true,
    reason: null,
    newAmount,
    lines,
    extraPayment,
    toPay,
    toRefund,
    stay: sold.stay,
    localTaxOnSite: taxOnSiteCents,
    activityDates,
  }
}

/** The key's first call decides; every other one finds what came of it, whatever has happened to the order since. */
async function decideOnce(deps: ChangesDeps, open: OpenOrder, modifying: Modifying): Promise<Decided> {
  const { key, request } = modifying
  const { db, order } = open
  const known = await createChangeRepository(db).findByKey(key)
  const fingerprint = fingerprintOf(modifying)
  if (known && known.fingerprint !== fingerprint) throw new AppError('idempotency-key-reused')
  if (known) return { changeId: known.changeId }
  checkChangeable(deps, order)
  await lapseOpenChange(deps, open)
  const judged = await judgeChange(deps, db, { order, wish: request })
  if ('refusal' in judged) {
    if (judged.refusal === 'SOLD_OUT') throw new AppError('sold-out')
    return { refusal: refusal('not-bookable', { reason: judged.refusal }) }
  }
  const { newAmount } = judged.amounts
  if (newAmount !== request.expectedAmount) return { refusal: refusal('amount-changed', { newAmount }) }
  return { changeId: await begin(deps, open, { key, fingerprint, judged }) }
}

const fingerprintOf = ({ orderUUID, request: { access: _, ...wish } }: Modifying) =>
  createHash('sha256')
    .update(JSON.stringify([orderUUID, wish]))
    .digest('base64url')

type Beginning = { key: string; fingerprint: string; judged: Judged }

/** Holds both states; without anything to pay the change is done at once. */
async function begin(deps: ChangesDeps, open: OpenOrder, { key, fingerprint, judged }: Beginning) {
  const { db, order } = open
  const { amounts, sold, taxOnSiteCents } = judged
  const now = deps.clock.instant()
  const change: Change = {
    changeId: randomUUID(),
    orderUUID: order.orderUUID,
    key,
    fingerprint,
    status: 'open',
    before: soldStateOf(order),
    after: {
      sold,
      lines: amounts.lines,
      totalCents: amounts.newAmount,
      taxOnSiteCents,
      insured: amounts.insured,
    },
    extraCents: amounts.toPay || -amounts.toRefund,
    createdAt: now,
    expiresAt: new Date(now.getTime() + holdMs),
    doneAt: null,
  }
  if (!(await holdBoth(db, change))) throw new AppError('sold-out')
  deps.reach('change:stock-moved')
  await createChangeRepository(db).add(change)
  const { changeId } = change
  if (amounts.toPay === 0) {
    await applyChange(deps, open, change)
    return changeId
  }
  await open.advance({
    cause: 'change-opened',
    at: now,
    changeId,
    amounts: { total: amounts.newAmount },
  })
  const due = { orderUUID: order.orderUUID, changeId, amountCents: amounts.toPay }
  await addPayment(db, newPayment(deps, due), open.caller)
  return changeId
}

async function present(deps: ChangesDeps, changeId: string): Promise<ModificationAnswer> {
  const change = await createChangeRepository(deps.db).find(changeId)
  if (!change) throw new AppError('modification-not-found')
  const due = await createPaymentsRepository(deps.db).ofChange(changeId)
  const order = await findOrder(deps.db, change.orderUUID)
  const payment = due && change.status === 'open' ? await ensureIntent(deps, due, order) : null
  return {
    modification: {
      modificationUUID: change.changeId,
      status: change.status,
      newAmount: change.after.totalCents,
      toPay: Math.max(0, change.extraCents),
      toRefund: Math.max(0, -change.extraCents),
      expiresAt: change.status === 'open' ? change.expiresAt.toISOString() : null,
    },
    payment: payment && presentPayment(deps, payment),
  }
}
