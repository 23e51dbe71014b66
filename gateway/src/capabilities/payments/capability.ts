/** All that the app composes of the room: the provider that takes the cards, and the ways to pay. */
export { createPaymentProvider, webhookSecretsOf } from './create-payment-provider'
export { paymentMethodsRoute } from './offer/payment-methods-route'
export { createPaymentOffer } from './offer/payment-offer'
export type { PaymentProvider } from './payment-provider'
export { bankCommand, bankHelp } from './sandbox/bank-command'
export { tryStripe } from './try-stripe'
export { webhookRoute } from './webhooks/webhook-route'
