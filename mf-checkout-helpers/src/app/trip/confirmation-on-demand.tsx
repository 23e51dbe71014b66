import { onDemand } from '@escapade/shared-ui/layer/on-demand'
import { OrderWaiting } from './OrderWaiting'

/** Checkouts fetch it while the payment is on its way. */
export const ConfirmationOnDemand = onDemand(
  async () => ({
    default: (await import(/* webpackChunkName: "page-confirmation" */ './ConfirmationPage'))
      .ConfirmationPage,
  }),
  { waiting: <OrderWaiting /> },
)
