import type { OrderMoney, OrderState } from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { Order } from '../records/orders-repository'
import type { Payment } from '../records/payments-repository'

type Standing = {
  order: Pick<Order, 'status' | 'confirmedAt' | 'version'>
  /** Payment of the order itself, not of its changes. */
  payment: Pick<Payment, 'status'>
  money: OrderMoney
}

/** State of an order, in the one word that page, lookup and mail speak from (D128). */
export function orderState({ order, payment, money }: Standing): OrderState {
  switch (order.status) {
    case 'confirmed':
      return order.version > 0 ? 'changed' : 'booked'
    case 'cancelled':
      return order.confirmedAt ? afterCancelling(money) : 'expired'
    case 'expired':
      // Its money is being taken: the order takes its rooms again, or the money is let go.
      return payment.status === 'capturing' ? 'paying' : 'expired'
    default:
      return beforePaying(payment)
  }
}

/** Instalments that are not collected any more came back as well: the buyer keeps them. */
function afterCancelling(money: OrderMoney): OrderState {
  const back = money.returnedToCard + money.returnedToGift + money.uncollected
  if (back === 0) return 'cancelled'
  const stillPaid = money.paidByCard + money.paidByGift - money.returnedToCard - money.returnedToGift
  const stillDue = money.due.reduce((sum, { amount }) => sum + amount, 0)
  return stillPaid + stillDue > 0 ? 'partly-refunded' : 'refunded'
}

function beforePaying({ status }: Standing['payment']): OrderState {
  switch (status) {
    case 'created':
    case 'open':
      return 'held'
    case 'refused':
      return 'refused'
    case 'cancelled':
      return 'expired'
    default:
      return 'paying'
  }
}
