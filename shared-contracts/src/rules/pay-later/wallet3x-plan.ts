import { instalments } from './pay-later-schedule'

/** Three payments through PayPal, the first today; PayPal takes no fee of the buyer. */
export const wallet3xPlan = (order: { now: string; amountCents: number }) => ({
  method: '3x' as const,
  lender: 'PayPal',
  paymentFee: 0,
  payments: instalments(3, order, 0),
})
