import { onDemand } from '@escapade/shared-ui/layer/on-demand'
import { OrderWaiting } from './OrderWaiting'

/** The page of an order that is paid: forms and lookups do without it. It is loaded while the payment is on its way. */
export const PaidOrder = onDemand(async () => ({ default: (await import('./PaidOrder')).PaidOrder }), {
  waiting: <OrderWaiting />,
})
