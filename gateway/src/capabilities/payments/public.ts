/** Face of the room: all that other capabilities may use of it. */
export { askProvider } from './ask-provider'
export { redirectName } from './offer/redirect-name'
export {
  type Authorisation,
  type MissedInstalment,
  type MoneyFact,
  type PaymentProvider,
  PaymentProviderError,
  type PaymentRefusal,
  type PaymentState,
} from './payment-provider'
export type { PaymentEvent } from './webhooks/signed-events'
