import type { Caller } from '../../../platform/caller'
import type { Tx } from '../../../platform/database/database'
import { createOrdersRepository, type Order, type OrderChange } from '../records/orders-repository'
import { createPaymentsRepository, type Payment } from '../records/payments-repository'
import { advance, advancePayment, type OrderStep, type PaymentStep } from './advance'

/** `by`: another party than the caller, who only asked what became of it. */
type By<Step extends { by: Caller }> = Omit<Step, 'by'> & { by?: Caller }

/** An order that nobody else can change until the end of the transaction, with its payments. */
export type OpenOrder = {
  readonly db: Tx
  readonly caller: Caller
  /** The order as its last step has left it. */
  readonly order: Order
  /** The payment of the order itself. */
  readonly payment: Payment
  paymentOf(changeId: string): Payment | undefined
  /** A payment by its id, of the order or of a change of it. */
  findPayment(paymentId: string): Payment
  /** Takes the order one step on; `conflict` where its life does not allow it. */
  advance(step: By<OrderStep>): Promise<Order>
  /** Takes a payment one step on; false, and nothing is written, where it has gone on otherwise. */
  advancePayment(paymentId: string, step: By<PaymentStep>): Promise<boolean>
  /** Changes columns that are no step of its life. */
  write(change: OrderChange): Promise<Order>
}

/** Opens an order to a caller: locks its row first, then its payments, always in this order and once. */
export async function openOrder(db: Tx, orderUUID: string, caller: Caller): Promise<OpenOrder> {
  const orders = createOrdersRepository(db)
  let order = await orders.lock(orderUUID)
  let payments = await createPaymentsRepository(db).lockOf(orderUUID)
  const one = (payment: Payment | undefined): Payment => {
    if (!payment) throw new Error(`Order ${orderUUID} has no such payment`)
    return payment
  }
  const findPayment = (paymentId: string) => one(payments.find((payment) => payment.paymentId === paymentId))
  return {
    db,
    caller,
    get order() {
      return order
    },
    get payment() {
      return one(payments.find(({ changeId }) => changeId === null))
    },
    paymentOf: (changeId) => payments.find((payment) => payment.changeId === changeId),
    findPayment,
    async advance(step) {
      order = await advance(db, order, { by: caller, ...step })
      return order
    },
    async advancePayment(paymentId, step) {
      const moved = await advancePayment(db, findPayment(paymentId), { by: caller, ...step })
      if (moved) payments = payments.map((payment) => (payment.paymentId === paymentId ? moved : payment))
      return moved !== null
    },
    async write(change) {
      order = await orders.change(order, change)
      return order
    },
  }
}
