import type { OrderView } from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { Caller } from '../../../platform/caller'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import { maskEmail } from '../../../platform/texts/mask-email'
import { isOwnOf } from '../access/order-access'
import { readLife } from '../life/read-life'
import { refusesMails } from '../mails/refused-mails'
import { readOrderMoney } from '../order-money'
import { findOrder } from '../records/find-order'
import { readHotelPhone } from '../records/hotel-phone'
import { isKeyGood, opensVouchers } from '../records/order-keys'
import type { Order } from '../records/orders-repository'
import { createPaymentsRepository } from '../records/payments-repository'
import { createRefundsRepository } from '../records/refunds-repository'
import type { GiftMoney, Sellers } from '../sales'
import { orderState } from './order-state'
import { presentTimeline } from './present-timeline'

type Deps = Pick<Sellers, 'sellerOf'> & { db: Db; giftMoney: GiftMoney; clock: Clock }

type Viewed = { order: Order; caller: Caller }

export const viewOrder = async (deps: Deps, orderUUID: string, caller: Caller): Promise<OrderView> =>
  presentOrder(deps, { order: await findOrder(deps.db, orderUUID), caller })

/** An order as its pages show it. Words of its buyer take a key: the address of the page alone is no proof. */
export async function presentOrder(deps: Deps, viewed: Viewed): Promise<OrderView> {
  const { db, giftMoney } = deps
  const { order } = viewed
  const [payment, refunded, gifts, giftsLeft, money, isBuyer, hotelPhone, vouchers, events, mailsRefused] =
    await Promise.all([
      createPaymentsRepository(db).ofOrder(order.orderUUID),
      createRefundsRepository(db).totalOf(order.orderUUID),
      giftMoney.paidFor(db, order.orderUUID),
      giftMoney.leftOf(db, order.orderUUID),
      readOrderMoney(deps, order),
      isOpenedBy(deps, viewed),
      readHotelPhone(db, order),
      vouchersFor(deps, viewed),
      readLife(db, order, deps.clock.instant()),
      refusesMails(db, order.orderUUID),
    ])
  return {
    orderUUID: order.orderUUID,
    bookingNumber: order.bookingNumber,
    status: order.status,
    state: orderState({ order, payment, money }),
    locale: order.locale,
    kind: order.kind,
    totalAmount: order.totalCents,
    localTaxOnSite: order.taxOnSiteCents,
    stay: order.stay,
    hotelPhone,
    lines: order.lines,
    ...(await deps.sellerOf(order.kind).shown?.(db, order, isBuyer)),
    ...(vouchers && { vouchers }),
    insured: order.insured,
    giftAmount: gifts.gift,
    refundedAmount: refunded,
    ...(isBuyer && giftsLeft.length > 0 && { giftsLeft }),
    payLater: payment.payLater,
    money,
    ...(order.termsVersion && { termsVersion: order.termsVersion }),
    cancelledAt: order.cancelledAt?.toISOString() ?? null,
    timeline: presentTimeline(events, viewed.caller),
    maskedEmail: maskEmail(order.buyer.email),
    ...(mailsRefused && { mailsRefused }),
    specialRequest: isBuyer ? order.specialRequest : null,
  }
}

/** Key of the order that the caller brought. */
const keyOf = ({ caller }: Viewed) =>
  'proof' in caller && caller.proof && 'key' in caller.proof ? caller.proof.key : undefined

async function isOpenedBy({ db, clock }: Deps, viewed: Viewed): Promise<boolean> {
  if (isOwnOf(viewed.order, viewed.caller)) return true
  const key = keyOf(viewed)
  return key !== undefined && isKeyGood(db, { orderUUID: viewed.order.orderUUID, key, now: clock.instant() })
}

async function vouchersFor({ db, clock, sellerOf }: Deps, viewed: Viewed) {
  const { order } = viewed
  const key = keyOf(viewed)
  const read = sellerOf(order.kind).vouchers
  if (!read || order.status !== 'confirmed' || key === undefined) return null
  const isOpen = await opensVouchers(db, { orderUUID: order.orderUUID, key, now: clock.instant() })
  return isOpen ? read(db, order) : null
}
