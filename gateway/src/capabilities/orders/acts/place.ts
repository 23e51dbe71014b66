import { randomUUID } from 'node:crypto'
import type { OrderAnswer } from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { Caller } from '../../../platform/caller'
import type { Tx } from '../../../platform/database/database'
import type { InTransaction } from '../../../platform/database/transaction'
import { AppError } from '../../../platform/http/errors'
import type { StockClaim } from '../../../rates/stock'
import type { HoldGuard } from '../abuse/hold-guard'
import { type Marks, marksOf } from '../abuse/marks'
import type { ReachCrashPoint } from '../crash/crash-point'
import type { LegalTexts } from '../legal-texts'
import { addPayment, placeOrder } from '../life/advance'
import { fingerprintOf, holdMs, type ParsedOrder, totalOf } from '../order-rules'
import { ensureIntent, type IntentDeps, newPayment, presentPayment } from '../payment/payment-intent'
import { findOrder } from '../records/find-order'
import { createKeysRepository } from '../records/keys-repository'
import type { NewOrder, Order } from '../records/orders-repository'
import { createPaymentsRepository, type Payment } from '../records/payments-repository'
import { soldStayOf } from '../records/sold-stay'
import { type Refusal, refusal } from '../refusal'
import type { HeldRooms, NotSold, Offer, Seller } from '../sales'
import { checkNotBooked } from '../stay/check-not-booked'
import { isWorseThan } from '../stay/refund-rules'
import { claimOf } from '../stay/stay-claim'
import { giveBackHeld, type HoldDeps, openReplaceable } from '../stock/hold'

export type PlacingDeps = HoldDeps &
  IntentDeps & {
    inTransaction: InTransaction
    /** Seller of what the order is for; undefined for an unknown kind. */
    sellerFor: (order: ParsedOrder) => Seller | undefined
    holds: HoldGuard
    reach: ReachCrashPoint
    legal: LegalTexts
    heldRooms: HeldRooms
  }

type Placed = { order: Order; payment: Payment } | { refusal: Refusal }
type Priced = { seller: Seller; offer: Offer; promotionCents: number }

/** Holds what an order is for. A repeated call, also after a crash, goes on where the first one stopped. */
export async function place(deps: PlacingDeps, placing: Omit<Placing, 'marks'>): Promise<OrderAnswer> {
  const { order, caller } = placing
  const marks = marksOf({ email: order.buyer.email, caller })
  const placed = await deps.inTransaction((db) => placeOnce(deps, db, { ...placing, marks }))
  if ('refusal' in placed) return placed.refusal
  deps.reach('order:reserved')
  const payment = await ensureIntent(deps, placed.payment, placed.order)
  return { order: presentHeld(placed.order), payment: presentPayment(deps, payment) }
}

type Placing = {
  key: string
  order: ParsedOrder
  marks: Marks
  caller: Caller
  /** Place of the visitor on a waiting list. */
  placeId?: string | undefined
}

/** The key's first call places the order or is refused; every other one gets what came of it. */
async function placeOnce(
  deps: PlacingDeps,
  db: Tx,
  { key, order, marks, caller, placeId }: Placing,
): Promise<Placed> {
  const keys = createKeysRepository(db)
  const fingerprint = fingerprintOf(order)
  if (!(await keys.claim(key, fingerprint, deps.clock.instant()))) return recall(db, { key, fingerprint })

  await deps.holds.queue(db, marks)
  await checkNotBooked(db, order)
  const before = order.replacesOrder ? await openReplaceable(db, order.replacesOrder, caller) : null
  if (before) await giveBackHeld(deps, before)
  const own = await deps.heldRooms.heldFor(db, placeId)
  const verdict = await judge(deps, db, { order, own })
  const isRefused = 'error' in verdict
  const orderUUID = randomUUID()
  const reason = isRefused ? null : orderUUID
  await before?.advance({ cause: 'replaced', at: deps.clock.instant(), reason })
  if (isRefused) {
    await keys.keepRefusal(key, verdict)
    return { refusal: verdict }
  }
  const replaces = before?.order.orderUUID ?? null
  const wanted = { orderUUID, order, fingerprint, marks, caller, priced: verdict, replaces, placeId }
  const placed = await reserve(deps, db, wanted)
  await keys.keepOrder(key, placed.order.orderUUID)
  return placed
}

async function recall(db: Tx, { key, fingerprint }: { key: string; fingerprint: string }): Promise<Placed> {
  const known = await createKeysRepository(db).find(key)
  if (known.fingerprint !== fingerprint) throw new AppError('idempotency-key-reused')
  if (!known.orderUUID) return { refusal: known.refusal as Refusal }
  return {
    order: await findOrder(db, known.orderUUID),
    payment: await createPaymentsRepository(db).ofOrder(known.orderUUID),
  }
}

type Judged = { order: ParsedOrder; own: StockClaim | undefined }

/** The price is the server's: what the visitor saw only has to be the same. */
async function judge(deps: PlacingDeps, db: Tx, { order, own }: Judged): Promise<Priced | Refusal> {
  const seller = deps.sellerFor(order)
  if (!seller)
    throw new AppError('invalid-request', undefined, [{ path: 'body.items', code: 'nothing_to_sell' }])
  const offer = await seller.offer(db, order, own)
  if ('refusal' in offer) return refuseOffer(offer)
  const promoted = await withPromotion(deps, db, { order, offer })
  if ('refusal' in promoted) return refuseOffer(promoted)
  const newAmount = totalOf(promoted.offer.lines)
  if (newAmount !== order.expectedAmount) return refusal('amount-changed', { newAmount })
  if (hasWorseTerms(order, promoted.offer)) return refusal('terms-changed', {})
  return { seller, ...promoted }
}

