import type { OrderView } from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database/database'
import { maskEmail } from './order-rules'
import { readOrderMoney } from './payment/order-money'
import { createPaymentsRepository } from './payment/payments-repository'
import { createRefundsRepository } from './payment/refunds-repository'
import type { Order } from './records/orders-repository'
import type { GiftMoney, Sellers } from './sales'

type Deps = Pick<Sellers, 'sellerOf'> & { db: Db; giftMoney: GiftMoney; clock: Clock }

/** An order as its confirmation page shows it. */
export async function presentOrder(deps: Deps, order: Order): Promise<OrderView> {
  const { db, giftMoney } = deps
  const [payment, refunded, gifts, money] = await Promise.all([
    createPaymentsRepository(db).ofOrder(order.order_uuid),
    createRefundsRepository(db).totalOf(order.order_uuid),
    giftMoney.paidFor(db, order.order_uuid),
    readOrderMoney(deps, order.order_uuid),
  ])
  return {
    orderUUID: order.order_uuid,
    bookingNumber: order.booking_number,
    status: order.status,
    locale: order.locale,
    kind: order.kind,
    totalAmount: order.total_cents,
    localTaxOnSite: order.tax_on_site_cents,
    stay: order.stay,
    lines: order.lines,
    ...deps.sellerOf(order.kind).shown?.(order),
    insured: order.insured,
    giftAmount: gifts.gift,
    refundedAmount: refunded,
    payLater: payment.pay_later,
    money,
    cancelledAt: order.cancelled_at?.toISOString() ?? null,
    maskedEmail: maskEmail(order.buyer.email),
  }
}
