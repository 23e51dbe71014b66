import type { PaymentAnswer, PspAuthorization } from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { PayableOrder } from '@escapade/shared-contracts/api/orders/payment-links-schemas'
import type { Caller } from '../../../platform/caller'
import { AppError } from '../../../platform/http/errors'
import { refusalByStatus } from '../access/act-rules'
import type { AccessDeps, OrderAccessService } from '../access/order-access'
import type { ChangeService } from '../acts/change'
import { collectOrder, type PaymentsDeps } from '../acts/pay-order'
import { createLifeRepository } from '../life/life-repository'
import { ensureIntent, presentPayment } from '../payment/payment-intent'
import { createChangeRepository } from '../records/change-repository'
import type { Order } from '../records/orders-repository'
import { createPaymentsRepository } from '../records/payments-repository'
import { presentOrder } from '../view/present-order'

type Deps = PaymentsDeps &
  Pick<AccessDeps, 'db' | 'clock'> & {
    access: Pick<OrderAccessService, 'open'>
    payChange: ChangeService['pay']
  }
type Opened = { orderUUID: string; caller: Caller }
type Paying = Opened & { authorisation: PspAuthorization }

/** Payment of an order by the reader of its link, who has its key and neither wrote nor knows the order itself. */
export const createLinkPayments = (deps: Deps) => ({
  /** The order as it stands, whatever has become of it, and its payment where it may still be paid. */
  async read({ orderUUID, caller }: Opened): Promise<PayableOrder> {
    const order = await deps.access.open({ orderUUID, caller, act: 'pay-by-link' })
    const { firstName, lastName } = order.buyer
    const buyer = { firstName, lastName }
    const changing = order.status === 'confirmed' ? await latestChange(deps, order) : null
    if (changing)
      return {
        order: await presentOrder(deps, { order: { ...order, ...changing.shown }, caller }),
        buyer,
        expiresAt: changing.expiresAt,
        payment: changing.payment && presentPayment(deps, changing.payment),
        change: changing.change,
      }
    return {
      order: await presentOrder(deps, { order, caller }),
      buyer,
      expiresAt: order.expiresAt.toISOString(),
      payment: await duePayment(deps, order),
      change: null,
    }
  },

  async pay({ orderUUID, caller, authorisation }: Paying): Promise<PaymentAnswer> {
    const order = await deps.access.open({ orderUUID, caller, act: 'pay-by-link' })
    const payment = await createPaymentsRepository(deps.db).findByIntent(authorisation.paymentIntentId)
    if (payment?.orderUUID !== orderUUID) throw new AppError('payment-mismatch')
    if (payment.changeId)
      return deps.payChange({ orderUUID, changeId: payment.changeId, authorisation, caller })
    return collectOrder(deps, { order, payment, authorisation, caller })
  },
})

export type LinkPayments = ReturnType<typeof createLinkPayments>

/** The change that waits to be paid, or that was not paid in time: the last one, where nothing came of it. */
async function latestChange(deps: Deps, order: Order) {
  const change = await createChangeRepository(deps.db).latestOf(order.orderUUID)
  if (!change || change.status === 'done' || change.extraCents <= 0) return null
  const { status, after, expiresAt } = change
  const isOpen = status === 'open'
  // Its buyer may have left it by themselves, with no link.
  if (!isOpen && !(await createLifeRepository(deps.db).wasLinked(order.orderUUID, change.changeId)))
    return null
  const payment = isOpen ? await createPaymentsRepository(deps.db).ofChange(change.changeId) : undefined
  const { stay, rooms } = { stay: after.sold.stay, rooms: after.sold.rooms }
  const { lines, totalCents, taxOnSiteCents, insured } = after
  return {
    shown: isOpen
      ? {
          stay,
          rooms,
          lines,
          totalCents,
          taxOnSiteCents,
          insured,
          checkin: stay.checkin,
          checkout: stay.checkout,
        }
      : {},
    expiresAt: expiresAt.toISOString(),
    payment: payment && payment.status !== 'cancelled' ? await ensureIntent(deps, payment, order) : null,
    change: {
      isOpen,
      checkin: order.checkin ?? stay.checkin,
      checkout: order.checkout ?? stay.checkout,
      totalAmount: order.totalCents,
      toPay: change.extraCents,
    },
  }
}

async function duePayment(deps: Deps, order: Order): Promise<PayableOrder['payment']> {
  if (order.status === 'confirmed' || refusalByStatus('pay-by-link', order.status)) return null
  const payment = await createPaymentsRepository(deps.db).ofOrder(order.orderUUID)
  if (payment.status === 'cancelled') return null
  return presentPayment(deps, await ensureIntent(deps, payment, order))
}
