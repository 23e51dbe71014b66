import type { OrderView } from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import { maskEmail } from '../../../platform/texts/mask-email'
import { readLife } from '../life/read-life'
import { readOrderMoney } from '../order-money'
import { readHotelPhone } from '../records/hotel-phone'
import { isKeyGood, opensVouchers } from '../records/order-keys'
import type { Order } from '../records/orders-repository'
import { createPaymentsRepository } from '../records/payments-repository'
import { createRefundsRepository } from '../records/refunds-repository'
import type { GiftMoney, Sellers } from '../sales'
import { orderState } from './order-state'
import { presentTimeline } from './present-timeline'

type Deps = Pick<Sellers, 'sellerOf'> & { db: Db; giftMoney: GiftMoney; clock: Clock }

type Viewed = { order: Order; key: string | undefined; isAgent: boolean }

/** An order as its pages show it. Words of its buyer take a key: the address of the page alone is no proof. */
export async function presentOrder(deps: Deps, viewed: Viewed): Promise<OrderView> {
  const { db, giftMoney } = deps
  const { order } = viewed
  const [payment, refunded, gifts, money, isBuyer, hotelPhone, vouchers, events] = await Promise.all([
    createPaymentsRepository(db).ofOrder(order.orderUUID),
    createRefundsRepository(db).totalOf(order.orderUUID),
    giftMoney.paidFor(db, order.orderUUID),
    readOrderMoney(deps, order.orderUUID),
    isOpenedBy(deps, viewed),
    readHotelPhone(db, order),
    vouchersFor(deps, viewed),
    readLife(db, order, deps.clock.instant()),
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
    ...deps.sellerOf(order.kind).shown?.(order),
    ...(vouchers && { vouchers }),
    insured: order.insured,
    giftAmount: gifts.gift,
    refundedAmount: refunded,
    payLater: payment.payLater,
    money,
    cancelledAt: order.cancelledAt?.toISOString() ?? null,
    timeline: presentTimeline(events, viewed.isAgent),
    maskedEmail: maskEmail(order.buyer.email),
    specialRequest: isBuyer ? order.specialRequest : null,
  }
}

const isOpenedBy = async ({ db, clock }: Deps, { order: { orderUUID }, key }: Viewed): Promise<boolean> =>
  key !== undefined && isKeyGood(db, { orderUUID, key, now: clock.instant() })

async function vouchersFor({ db, clock, sellerOf }: Deps, { order, key }: Viewed) {
  const { kind, status, orderUUID } = order
  const read = sellerOf(kind).vouchers
  if (!read || status !== 'confirmed' || key === undefined) return null
  return (await opensVouchers(db, { orderUUID, key, now: clock.instant() })) ? read(db, order) : null
}
