import type { PaymentService } from '../payment/payment-service'
import { type AccessDeps, keyForAnHour } from './order-access'

/** Opens an order, and its vouchers, to the payer, who knows the payment's intent and the whole order. */
export const openToPayer = (
  deps: Pick<AccessDeps, 'db' | 'clock'>,
  payments: PaymentService,
): PaymentService => ({
  ...payments,
  async pay(order, paying) {
    const answer = await payments.pay(order, paying)
    if (!('booking' in answer)) return answer
    const { booking } = answer
    return {
      booking: { ...booking, access: await keyForAnHour(deps, booking.orderUUID, { opensVouchers: true }) },
    }
  },
})
