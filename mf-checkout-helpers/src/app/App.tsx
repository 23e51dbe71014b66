import { usePageLocation } from '@escapade/remote-kit/runtime/shell-context'
import { ConfirmationPage } from '../features/confirmation/ConfirmationPage'
import { ActivityCheckoutPage } from './ActivityCheckoutPage'
import { CheckoutPage } from './CheckoutPage'
import { readRoute } from './route'

export function App() {
  const route = readRoute(usePageLocation())
  if (route.page === 'confirmation')
    return <ConfirmationPage orderUUID={route.orderUUID} succeeded={route.succeeded} />
  return route.page === 'activity' ? <ActivityCheckoutPage /> : <CheckoutPage />
}
