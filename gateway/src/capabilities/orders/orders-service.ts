import { randomInt, randomUUID } from 'node:crypto'
import type { OrderAnswer, OrderView } from '@escapade/shared-contracts/api/orders-schemas'
import { addDays } from '@escapade/shared-contracts/rules/days'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import { AppError } from '../../platform/errors'
import type { InTransaction } from '../../platform/transaction'
import type { PaymentProvider } from '../payments/payment-provider'
import { askProvider } from './ask-provider'
import type { ReachCrashPoint } from './crash-point'
import {
  checkItems,
  checkTravelPeriod,
  fingerprintOf,
  holdMs,
  isPackageTravel,
  maskEmail,
  type ParsedOrder,
  stayRequestOf,
} from './order-rules'
import {
  createKeysRepository,
  createOrdersRepository,
  createPaymentsRepository,
  type NewOrder,
  type Order,
  type Payment,
} from './orders-repository'
import type { QuoteStay, StayQuote } from './stay-quote'
import { createStockRepository } from './stock-repository'
import { travelFormVersion } from './travel-form'

export type OrdersDeps = {
  db: Db
  inTransaction: InTransaction
  clock: Clock
  provider: PaymentProvider
  quoteStay: QuoteStay
  payee: string
  reach: ReachCrashPoint
}

type Bookable = Extract<StayQuote, { bookable: true }>
type Refusal = Extract<OrderAnswer, { error: unknown }>
type Placed = { orderUUID: string } | { refusal: Refusal }

const refuse = (code: Refusal['error']['code'], values: Partial<Refusal['error']>): Refusal => ({
  error: {
    code,
    message: code === 'amount-changed' ? 'The price has changed' : 'The stay cannot be booked',
    newAmount: null,
    reason: null,
    ...values,
  },
})

/** Holds rooms for orders. A repeated call, also after a crash, goes on where the first one stopped. */
export function createOrdersService(deps: OrdersDeps) {
  return {
    async place({ key, order }: { key: string; order: ParsedOrder }): Promise<OrderAnswer> {
      const fault = checkTravelPeriod(order)
      if (fault) throw new AppError('invalid-request', undefined, [fault])
      const placed = await deps.inTransaction((db) => placeOnce(deps, db, { key, order }))
      if ('refusal' in placed) return placed.refusal
      deps.reach('order:reserved')
      const payment = await ensureIntent(deps, placed.orderUUID)
      return presentHeld(deps, await findOrder(deps.db, placed.orderUUID), payment)
    },

    view: async (orderUUID: string): Promise<OrderView> => presentOrder(await findOrder(deps.db, orderUUID)),
  }
}

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

export async function findOrder(db: Db, orderUUID: string): Promise<Order> {
  const order = isUuid(orderUUID) ? await createOrdersRepository(db).find(orderUUID) : undefined
  if (!order) throw new AppError('order-not-found')
  return order
}

type Placing = { key: string; order: ParsedOrder }

/** The key's first call places the order or is refused; every other one gets what came of it. */
async function placeOnce(deps: OrdersDeps, db: Db, { key, order }: Placing): Promise<Placed> {
  const keys = createKeysRepository(db)
  const fingerprint = fingerprintOf(order)
  if (!(await keys.claim(key, fingerprint, deps.clock.instant()))) return recall(db, { key, fingerprint })

  const verdict = await judge(deps, db, order)
  if ('error' in verdict) {
    await keys.keepRefusal(key, verdict)
    return { refusal: verdict }
  }
  const orderUUID = await reserve(deps, db, { order, fingerprint, quote: verdict })
  await keys.keepOrder(key, orderUUID)
  return { orderUUID }
}

async function recall(db: Db, { key, fingerprint }: { key: string; fingerprint: string }): Promise<Placed> {
  const known = await createKeysRepository(db).find(key)
  if (known.fingerprint !== fingerprint) throw new AppError('idempotency-key-reused')
  if (known.order_uuid) return { orderUUID: known.order_uuid }
  return { refusal: known.refusal as Refusal }
}

/** The price is the server's: what the visitor saw only has to be the same. */
async function judge(deps: OrdersDeps, db: Db, order: ParsedOrder): Promise<Bookable | Refusal> {
  const unsold = checkItems(order)
  if (unsold) return refuse('not-bookable', { reason: unsold })
  const quote = await deps.quoteStay(db, stayRequestOf(order))
  if (!quote.bookable) {
    if (quote.reason === 'SOLD_OUT') throw new AppError('sold-out')
    return refuse('not-bookable', { reason: quote.reason })
  }
  return quote.totalCents === order.expectedAmount
    ? quote
    : refuse('amount-changed', { newAmount: quote.totalCents })
}

