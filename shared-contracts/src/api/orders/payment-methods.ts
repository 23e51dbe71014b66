import { endpoint } from '../endpoint'
import type { PaymentMethods, PaymentMethodsQuery } from './payment-methods-schemas'

/** Ways to pay that checkout, footer, questions and answers, and mails offer and name: one list (D122). */
export const getPaymentMethods = /* @__PURE__ */ endpoint<{ query: PaymentMethodsQuery }, PaymentMethods>(
  'GET',
  '/front-gateway/purchase/payment-methods',
)
