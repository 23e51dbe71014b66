import type { PaymentAnswer, PspAuthorization } from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { PayableOrder } from '@escapade/shared-contracts/api/orders/payment-links-schemas'
import type { Caller } from '../../../platform/caller'
import { AppError } from '../../../platform/http/errors'
import { refusalByStatus } from '../access/act-rules'
import type { AccessDeps, OrderAccessService } from '../access/order-access'
import { collectOrder, type PaymentsDeps } from '../acts/pay-order'
import { ensureIntent, presentPayment } from '../payment/payment-intent'
import type { Order } from '../records/orders-repository'
import { createPaymentsRepository } from '../records/payments-repository'
import { presentOrder } from '../view/present-order'

type Deps = PaymentsDeps & Pick<AccessDeps, 'db' | 'clock'> & { access: Pick<OrderAccessService, 'open'> }
type Opened = { orderUUID: string; caller: Caller }
type Paying = Opened & { authorisation: PspAuthorization }

/** Payment of an order by the reader of its link, who has its key and neither wrote nor knows the order itself. */
export const createLinkPayments = (deps: Deps) => ({
  /** The order as it stands, whatever has become of it, and its payment where it may still be paid. */
  async read({ orderUUID, caller }: Opened): Promise<PayableOrder> {
    const order = await deps.access.open({ orderUUID, caller, act: 'pay-by-link' })
    const { firstName, lastName } = order.buyer
    return {
      order: await presentOrder(deps, { order, caller }),
      buyer: { firstName, lastName },
      expiresAt: order.expiresAt.toISOString(),
      payment: await duePayment(deps, order),
    }
  },

  async pay({ orderUUID, caller, authorisation }: Paying): Promise<PaymentAnswer> {
    const order = await deps.access.open({ orderUUID, caller, act: 'pay-by-link' })
    const payment = await createPaymentsRepository(deps.db).ofOrder(orderUUID)
    if (payment.intentId !== authorisation.paymentIntentId) throw new AppError('payment-mismatch')
    return collectOrder(deps, { order, payment, authorisation, caller })
  },
})

export type LinkPayments = ReturnType<typeof createLinkPayments>

async function duePayment(deps: Deps, order: Order): Promise<PayableOrder['payment']> {
  if (order.status === 'confirmed' || refusalByStatus('pay-by-link', order.status)) return null
  const payment = await createPaymentsRepository(deps.db).ofOrder(order.orderUUID)
  if (payment.status === 'cancelled') return null
  return presentPayment(deps, await ensureIntent(deps, payment, order))
}