type Reservation = { order: ParsedOrder; fingerprint: string; quote: Bookable }

async function reserve(deps: OrdersDeps, db: Db, reservation: Reservation): Promise<string> {
  const { order, quote } = reservation
  const { travelPeriod, activityDaySelections } = order.items.shortStayItem.reservationCriteria
  const activities = activityDaySelections.map(({ activityId, dayIndex }) => ({
    activity_id: activityId,
    day: addDays(travelPeriod.checkinDate, dayIndex),
  }))
  const { checkinDate: checkin, checkoutDate: checkout } = travelPeriod
  const claim = { roomId: quote.roomId, rooms: quote.rooms, checkin, checkout, activities }
  if (!(await createStockRepository(db).take(claim))) throw new AppError('sold-out')
  deps.reach('order:stock-taken')

  const orderUUID = await addOrder(db, newOrder(reservation, deps.clock.instant()))
  await createOrdersRepository(db).addActivities(orderUUID, activities)
  await createPaymentsRepository(db).add(newPayment(deps, orderUUID, quote.totalCents))
  return orderUUID
}

function newOrder({ order, fingerprint, quote }: Reservation, now: Date): Omit<NewOrder, 'booking_number'> {
  const { offerId, travelPeriod } = order.items.shortStayItem.reservationCriteria
  return {
    order_uuid: randomUUID(),
    status: 'pending',
    fingerprint,
    locale: order.locale,
    buyer: order.buyer,
    special_request: order.specialRequest,
    package_id: offerId,
    room_id: quote.roomId,
    rooms: quote.rooms,
    checkin: travelPeriod.checkinDate,
    checkout: travelPeriod.checkoutDate,
    total_cents: quote.totalCents,
    tax_on_site_cents: quote.taxOnSiteCents,
    stay: quote.stay,
    travel_form: isPackageTravel(quote.stay) ? travelFormVersion : null,
    holds_stock: true,
    held_at: now,
    expires_at: new Date(now.getTime() + holdMs),
    created_at: now,
    confirmed_at: null,
  }
}

/** Booking numbers are drawn, so that nobody guesses a neighbour's; one that is taken is drawn again. */
async function addOrder(db: Db, order: Omit<NewOrder, 'booking_number'>): Promise<string> {
  const orders = createOrdersRepository(db)
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const bookingNumber = String(randomInt(10_000_000, 100_000_000))
    if (await orders.add({ ...order, booking_number: bookingNumber })) return order.order_uuid
  }
  throw new Error('No free booking number was drawn')
}

const newPayment = ({ provider, clock }: OrdersDeps, orderUUID: string, amountCents: number): Payment => ({
  payment_id: randomUUID(),
  order_uuid: orderUUID,
  provider: provider.name,
  intent_id: null,
  amount_cents: amountCents,
  status: 'created',
  payment_method: null,
  refusal: null,
  updated_at: clock.instant(),
})

/** The provider learns about the order after the commit; asking twice makes one intent. */
async function ensureIntent(deps: OrdersDeps, orderUUID: string): Promise<Payment> {
  const payments = createPaymentsRepository(deps.db)
  const payment = await payments.ofOrder(orderUUID)
  if (payment.intent_id) return payment
  const order = await findOrder(deps.db, orderUUID)
  const { intentId } = await askProvider(
    deps.provider.createIntent({
      reference: payment.payment_id,
      amountCents: payment.amount_cents,
      currency: 'EUR',
      payee: deps.payee,
      description: `${order.booking_number} ${order.stay.hotelLabel}`.slice(0, 200),
    }),
  )
  deps.reach('order:intent-created')
  await payments.saveIntent(orderUUID, intentId, deps.clock.instant())
  deps.reach('order:intent-saved')
  return payments.ofOrder(orderUUID)
}

const presentHeld = ({ payee }: OrdersDeps, order: Order, payment: Payment): OrderAnswer => ({
  order: {
    orderUUID: order.order_uuid,
    bookingNumber: order.booking_number,
    totalAmount: order.total_cents,
    expiresAt: order.expires_at.toISOString(),
  },
  payment: {
    provider: payment.provider,
    paymentIntentId: payment.intent_id ?? '',
    amount: payment.amount_cents,
    currency: 'EUR',
    payee,
  },
})

const presentOrder = (order: Order): OrderView => ({
  orderUUID: order.order_uuid,
  bookingNumber: order.booking_number,
  status: order.status,
  locale: order.locale,
  totalAmount: order.total_cents,
  localTaxOnSite: order.tax_on_site_cents,
  stay: order.stay,
  maskedEmail: maskEmail(order.buyer.email),
})