function hasWorseTerms({ items }: ParsedOrder, { item }: Offer): boolean {
  const seen = items.shortStayItem?.termsSeen
  return seen !== undefined && item.kind === 'stay' && isWorseThan(seen, item.sold.stay.cancellationPolicy)
}

function refuseOffer({ refusal: reason }: NotSold): Refusal {
  if (reason === 'SOLD_OUT') throw new AppError('sold-out')
  return refusal('not-bookable', { reason })
}

type Promoting = { order: ParsedOrder; offer: Offer }

/** Insurance and postage are passed on at their price. */
const isReducible = ({ kind }: Offer['lines'][number]) => kind !== 'insurance' && kind !== 'shipping'

/** A code reduces what is bought, not what insures it or brings it. */
async function withPromotion(
  { promotions }: PlacingDeps,
  db: Tx,
  { order, offer }: Promoting,
): Promise<{ offer: Offer; promotionCents: number } | NotSold> {
  const code = order.items.promotionCodeItem
  if (!code) return { offer, promotionCents: 0 }
  const amountCents = totalOf(offer.lines.filter(isReducible))
  const line = await promotions.offer(db, { code, amountCents, order })
  if ('refusal' in line) return line
  return { offer: { ...offer, lines: [...offer.lines, line] }, promotionCents: -line.amountCents }
}

type Reservation = {
  orderUUID: string
  order: ParsedOrder
  fingerprint: string
  marks: Marks
  caller: Caller
  priced: Priced
  replaces: string | null
  placeId: string | undefined
}

async function reserve(deps: PlacingDeps, db: Tx, reservation: Reservation) {
  const { order, priced, marks, caller, replaces, placeId } = reservation
  const now = deps.clock.instant()
  const { isPackage } = priced.offer
  const texts = await deps.legal.keepTexts(db, { locale: order.locale, isPackage }, now)
  const wanted = newOrder(reservation, texts, now)
  await deps.holds.check(db, { marks, roomId: wanted.roomId, now: wanted.heldAt })
  const placed = await placeOrder(db, wanted, { by: caller, replaces })
  if (placed.kind === 'stay') await deps.heldRooms.useHeld(db, placeId, claimOf(soldStayOf(placed)).nights)
  if (!(await priced.seller.take(db, placed))) throw new AppError('sold-out')
  deps.reach('order:stock-taken')
  const { orderUUID, totalCents: dueCents } = placed
  await takePromotion(deps, db, { orderUUID, order, reductionCents: priced.promotionCents })
  const gifts = await deps.giftMoney.take(db, { orderUUID, order, dueCents })
  if ('refusal' in gifts) throw new AppError('gift-not-usable', { reason: gifts.refusal })
  const payment = newPayment(deps, { orderUUID, changeId: null, amountCents: dueCents - gifts.cents })
  await addPayment(db, payment, caller)
  return { order: placed, payment }
}

type PromotionUse = { orderUUID: string; order: ParsedOrder; reductionCents: number }

async function takePromotion({ promotions }: PlacingDeps, db: Tx, use: PromotionUse) {
  const code = use.order.items.promotionCodeItem
  if (code && !(await promotions.take(db, { ...use, code }))) throw new AppError('conflict')
}

type Texts = Awaited<ReturnType<LegalTexts['keepTexts']>>

function newOrder(
  { orderUUID, order, fingerprint, priced, marks }: Reservation,
  { travelForm, termsVersion }: Texts,
  now: Date,
) {
  const { offer, seller } = priced
  const sold = offer.item.kind === 'stay' ? offer.item.sold : null
  const item = order.items.shortStayItem
  return {
    orderUUID,
    fingerprint,
    locale: order.locale,
    buyer: order.buyer,
    specialRequest: item?.specialRequest ?? order.specialRequest,
    kind: seller.kind,
    packageId: sold?.packageId ?? null,
    roomId: sold?.roomId ?? null,
    rooms: sold?.rooms ?? null,
    checkin: sold?.stay.checkin ?? null,
    checkout: sold?.stay.checkout ?? null,
    stay: sold?.stay ?? null,
    item: sold ? null : offer.item.sold,
    lines: offer.lines,
    totalCents: totalOf(offer.lines),
    taxOnSiteCents: offer.taxOnSiteCents,
    insured: offer.lines.some(({ kind }) => kind === 'insurance'),
    asksFirst: order.bookAgain === false,
    minisiteId: item?.reservationCriteria.minisiteId ?? null,
    travelForm,
    termsVersion,
    holdsStock: true,
    version: 0,
    heldAt: now,
    expiresAt: new Date(now.getTime() + holdMs),
    createdAt: now,
    confirmedAt: null,
    cancelledAt: null,
    refundCents: 0,
    buyerMark: marks.buyer,
    visitorMark: marks.visitor,
  } satisfies Omit<NewOrder, 'bookingNumber' | 'status'>
}

const presentHeld = (order: Order) => ({
  orderUUID: order.orderUUID,
  bookingNumber: order.bookingNumber,
  totalAmount: order.totalCents,
  expiresAt: order.expiresAt.toISOString(),
})
