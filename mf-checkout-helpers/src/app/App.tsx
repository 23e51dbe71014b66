import { usePageLocation } from '@escapade/remote-kit/runtime/shell-context'
import { ActivityCheckoutPage } from './ActivityCheckoutPage'
import { BookingPage } from './booking/BookingPage'
import { CheckoutPage } from './CheckoutPage'
import { GiftCheckoutPage } from './GiftCheckoutPage'
import { ReviewPage } from './review/ReviewPage'
import { readRoute } from './route'
import { ConfirmationPage } from './trip/ConfirmationPage'
import { useForgetTyped } from './use-forget-typed'

export function App() {
  const route = readRoute(usePageLocation())
  useForgetTyped(route.page === 'confirmation' && route.succeeded)
  switch (route.page) {
    case 'confirmation':
      return <ConfirmationPage orderUUID={route.orderUUID} />
    case 'booking':
      return <BookingPage changes={route.changes} />
    case 'review':
      return <ReviewPage />
    case 'gifting':
      return <GiftCheckoutPage />
    case 'activity':
      return <ActivityCheckoutPage />
    default:
      return <CheckoutPage />
  }
}
