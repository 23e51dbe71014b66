import { createHash, randomUUID } from 'node:crypto'
import type { GivenGift } from '@escapade/shared-contracts/api/desk/desk-schemas'
import type { Caller } from '../../../platform/caller'
import { AppError } from '../../../platform/http/errors'
import { checkStatus } from '../access/act-rules'
import { addPayment, placeOrder } from '../life/advance'
import { createLifeRepository } from '../life/life-repository'
import { type OpenOrder, openOrder } from '../life/open-order'
import { holdMs } from '../order-rules'
import { newPayment } from '../payment/payment-intent'
import { noteOn } from '../records/order-notes'
import type { Order } from '../records/orders-repository'
import type { Offer } from '../sales'
import type { ChangesDeps } from './change'
import { complete } from './payable'

export type GiveGift = {
  orderUUID: string
  caller: Caller
  cents: number
  /** All that was given for this order when the caller looked: somebody else, or the same press twice, is a conflict. */
  givenBefore: number
  /** Why, for those who work for the shop. */
  note: string
}

/**
 * Gives the buyer of an order gift money, to make up for something. It is an order of a gift card that costs nothing: it is
 * found, mailed, used, watched and erased as any other. One transaction with the note and the step of the order it is for.
 */
export async function giveGift(deps: ChangesDeps, wish: GiveGift): Promise<GivenGift> {
  const given = await deps.inTransaction(async (db) =>
    giveOnce(deps, await openOrder(db, wish.orderUUID, wish.caller), wish),
  )
  deps.onConfirmed()
  return given
}

async function giveOnce(
  deps: ChangesDeps,
  open: OpenOrder,
  { cents, givenBefore, note }: GiveGift,
): Promise<GivenGift> {
  const { db, order, caller } = open
  checkStatus('give-gift', order)
  const given = await createLifeRepository(db).givenFor(order.orderUUID)
  if (given !== givenBefore) throw new AppError('refund-changed', { newAmount: given })
  const at = deps.clock.instant()
  const offer = await deps.sellerOf('gift').giveAway?.(db, { locale: order.locale, cents })
  if (!offer) throw new Error('No seller gives gifts away')
  const placed = await placeOrder(db, giftOrder(order, offer, at), { by: caller, replaces: null })
  const { orderUUID, bookingNumber } = placed
  const payment = newPayment(deps, { orderUUID, changeId: null, amountCents: 0 })
  await addPayment(db, payment, caller)
  const gift = await openOrder(db, orderUUID, caller)
  await gift.advancePayment(payment.paymentId, { cause: 'captured', at })
  await complete(deps, gift, payment)
  await noteOn(deps, open, note)
  await open.advance({ cause: 'goodwill-gift', at, reason: bookingNumber, amounts: { gift: cents } })
  return { orderUUID, bookingNumber }
}

function giftOrder({ locale, buyer }: Order, offer: Offer, now: Date) {
  const orderUUID = randomUUID()
  return {
    orderUUID,
    fingerprint: createHash('sha256').update(orderUUID).digest('base64url'),
    locale,
    buyer,
    specialRequest: null,
    kind: 'gift',
    packageId: null,
    roomId: null,
    rooms: null,
    checkin: null,
    checkout: null,
    stay: null,
    item: offer.item.kind === 'stay' ? null : offer.item.sold,
    lines: offer.lines,
    totalCents: 0,
    taxOnSiteCents: 0,
    insured: false,
    asksFirst: false,
    minisiteId: null,
    travelForm: null,
    termsVersion: null,
    holdsStock: true,
    version: 0,
    heldAt: now,
    expiresAt: new Date(now.getTime() + holdMs),
    createdAt: now,
    confirmedAt: null,
    cancelledAt: null,
    refundCents: 0,
    buyerMark: null,
    visitorMark: null,
  } satisfies Parameters<typeof placeOrder>[1]
}
